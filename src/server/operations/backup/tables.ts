import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { getTableName, sql } from '../../db/drizzle.ts';
import { getTableConfig, whyLeftOut } from '../../db/pg-core.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { cacheTags } from '../../db/schema/cache.ts';
import { rateLimits } from '../../db/schema/limits.ts';
import { outbox } from '../../db/schema/outbox.ts';
import { SUBJECTS } from '../../subjects.ts';

/** Those of the platform belong to no subject. */
const TABLES = [...SUBJECTS.flatMap(({ tables }) => tables), rateLimits, cacheTags, outbox];

export const LEFT_OUT_TABLES = TABLES.filter((table) => whyLeftOut(table) !== undefined).map(getTableName);

/** In restore order: each table comes after the tables that its foreign keys refer to. */
export const RESTORED = inRestoreOrder(TABLES.filter((table) => whyLeftOut(table) === undefined));
export const BACKED_UP_TABLES = RESTORED.map(getTableName);

export function inRestoreOrder(tables: readonly PgTable[]): PgTable[] {
  const placed: PgTable[] = [];
  const seen = new Set<PgTable>();
  const place = (table: PgTable): void => {
    if (seen.has(table) || !tables.includes(table)) return;
    seen.add(table);
    for (const key of getTableConfig(table).foreignKeys) place(key.reference().foreignTable);
    placed.push(table);
  };
  tables.forEach(place);
  return placed;
}

/** The state of an identity column. Ids of deleted rows are never reused, because the audit log refers to them. */
export type Sequence = { lastValue: number; isCalled: boolean };

/** Bounds the memory of a backup: a batch is one file of it. */
const batchSize = (table: string) => (table === 'article_revisions' ? 20 : 200);

/**
 * Yields a table's rows in batches, ordered by key, one JSON object per row. Postgres writes the JSON, so that values
 * keep their full precision, such as microseconds. Must run in a transaction.
 */
export async function* readRows(db: Database, table: string): AsyncGenerator<string[]> {
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
export async function insertRows(db: Database, table: string, lines: string[]): Promise<void> {
  const columns = await columnsOf(db, table);
  const name = sql.identifier(table);
  await db.execute(sql`
    insert into ${name} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`);
}

export async function readSequence(db: Database, table: string): Promise<Sequence | undefined> {
  const name = await sequenceOf(db, table);
  if (!name) return undefined;
  const [row] = await rowsOf<{ last: string; called: boolean }>(
    db,
    sql.raw(`select last_value as last, is_called as called from ${name}`),
  );
  return row && { lastValue: Number(row.last), isCalled: row.called };
}

export async function setSequence(db: Database, table: string, { lastValue, isCalled }: Sequence): Promise<void> {
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${lastValue}::bigint, ${isCalled}::boolean)`,
  );
}

/** A database with pending migrations lacks the newest tables. */
export async function backedUpTablesOf(db: Database): Promise<string[]> {
  const existing = await tablesOf(db);
  return BACKED_UP_TABLES.filter((table) => existing.has(table));
}

/** Empties all tables, including the audit log, whose trigger refuses deletions. */
export async function truncateTables(db: Database): Promise<void> {
  const existing = await tablesOf(db);
  const all = [...BACKED_UP_TABLES, ...LEFT_OUT_TABLES]
    // Versions must never go down: running processes compare with them.
    .filter((table) => existing.has(table) && table !== 'cache_tags')
    .map((table) => sql.identifier(table));
  await db.execute(sql`alter table audit_log disable trigger audit_log_append_only`);
  await db.execute(sql`truncate ${sql.join(all, sql`, `)} restart identity`);
  await db.execute(sql`alter table audit_log enable trigger audit_log_append_only`);
}

export async function countRows(db: Database, table: string): Promise<number> {
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
async function columnsOf(db: Database, table: string) {
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

async function sequenceOf(db: Database, table: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ name: string | null }>(
    db,
    sql`select pg_get_serial_sequence(${table}, column_name)::text as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table} and is_identity = 'YES'`,
  );
  return row?.name ?? undefined;
}
