import { openAsBlob } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, inject, type ProvidedContext } from 'vitest';
import { migrationsFolder } from '../../../src/server/db/connect.ts';
import type { Connection, Database } from '../../../src/server/db/database.ts';
import { openEmbedded } from '../../../src/server/db/embedded.ts';
import { FIXED_CATEGORIES } from '../../../src/shared/categories.ts';

/** Opening the embedded database takes a second, on a busy machine half a minute. */
const OPENING_MS = 90_000;

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test-template.ts left a database as Postgres makes it, and a migrated one without rows. */
    emptyDatabase: string;
    migratedDatabase: string;
  }
}

const openCopy = async (kept: keyof ProvidedContext) =>
  openEmbedded('memory://', migrationsFolder, await openAsBlob(inject(kept)));

/** An embedded database that is there already, migrated: ten times as fast as making one. */
export const openInMemory = () => openCopy('migratedDatabase');

/** The same as a new one, which nothing has migrated yet. */
export const openUnmigrated = () => openCopy('emptyDatabase');

/** One migrated database for a test file, in memory if no other is opened, emptied of everything but the fixed categories before each test. */
export function setUpTestDatabase(open = openInMemory): { readonly db: Database } {
  let connection: Connection | undefined;
  beforeAll(async () => {
    connection = await open();
    await connection.migrate();
  }, OPENING_MS);
  beforeEach(async () => {
    await connection?.db.execute(
      sql`truncate articles, writers, deleted_entries, staff, sessions, contact_messages, rate_limits, images restart identity cascade`,
    );
    await connection?.db.execute(sql`delete from categories where id > ${FIXED_CATEGORIES.length}`);
    // Only the owner of the table can do this; the site itself never does.
    await connection?.db.execute(sql`alter table audit_log disable trigger audit_log_append_only`);
    await connection?.db.execute(sql`truncate audit_log restart identity`);
    await connection?.db.execute(sql`alter table audit_log enable trigger audit_log_append_only`);
  });
  afterAll(() => connection?.close());
  return {
    get db() {
      if (!connection) throw new Error('The test database is there only inside tests');
      return connection.db;
    },
  };
}
