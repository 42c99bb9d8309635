import type { Database } from '../../../src/server/db/database.ts';

/** The value of a column that nobody meant to publish. No text of the site holds it. */
export const UNPUBLISHED = 'kolomgeheim';

type PreparedQuery = { execute: (...values: unknown[]) => Promise<unknown> };
type Session = { prepareQuery: (...query: unknown[]) => PreparedQuery };

/** From now on every row that this database returns has one more column, as after a migration that adds it. */
export function addUnknownColumn(db: Database): void {
  const { session } = db as unknown as { session: Session };
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (...query) => {
    const prepared = prepareQuery(...query);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = async (...values) => withColumn(await execute(...values));
    return prepared;
  };
}

function withColumn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withColumn);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withColumn(inner)]);
  return { ...Object.fromEntries(entries), internalNote: UNPUBLISHED };
}
