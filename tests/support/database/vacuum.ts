import type pg from 'pg';
import type { Database } from '../../../src/server/db/database.ts';
import { sql } from '../../../src/server/db/drizzle.ts';

/** VACUUM runs in no transaction, and a pool of the site runs every statement in one: so on a connection of its own. */
export async function vacuumAnalyze(db: Database): Promise<void> {
  const { $client } = db as unknown as { $client: Partial<pg.Pool & { Client: typeof pg.Client }> };
  if (!$client.Client) return void (await db.execute(sql`vacuum analyze`));
  const client = new $client.Client($client.options);
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}
