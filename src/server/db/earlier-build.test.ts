import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../../tests/support/database/test-database.ts';
import { currentSchema } from '../operations/backup/schema-version.ts';
import { knownMigrations, refuseEarlierBuild } from './connect.ts';
import type { Connection } from './database.ts';
import { sql } from './drizzle.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await openInMemory();
});
afterAll(() => connection.close());

const REFUSED =
  /made by an earlier build of the site, .*: start with a new one .*, or restore a backup .* \(npm run restore -- FILE\)$/;

test('takes a database of this version, and of a newer one', async () => {
  const { db } = connection;
  await refuseEarlierBuild(db);
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`);
  await refuseEarlierBuild(db);
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
});

test('refuses the database of an earlier build, whose migrations were others', async () => {
  const { db } = connection;
  const [first] = await knownMigrations();
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = ${String((first?.when ?? 0) - 1)}::bigint`);
  await expect(refuseEarlierBuild(db)).rejects.toThrow(REFUSED);
  await expect(currentSchema(db)).rejects.toThrow(REFUSED);
});
