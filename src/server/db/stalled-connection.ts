import { DeadlineError, withTimeout } from '../deadline.ts';
import { isDatabaseUnavailable } from './postgres-errors.ts';

/** Leaves time for the query itself within the 3 seconds that a response may take. */
export const CONNECT_TIMEOUT_MS = 2300;
/** After this long without a result a probe checks whether the server still responds. */
const PROBE_AFTER_MS = 1200;
const PROBE_TIMEOUT_MS = 1000;

/** The part of pg and @vercel/postgres that Drizzle and this file use. */
type Query = (...query: never[]) => Promise<unknown>;
type Client = { query: Query; release: (isBroken?: boolean) => void };
type PooledClient = Client & Record<'on' | 'removeListener', (event: 'error', listener: () => void) => unknown>;
type ProbeClient = { connect: () => Promise<unknown>; query: (text: string) => Promise<unknown>; end: () => unknown };
type Pool = {
  connect: () => Promise<Client>;
  query: Query;
  options: object;
  Client: new (options: object) => ProbeClient & Pick<PooledClient, 'on'>;
};

/**
 * Makes a pool detect within 3 seconds that the server no longer responds, and discard the connections that hang. The
 * drivers' own timeouts cannot tell a stalled server from a slow query, and keep the connection that hangs; and Drizzle
 * never releases a connection whose `begin` failed. Changes `driverPool` and returns it.
 */
export function detectStalledConnections<P>(driverPool: P): P {
  const pool = driverPool as unknown as Pool;
  const connect = pool.connect.bind(pool) as () => Promise<PooledClient>;
  const isResponding = shareWhilePending(() => probe(pool));

  pool.connect = async () => {
    const connecting = connect();
    try {
      return guardClient(await withTimeout(CONNECT_TIMEOUT_MS, 'The database', () => connecting), isResponding);
    } catch (error) {
      // The connection may still open after the deadline: return it to the pool.
      connecting.then(({ release }) => release(), ignore);
      throw error;
    }
  };
  pool.query = async (...query) => {
    const client = await pool.connect();
    try {
      return await client.query(...query);
    } finally {
      client.release();
    }
  };
  return driverPool;
}

/** A client that is released once: by its user, or as broken when a query shows that the connection is dead. */
function guardClient(client: PooledClient, isResponding: () => Promise<boolean>): Client {
  let isReleased = false;
  // Without a listener an 'error' event ends the process. The next query reports the failure.
  client.on('error', ignore);
  const release = (isBroken?: boolean) => {
    if (isReleased) return;
    isReleased = true;
    client.release(isBroken);
    client.removeListener('error', ignore);
  };
  return {
    release,
    query: async (...query) => {
      if (isReleased) throw Object.assign(new Error('This connection is closed'), { code: 'ECONNRESET' });
      const watch = watchForStall(isResponding);
      try {
        return await Promise.race([client.query(...query), watch.stalled]);
      } catch (error) {
        if (isDatabaseUnavailable(error)) release(true);
        throw error;
      } finally {
        watch.stop();
      }
    },
  };
}

/** `stalled` rejects when a probe fails. A slow query on a responding server is left to its statement_timeout. */
function watchForStall(isResponding: () => Promise<boolean>): { stalled: Promise<never>; stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_, reject) => {
    const scheduleProbe = () => {
      timer = setTimeout(async () => {
        if (!(await isResponding())) reject(new DeadlineError('The database has stopped responding'));
        else if (timer) scheduleProbe();
      }, PROBE_AFTER_MS);
    };
    scheduleProbe();
  });
  return {
    stalled,
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Whether the server answers a trivial query on a new connection. */
async function probe({ Client, options }: Pool): Promise<boolean> {
  const client = new Client(options);
  client.on('error', ignore);
  try {
    await withTimeout(PROBE_TIMEOUT_MS, 'The database', async () => {
      await client.connect();
      await client.query('select 1');
    });
    return true;
  } catch {
    return false;
  } finally {
    void client.end();
  }
}

/** Concurrent callers share one run of `work`. */
function shareWhilePending<T>(work: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () => {
    pending ??= work().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}

function ignore(): void {}
