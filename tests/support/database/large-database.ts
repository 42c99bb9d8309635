import { afterAll, beforeAll } from 'vitest';
import { asSystem, type Context } from '../../../src/server/context.ts';
import { connect } from '../../../src/server/db/connect.ts';
import type { Connection } from '../../../src/server/db/database.ts';
import { testDependencies } from '../api/test-dependencies.ts';
import { type LocalPostgres, startLocalPostgres } from './local-postgres.ts';
import { PATIENT } from './patience.ts';
import { vacuumAnalyze } from './vacuum.ts';

type Large = { db: Connection['db']; context: Context };

/** A Postgres of its own, which `fill` fills once, and which then knows how much is in it. */
export function setUpLargeDatabase(fill: (db: Connection['db'], context: Context) => Promise<unknown>): Large {
  const large = {} as Large;
  let postgres: LocalPostgres;
  let connection: Connection;
  beforeAll(async () => {
    postgres = await startLocalPostgres();
    connection = await connect({ driver: 'pg', url: await postgres.createDatabase('large') }, PATIENT);
    await connection.migrate();
    Object.assign(large, { db: connection.db, context: asSystem(testDependencies(connection.db)) });
    await fill(large.db, large.context);
    await vacuumAnalyze(large.db);
  }, 600_000);
  afterAll(async () => {
    await connection.close();
    await postgres.stop();
  });
  return large;
}
