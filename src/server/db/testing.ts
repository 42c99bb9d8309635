import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { FIXED_CATEGORIES } from '../../shared/categories.ts';
import { connect } from './connect.ts';
import type { Connection, Database } from './database.ts';

/** One migrated in-memory database for a test file, emptied of everything but the fixed categories before each test. */
export function setUpTestDatabase(): { readonly db: Database } {
  let connection: Connection | undefined;
  beforeAll(async () => {
    connection = await connect({ driver: 'pglite', folder: 'memory://' });
    await connection.migrate();
  });
  beforeEach(async () => {
    await connection?.db.execute(
      sql`truncate articles, writers, staff, sessions, contact_messages, rate_limits restart identity cascade`,
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
