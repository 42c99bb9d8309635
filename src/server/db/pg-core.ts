import type { PgTable } from 'drizzle-orm/pg-core';
import packages from './packages.cjs';

const { pgTable } = packages.pgCore;

/** A table whose rows are in every backup. There is no other way to make one than this and the next. */
export const backedUpTable = pgTable;

const reasons = new WeakMap<PgTable, string>();

/** A table that a backup leaves out, with the reason: its rows must not come back, or the site makes them again. */
export const leftOutTable = (reason: string): typeof pgTable =>
  ((...columns: Parameters<typeof pgTable>) => {
    const table = pgTable(...columns);
    reasons.set(table, reason);
    return table;
  }) as typeof pgTable;

/** Undefined for a table that a backup holds. */
export const whyLeftOut = (table: PgTable): string | undefined => reasons.get(table);

export const {
  alias,
  bigint,
  boolean,
  customType,
  date,
  getTableConfig,
  index,
  integer,
  jsonb,
  pgSequence,
  primaryKey,
  smallint,
  text,
  timestamp,
  unionAll,
  unique,
  uniqueIndex,
  uuid,
} = packages.pgCore;
