import { openAsBlob } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, inject, type ProvidedContext } from 'vitest';
import { migrationsFolder } from '../../../src/server/db/connect.ts';
import type { Connection, Database } from '../../../src/server/db/database.ts';
import { openEmbedded } from '../../../src/server/db/embedded.ts';
import { FIXED_CATEGORIES } from '../../../src/shared/categories.ts';

/** Opening takes a second, but half a minute on a busy machine. */
const OPENING_MS = 90_000;

declare module 'vitest' {
  interface ProvidedContext {
    /** The dump files of template.ts: a new database and a migrated one. */
    emptyDatabase: string;
    migratedDatabase: string;
  }
}

const openCopy = async (dump: keyof ProvidedContext) =>
  openEmbedded('memory://', migrationsFolder, await openAsBlob(inject(dump)));

/** A copy of the migrated database: ten times as fast as creating one. */
export const openInMemory = () => openCopy('migratedDatabase');

/** A new database without any migration. */
export const openUnmigrated = () => openCopy('emptyDatabase');

/** One migrated database per test file. Before each test everything but the fixed categories is deleted. */
export function setUpTestDatabase(open = openInMemory): { readonly db: Database } {
  let connection: Connection | undefined;
  beforeAll(async () => {
    connection = await open();
    await connection.migrate();
  }, OPENING_MS);
  beforeEach(async () => {
    await connection?.db.execute(
      sql`truncate articles, article_revisions, article_bin, draft_changes, article_schedules, article_reviews, reader_feedback, daily_counts, link_answers, preview_links, recoverable_drafts, writers, deleted_entries, staff, sessions, account_links, known_browsers, contact_messages, outbox, rate_limits, images restart identity cascade`,
    );
    await connection?.db.execute(sql`delete from categories where id > ${FIXED_CATEGORIES.length}`);
    // The trigger refuses deletions, even by the site itself.
    await connection?.db.execute(sql`alter table audit_log disable trigger audit_log_append_only`);
    await connection?.db.execute(sql`truncate audit_log restart identity`);
    await connection?.db.execute(sql`alter table audit_log enable trigger audit_log_append_only`);
  });
  afterAll(() => connection?.close());
  return {
    get db() {
      if (!connection) throw new Error('The test database is only available inside tests');
      return connection.db;
    },
  };
}
