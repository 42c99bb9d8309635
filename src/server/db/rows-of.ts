import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** `execute` with a typed result, for all drivers. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  return ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;
}
