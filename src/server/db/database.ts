import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Drizzle's query builder, the same for all three drivers. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Column names are snake_case in SQL, camelCase in code. */
export const CASING = 'snake_case';

export type Connection = {
  db: Database;
  /** Applies all pending migrations, or none. Call it within `exclusively`, which open-dependencies.ts does. */
  migrate: () => Promise<void>;
  close: () => Promise<void>;
  /** Runs `work` while no other process runs its own: for preparing a database that several processes open at once. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** Calls `onNotify` for each notification of other processes (db/listen.ts). Only a database server has it. */
  listen?: (channel: string, onNotify: () => void) => () => Promise<void>;
  /** Whether the local disk takes changes. Only the embedded database has it. */
  hasDiskSpace?: () => Promise<boolean>;
  /** Calls `listener` when the database stops by itself, opens again, or cannot. Only the embedded database has it. */
  onTrouble?: (listener: (event: DatabaseTrouble, problem: string) => void) => void;
};

export type DatabaseTrouble = 'database-stopped' | 'database-reopened' | 'database-lost';
