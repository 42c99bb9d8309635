import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from './connect.ts';
import { CASING } from './database.ts';

/** Vitest's global set-up: one database is made and migrated; every test file gets a copy of it. */
export default async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  const client = await PGlite.create('memory://', { extensions: { btree_gin, pg_trgm, unaccent } });
  await migrate(drizzle(client, { casing: CASING }), { migrationsFolder });
  const folder = await mkdtemp(join(tmpdir(), 'clinic-template-'));
  const file = join(folder, 'database.tar');
  const dump = await client.dumpDataDir('none');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  await client.close();
  project.provide('databaseTemplate', file);
  return () => rm(folder, { recursive: true });
}
