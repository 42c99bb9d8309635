// biome-ignore lint/performance/noBarrelFile: the one import of Drizzle by its package's name, see the comment below
export {
  and,
  arrayContains,
  asc,
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
} from 'drizzle-orm';

// Node reads Drizzle's package.json, 180 KB, again for every module that imports it by name. With 200 such modules that
// was a quarter of the server's start. Types cost nothing: they are imported from the package.
