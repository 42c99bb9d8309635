import { afterAll, beforeAll, expect } from 'vitest';
import { asSystem, type Context } from '../../../src/server/context.ts';
import { connect } from '../../../src/server/db/connect.ts';
import type { Connection } from '../../../src/server/db/database.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import { rowsOf } from '../../../src/server/db/rows-of.ts';
import type { Dependencies } from '../../../src/server/dependencies.ts';
import { testDependencies } from '../api/test-dependencies.ts';
import { type LocalPostgres, startLocalPostgres } from './local-postgres.ts';
import { PATIENT } from './patience.ts';

type TwoProcesses = { here: Context; there: Context; db: Connection['db'] };

/** Two contexts with connections of their own to one Postgres, as two processes have. Both get the same `dependencies`. */
export function setUpTwoProcesses(dependencies: Partial<Dependencies>): TwoProcesses {
  const processes = {} as TwoProcesses;
  const connections: Connection[] = [];
  let postgres: LocalPostgres;
  beforeAll(async () => {
    postgres = await startLocalPostgres();
    const url = await postgres.createDatabase('writes');
    const [here, there] = [
      await connect({ driver: 'pg', url }, PATIENT),
      await connect({ driver: 'pg', url }, PATIENT),
    ];
    connections.push(here, there);
    await here.migrate();
    const contextOf = ({ db }: Connection) => asSystem({ ...testDependencies(db), ...dependencies });
    Object.assign(processes, { here: contextOf(here), there: contextOf(there), db: here.db });
  });
  afterAll(async () => {
    for (const { close } of connections) await close();
    await postgres.stop();
  });
  return processes;
}

/** Resolves when a connection to this database waits for a lock. */
export async function someoneWaits({ db }: Pick<TwoProcesses, 'db'>): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(() => rowsOf(db, waiting), { interval: 5 }).not.toEqual([]);
}
