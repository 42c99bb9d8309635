import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/** What a backup holds, each table after those that it points at. */
export const BACKED_UP_TABLES = [
  'categories',
  'writers',
  'articles',
  'slug_redirects',
  'images',
  'staff',
  'second_factors',
  'contact_messages',
  'audit_log',
] as const;

/** What it does not hold, and why. A test compares both lists with the database. */
export const EXCLUDED_TABLES = {
  sessions: 'a session that was ended since must not come back to life: everybody logs in again',
  rate_limits: 'counts of the last minutes',
  deleted_entries: 'what can be undone for an hour, not longer',
  article_counts: 'made by a trigger as articles are written',
  search_terms: 'made by a trigger as articles are written',
  search_words: 'made by a trigger as articles are written',
  search_lexemes: 'made by a trigger as articles are written',
} as const;

export type BackedUpTable = (typeof BACKED_UP_TABLES)[number];

/** Where an identity column goes on: also past the numbers of rows that were deleted, which the audit log names. */
export type Sequence = { lastValue: number; isCalled: boolean };

const ROWS_AT_ONCE = 200;

/**
 * The rows of a table as lines of JSON that Postgres itself writes, so that every value comes back as it was, down to
 * the microsecond; by key, a part at a time. Within a transaction.
 */
export async function* readRows(db: Database, table: BackedUpTable): AsyncGenerator<string[]> {
  const columns = await columnsOf(db, table);
  await db.execute(sql`
    declare backup_rows no scroll cursor for
    select row_to_json(kept)::text as line from (select ${columns} from ${sql.identifier(table)} order by 1) as kept`);
  for (;;) {
    const rows = await rowsOf<{ line: string }>(db, sql.raw(`fetch ${ROWS_AT_ONCE} from backup_rows`));
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await db.execute(sql`close backup_rows`);
}

/** Puts lines of {@link readRows} back, under the ids they had. */
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

/** Those that this database has: one that waits for its migrations lacks the newest. */
export async function backedUpTablesOf(db: Database): Promise<BackedUpTable[]> {
  const there = await tablesOf(db);
  return BACKED_UP_TABLES.filter((table) => there.has(table));
}

/** Empties every table of the site. The audit log, which refuses that to everybody else, too. */
export async function truncateTables(db: Database): Promise<void> {
  const there = await tablesOf(db);
  const all = [...BACKED_UP_TABLES, ...Object.keys(EXCLUDED_TABLES)]
    .filter((table) => there.has(table))
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

/** What a statement answers, on whichever driver. */
export async function rowsOf<Row>(db: Database, statement: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
}

async function tablesOf(db: Database): Promise<Set<string>> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select table_name::text as name from information_schema.tables where table_schema = 'public'`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Those that are stored; what Postgres computes, it computes again. */
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
