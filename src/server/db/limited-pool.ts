import { withTimeout } from '../deadline.ts';
import { callDatabase, DatabaseConnectionError, isConnectionLost } from './postgres-errors.ts';

/** For a connection and the first response on it. Leaves time for the rest of a page within 3 seconds. */
export const RESPONSE_MS = 2300;
/** Postgres cancels a statement that takes longer: no visitor waits that long for a page. */
const STATEMENT_MS = 8000;
/** For commands such as an export, for which no visitor waits. */
export const COMMAND_LIMITS: PoolLimits = { statementMs: 600_000 };
/** Postgres ends a transaction that waits this long for its process, which may be frozen and holds locks. */
const IDLE_MS = 60_000;
/** How long the server's response to a cancelled statement may take. */
const GRACE_MS = 2000;

/** The part of pg and @vercel/postgres that Drizzle and this file use. */
type Query = (...query: never[]) => Promise<unknown>;
type Client = { query: Query; release: (isBroken?: boolean) => void };
type PooledClient = Client & { connection: { stream: { destroy: () => void } } };
export type PoolLimits = { responseMs?: number; statementMs?: number; idleMs?: number };

type Pool = { connect: () => Promise<Client>; query: Query };

/**
 * Limits how long a pool waits for its server. Every statement runs in a transaction, whose `begin` any working server
 * answers at once: without that response in time the server counts as unavailable. A slow statement is not an outage;
 * it may take until `statement_timeout`. Limits are set per transaction, because PgBouncer in transaction mode rejects
 * them as startup parameters. Discards connections that hang, and those whose `begin` failed, which Drizzle never
 * releases. Changes `driverPool` and returns it.
 */
export function limitPool<P>(
  driverPool: P,
  { responseMs = RESPONSE_MS, statementMs = STATEMENT_MS, idleMs = IDLE_MS }: PoolLimits = {},
): P {
  const pool = driverPool as unknown as Pool;
  const connect = pool.connect.bind(pool) as () => Promise<PooledClient>;
  const setLimits = `set local statement_timeout = ${statementMs}; set local idle_in_transaction_session_timeout = ${idleMs}`;

  async function acquire(): Promise<ReturnType<typeof limitClient>> {
    const deadline = performance.now() + responseMs;
    const connecting = connect();
    try {
      const client = await callDatabase(() => withTimeout(responseMs, 'The database', () => connecting), {
        isConnecting: true,
      });
      return limitClient(client, { deadline, statementMs, setLimits });
    } catch (error) {
      // The connection may still open after the deadline: return it to the pool.
      connecting.then(({ release }) => release(), ignore);
      throw error;
    }
  }

  pool.connect = acquire;
  pool.query = async (...query) => {
    const client = await acquire();
    try {
      // Sent together where the driver can pipeline, so that all three take one round trip.
      const [begun, result, committed] = await Promise.allSettled([
        client.query('begin' as never),
        client.query(...query),
        client.query('commit' as never),
      ]);
      for (const step of [begun, result, committed]) if (step.status === 'rejected') throw step.reason;
      return (result as PromiseFulfilledResult<unknown>).value;
    } finally {
      client.release();
    }
  };
  return driverPool;
}

type Limits = { deadline: number; statementMs: number; setLimits: string };

/** A client that is released once: by its user, or when a query shows that its connection is dead. */
function limitClient(client: PooledClient, { deadline, statementMs, setLimits }: Limits): Client {
  let isReleased = false;

  function release(): void {
    if (isReleased) return;
    isReleased = true;
    client.release();
  }

  function discard(): void {
    if (isReleased) return;
    isReleased = true;
    // The driver would wait for the running statements, which may never end.
    client.connection.stream.destroy();
    client.release(true);
  }

  async function query(...query: never[]): Promise<unknown> {
    if (isReleased) throw new DatabaseConnectionError(new Error('This connection is closed'));
    const begin = beginStatement(query[0]);
    const milliseconds = begin ? Math.max(0, deadline - performance.now()) : statementMs + GRACE_MS;
    const statement = begin ? ([`${begin}; ${setLimits}`] as never[]) : query;
    try {
      return await callDatabase(() => withTimeout(milliseconds, 'The database', () => client.query(...statement)));
    } catch (error) {
      if (begin || isConnectionLost(error)) discard();
      throw error;
    }
  }

  return { query, release };
}

/** The statement that opens a transaction, as Drizzle or `pool.query` sends it; undefined for any other. */
function beginStatement(query: string | { text: string } | undefined): string | undefined {
  const text = typeof query === 'string' ? query : query?.text;
  return text?.startsWith('begin') ? text : undefined;
}

function ignore(): void {}
