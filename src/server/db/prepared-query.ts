import type { Database } from './database.ts';

/**
 * Builds a query once per database and shape, and reuses it with other values. For frequent reads: building the SQL
 * takes longer than anything else in a small response.
 */
export function preparedQuery<Q, Shape = void>(
  build: (db: Database, shape: Shape) => Q,
): (db: Database, shape: Shape) => Q {
  const cache = new WeakMap<Database, Map<string, Q>>();
  return (db, shape) => {
    const queries = cache.get(db) ?? new Map<string, Q>();
    cache.set(db, queries);
    const key = JSON.stringify(shape) ?? '';
    const query = queries.get(key) ?? build(db, shape);
    queries.set(key, query);
    return query;
  };
}

/** For Drizzle's `prepare`: Postgres plans an unnamed statement for the values of each call. */
export const UNNAMED_STATEMENT = '';
