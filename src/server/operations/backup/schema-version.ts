import { knownMigrations, migrationsFolder, refuseEarlierBuild } from '../../db/connect.ts';
import type { Database } from '../../db/database.ts';
import { sql } from '../../db/drizzle.ts';
import packages from '../../db/packages.cjs';
import { rowsOf } from '../../db/rows-of.ts';
import { CommandError } from '../../errors/errors.ts';

/** Whether a migration precedes the last one of this version; undefined for an unknown migration. */
export async function isOlderSchema(tag: string): Promise<boolean | undefined> {
  const tags = (await knownMigrations()).map((migration) => migration.tag);
  return tags.includes(tag) ? tag !== tags.at(-1) : undefined;
}

/** Applies the migrations up to and including `tag` to a new database. Runs in the caller's transaction. */
export async function createSchemaAt(db: Database, tag: string): Promise<void> {
  const last = (await knownMigrations()).find((migration) => migration.tag === tag)?.when ?? 0;
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  const { readMigrationFiles } = packages.migrator();
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis > last) return;
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${String(folderMillis)}::bigint)`,
    );
  }
}

/** The last migration of this database; undefined without any. Throws when another version of the site made it. */
export async function currentSchema(db: Database): Promise<string | undefined> {
  await refuseEarlierBuild(db);
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
  if (!found) throw new CommandError('This database belongs to a newer version of the site: update the site first');
  return found.tag;
}
