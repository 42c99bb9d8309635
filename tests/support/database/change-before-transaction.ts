import type { Context } from '../../../src/server/context.ts';
import type { Database } from '../../../src/server/db/database.ts';

/** A context that runs `change` before each of its transactions: after the code under test checked, before it acts. */
export function changeBeforeTransaction(context: Context, change: () => Promise<unknown>): Context {
  const get = (db: Database, key: keyof Database) => {
    if (key === 'transaction')
      return async (work: Parameters<Database['transaction']>[0]) => {
        await change();
        return db.transaction(work);
      };
    const value = db[key];
    return typeof value === 'function' ? value.bind(db) : value;
  };
  return { ...context, db: new Proxy(context.db, { get: get as never }) };
}
