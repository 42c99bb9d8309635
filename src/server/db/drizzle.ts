import { createRequire } from 'node:module';

// Required, not imported: for each of its ES modules Node reads Drizzle's package.json, 180 KB, again. Together with
// pg-core that was 1.4 s and 230 MB of every start, build and command; as CommonJS it is 0.1 s and 20 MB.
const require = createRequire(import.meta.url);
const drizzle: typeof import('drizzle-orm') = require('drizzle-orm');

export const {
  and,
  arrayContains,
  asc,
  between,
  count,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  ne,
  notInArray,
  notLike,
  or,
  sql,
  sum,
} = drizzle;
