import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../src/server/db/database.ts';
import { rowsOf } from '../../../src/server/db/rows-of.ts';
import { categories } from '../../../src/server/db/schema/categories.ts';

const TABLES = [
  'articles',
  'article_revisions',
  'article_bin',
  'draft_changes',
  'article_schedules',
  'article_reviews',
  'reader_feedback',
  'daily_counts',
  'link_answers',
  'preview_links',
  'recoverable_drafts',
  'writers',
  'deleted_entries',
  'staff',
  'sessions',
  'account_links',
  'known_browsers',
  'contact_messages',
  'outbox',
  'rate_limits',
  'images',
  'audit_log',
] as const;

type Category = typeof categories.$inferSelect;
type Table = (typeof TABLES)[number];

const LIST = TABLES.map((table) => `('${table}', exists (select from ${table}))`).join(', ');
const FIND_ROWS = sql.raw(`select "table" from (values ${LIST}) as found ("table", has_rows) where has_rows`);

const NAMES = TABLES.map((table) => `'${table}'`).join(', ');
const RESTART_IDS = sql.raw(
  `select setval(sequence.oid, 1, false) from pg_class sequence
   join pg_depend on pg_depend.objid = sequence.oid and pg_depend.deptype in ('a', 'i')
   join pg_class owner on owner.oid = pg_depend.refobjid
   where sequence.relkind = 'S' and owner.relname in (${NAMES})`,
);

/** The fixed categories of each database, as its migrations made them. */
const fixedCategories = new WeakMap<Database, Category[]>();

/**
 * Deletes everything but the fixed categories, and lets ids begin at 1 again. Truncates only the tables with rows:
 * truncating all of them takes fifty milliseconds.
 */
export async function emptyTables(db: Database): Promise<void> {
  const found = (await rowsOf<{ table: Table }>(db, FIND_ROWS)).map(({ table }) => table);
  const others = found.filter((table) => table !== 'audit_log');
  if (others.length > 0) await db.execute(sql.raw(`truncate ${others.join(', ')} cascade`));
  if (found.includes('audit_log')) await emptyAuditLog(db);
  await db.execute(RESTART_IDS);
  await restoreCategories(db);
}

/** A trigger refuses deletions, even by the site itself. */
async function emptyAuditLog(db: Database): Promise<void> {
  await db.execute(sql`alter table audit_log disable trigger audit_log_append_only`);
  await db.execute(sql`truncate audit_log`);
  await db.execute(sql`alter table audit_log enable trigger audit_log_append_only`);
}

async function restoreCategories(db: Database): Promise<void> {
  const present = await db.select().from(categories).orderBy(categories.id);
  const fixed = fixedCategories.get(db) ?? present;
  fixedCategories.set(db, fixed);
  if (isDeepStrictEqual(present, fixed)) return;
  await db.delete(categories);
  await db.insert(categories).overridingSystemValue().values(fixed);
}
