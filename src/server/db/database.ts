import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle's query builder, the same for all three drivers. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Column names are snake_case in SQL, camelCase in code. */
export const CASING = 'snake_case';

export type Connection = {
  db: Database;
  /** Applies all pending migrations, or none. */
  migrate: () => Promise<void>;
  close: () => Promise<void>;
  /** Whether the local disk has space for changes. Only the embedded database has it. */
  hasDiskSpace?: () => Promise<boolean>;
};
