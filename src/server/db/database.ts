import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What verbs see of a database: Drizzle's query builder, whichever of the three drivers is behind it. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Column names are snake_case in SQL, camelCase in code. */
export const CASING = 'snake_case';

export type Connection = {
  db: Database;
  /** Applies the migrations that are not there yet, all or none. */
  migrate: () => Promise<void>;
  close: () => Promise<void>;
  /** For a database on our own disk: whether that has room for changes. */
  hasDiskSpace?: () => Promise<boolean>;
};
