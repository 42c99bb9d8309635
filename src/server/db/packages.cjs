/*
 * Drizzle and the drivers of Postgres, as CommonJS: for each ES module of a package Node reads the package's package.json
 * again, and Drizzle has 400 of them and a package.json of 180 KB. That was 1.3 s and 230 MB of every start, build and
 * command. A file of its own, because what Vercel puts into a function follows `require` only in CommonJS.
 */
module.exports = {
  drizzle: require('drizzle-orm'),
  pgCore: require('drizzle-orm/pg-core'),
  embedded: () => ({ ...require('drizzle-orm/pglite'), ...require('drizzle-orm/pglite/migrator') }),
  pg: () => ({
    pg: require('pg'),
    ...require('drizzle-orm/node-postgres'),
    ...require('drizzle-orm/node-postgres/migrator'),
  }),
  vercel: () => ({
    ...require('@vercel/postgres'),
    ...require('drizzle-orm/vercel-postgres'),
    ...require('drizzle-orm/vercel-postgres/migrator'),
  }),
  migrator: () => require('drizzle-orm/migrator'),
};
