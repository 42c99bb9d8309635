import type { Database } from './database.ts';

/**
 * Builds a query once for each database and shape; only its values change from then on. For what readers ask for again
 * and again: putting the SQL together takes the server longer than anything else about a small answer.
 */
export function preparedQuery<Q, Shape = void>(
  build: (db: Database, shape: Shape) => Q,
): (db: Database, shape: Shape) => Q {
  const built = new WeakMap<Database, Map<string, Q>>();
  return (db, shape) => {
    const queries = built.get(db) ?? new Map<string, Q>();
    built.set(db, queries);
    const key = JSON.stringify(shape) ?? '';
    const query = queries.get(key) ?? build(db, shape);
    queries.set(key, query);
    return query;
  };
}

/** Without a name: the SQL is kept here, the database plans it anew for the values of the day. */
export const UNNAMED_STATEMENT = '';
