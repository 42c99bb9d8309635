import { createRequire } from 'node:module';

// Required for the reason in drizzle.ts.
const require = createRequire(import.meta.url);
const pgCore: typeof import('drizzle-orm/pg-core') = require('drizzle-orm/pg-core');

export const {
  alias,
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unionAll,
  unique,
  uniqueIndex,
  uuid,
} = pgCore;
