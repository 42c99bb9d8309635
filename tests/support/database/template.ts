import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from '../../../src/server/db/connect.ts';
import { CASING } from '../../../src/server/db/database.ts';
import packages from '../../../src/server/db/packages.cjs';
import { withinAMinute } from '../timing/within-a-minute.ts';

const { drizzle, migrate } = packages.embedded();

/**
 * Vitest's global set-up: dumps one database before and after its migration, because creating one takes five seconds.
 * Tests open copies of the dumps.
 */
export default async function createTemplates(project: TestProject): Promise<() => Promise<void>> {
  const opened = PGlite.create('memory://', { extensions: { btree_gin, pg_trgm, unaccent } });
  const client = await withinAMinute(opened, () => 'a new embedded database');
  const folder = await mkdtemp(join(tmpdir(), 'clinic-template-'));
  const dump = async (name: string): Promise<string> => {
    const file = join(folder, name);
    const data = await client.dumpDataDir('none');
    await writeFile(file, Buffer.from(await data.arrayBuffer()));
    return file;
  };
  project.provide('emptyDatabase', await dump('empty.tar'));
  await migrate(drizzle(client, { casing: CASING }), { migrationsFolder });
  project.provide('migratedDatabase', await dump('migrated.tar'));
  await client.close();
  return () => rm(folder, { recursive: true });
}
