import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrationsFolder } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from './tables.ts';

type Journal = { entries: Array<{ when: number; tag: string }> };

/** The migrations that this version of the site knows, in order. */
async function knownMigrations(): Promise<Journal['entries']> {
  return (JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal).entries;
}

/** The last migration that this version of the site knows. */
export async function newestSchema(): Promise<string> {
  return (await knownMigrations()).at(-1)?.tag ?? '';
}

/** The last migration of this database; undefined when there never was one. Throws when it is newer than the site. */
export async function schemaOf(db: Database): Promise<string | undefined> {
  const [table] = await rowsOf<{ is: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  );
  if (!table?.is) return undefined;
  const [last] = await rowsOf<{ at: string | null }>(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  if (!last?.at) return undefined;
  const found = (await knownMigrations()).find(({ when }) => String(when) === last.at);
  if (!found) throw new Error('This database belongs to a newer version of the site: update the site first');
  return found.tag;
}
