import { findPgBouncer } from '../../scripts/set-up/tools.mjs';
import { connect } from '../../src/server/db/connect.ts';
import type { Connection } from '../../src/server/db/database.ts';
import type { PoolLimits } from '../../src/server/db/limited-pool.ts';
import { startLocalPostgres } from '../support/database/local-postgres.ts';
import { PATIENT } from '../support/database/patience.ts';
import { startPgBouncer } from '../support/database/pgbouncer.ts';
import { bridgeVercelPostgres } from '../support/database/websocket-bridge.ts';
import { interruptiblePort } from './interruptible-port.ts';

/** A local Postgres behind an interruptible port, for both drivers of hosted databases; and a PgBouncer where it is installed. */
export async function startHostedPostgres() {
  const postgres = await startLocalPostgres();
  const port = await interruptiblePort(postgres.port);
  const bouncer = findPgBouncer() ? await startPgBouncer(postgres) : undefined;
  const bridge = await bridgeVercelPostgres(port.port);
  const createDatabase = async (name: string) =>
    (await postgres.createDatabase(name)).replace(`:${postgres.port}/`, `:${port.port}/`);
  return {
    port,
    connectPg: async (name: string, limits?: PoolLimits): Promise<Connection> =>
      connect({ driver: 'pg', url: await createDatabase(name) }, limits),
    connectVercel: async (name: string, limits?: PoolLimits): Promise<Connection> =>
      connect({ driver: 'vercel', url: (await createDatabase(name)).replace('127.0.0.1', 'localhost') }, limits),
    connectThroughPgBouncer:
      bouncer &&
      (async (name: string): Promise<Connection> => {
        await postgres.createDatabase(name);
        return connect({ driver: 'pg', url: bouncer.urlOf(name) }, PATIENT);
      }),
    async stop(): Promise<void> {
      await bouncer?.stop();
      await bridge.close();
      await port.close();
      await postgres.stop();
    },
  };
}
