import type { Database } from '../../db/database.ts';
import { sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows-of.ts';

/** In restore order: each table comes after the tables that its foreign keys refer to. */
export const BACKED_UP_TABLES = [
  'categories',
  'writers',
  'articles',
  'article_pairs',
  'article_revisions',
  'draft_changes',
  'article_bin',
  'article_schedules',
  'article_reviews',
  'hand_ins',
  'reader_feedback',
  'daily_counts',
  'searched_terms',
  'slug_redirects',
  'images',
  'staff',
  'second_factors',
  'document_versions',
  'document_confirmations',
  'contact_messages',
  'audit_log',
] as const;

/** With the reason. A test compares both lists with the database. */
export const EXCLUDED_TABLES = {
  sessions: 'a session that was ended since the backup must not become valid again',
  account_links: 'a link that was used or revoked since the backup must not work again',
  known_browsers: 'which browsers somebody uses; after a restore, the next login in each is mailed once more',
  rate_limits: 'counters of the last minutes',
  cache_tags: 'versions of what running processes have cached',
  outbox: 'a restore makes new rows for unsent mails, and purges everything on a CDN',
  recoverable_drafts: 'unsaved text; the browsers of staff have it too, and after a restore it matches no article',
  preview_links: 'a link that was revoked since the backup must not work again',
  link_answers: 'what other websites answered; the nightly check asks again',
  article_presence: 'who had an article open in the last minute',
  deleted_entries: 'deletions can be undone for one hour only',
  article_counts: 'a trigger fills it when articles are inserted',
  picture_uses: 'a trigger fills it when articles, writers and versions of documents are inserted',
  search_names: 'a trigger fills it when categories and writers are inserted',
  search_terms: 'a trigger fills it when articles are inserted',
  search_words: 'a trigger fills it when articles are inserted',
  search_lexemes: 'a trigger fills it when articles are inserted',
} as const;

export type BackedUpTable = (typeof BACKED_UP_TABLES)[number];

/** The state of an identity column. Ids of deleted rows are never reused, because the audit log refers to them. */
export type Sequence = { lastValue: number; isCalled: boolean };

/** Bounds the memory of a backup: a batch is one file of it. */
const batchSize = (table: BackedUpTable) => (table === 'article_revisions' ? 20 : 200);

/**
 * Yields a table's rows in batches, ordered by key, one JSON object per row. Postgres writes the JSON, so that values
 * keep their full precision, such as microseconds. Must run in a transaction.
 */
export async function* readRows(db: Database, table: BackedUpTable): AsyncGenerator<string[]> {
  const columns = await columnsOf(db, table);
  await db.execute(sql`
    declare backup_rows no scroll cursor for
    select row_to_json(data)::text as line from (select ${columns} from ${sql.identifier(table)} order by 1) as data`);
  for (;;) {
    const rows = await rowsOf<{ line: string }>(db, sql.raw(`fetch ${batchSize(table)} from backup_rows`));
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await db.execute(sql`close backup_rows`);
}

/** Inserts rows from {@link readRows} with their original ids. */
export async function insertRows(db: Database, table: BackedUpTable, lines: string[]): Promise<void> {
  const columns = await columnsOf(db, table);
  const name = sql.identifier(table);
  await db.execute(sql`
    insert into ${name} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`);
}

export async function readSequence(db: Database, table: BackedUpTable): Promise<Sequence | undefined> {
  const name = await sequenceOf(db, table);
  if (!name) return undefined;
  const [row] = await rowsOf<{ last: string; called: boolean }>(
    db,
    sql.raw(`select last_value as last, is_called as called from ${name}`),
  );
  return row && { lastValue: Number(row.last), isCalled: row.called };
}

export async function setSequence(
  db: Database,
  table: BackedUpTable,
  { lastValue, isCalled }: Sequence,
): Promise<void> {
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${lastValue}::bigint, ${isCalled}::boolean)`,
  );
}

/** A database with pending migrations lacks the newest tables. */
export async function backedUpTablesOf(db: Database): Promise<BackedUpTable[]> {
  const existing = await tablesOf(db);
  return BACKED_UP_TABLES.filter((table) => existing.has(table));
}

/** Empties all tables, including the audit log, whose trigger refuses deletions. */
export async function truncateTables(db: Database): Promise<void> {
  const existing = await tablesOf(db);
  const all = [...BACKED_UP_TABLES, ...Object.keys(EXCLUDED_TABLES)]
    // Versions must never go down: running processes compare with them.
    .filter((table) => existing.has(table) && table !== 'cache_tags')
    .map((table) => sql.identifier(table));
  await db.execute(sql`alter table audit_log disable trigger audit_log_append_only`);
  await db.execute(sql`truncate ${sql.join(all, sql`, `)} restart identity`);
  await db.execute(sql`alter table audit_log enable trigger audit_log_append_only`);
}

export async function countRows(db: Database, table: BackedUpTable): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::integer as total from ${sql.identifier(table)}`,
  );
  return row?.total ?? 0;
}

async function tablesOf(db: Database): Promise<Set<string>> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select table_name::text as name from information_schema.tables where table_schema = 'public'`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Without generated columns, which Postgres computes. */
async function columnsOf(db: Database, table: BackedUpTable) {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select column_name::text as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`,
  );
  return sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}

async function sequenceOf(db: Database, table: BackedUpTable): Promise<string | undefined> {
  const [row] = await rowsOf<{ name: string | null }>(
    db,
    sql`select pg_get_serial_sequence(${table}, column_name)::text as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and is_identity = 'YES'`,
  );
  return row?.name ?? undefined;
}
