import { beforeDeadline, DeadlineError } from '../deadline.ts';
import { isDatabaseUnavailable } from './postgres-errors.ts';

/** How long a connection may take to get; 3 seconds is what an answer may take (architecture §5). */
export const CONNECT_TIMEOUT_MS = 2300;
/** After so long without an answer somebody looks whether the server still answers anything. */
const SILENCE_MS = 1200;
const PROBE_MS = 1000;

/** What pg and @vercel/postgres have in common, as far as Drizzle and we use it. */
type Ask = (...query: never[]) => Promise<unknown>;
type Client = { query: Ask; release: (broken?: boolean) => void };
type PooledClient = Client & Record<'on' | 'removeListener', (event: 'error', listener: () => void) => unknown>;
type OwnClient = { connect: () => Promise<unknown>; query: (text: string) => Promise<unknown>; end: () => unknown };
type Pool = {
  connect: () => Promise<Client>;
  query: Ask;
  options: object;
  Client: new (options: object) => OwnClient & Pick<PooledClient, 'on'>;
};

/**
 * Makes a pool notice a server that has gone silent, within 3 seconds, and throw away what hangs on it. The drivers'
 * own time limits cannot tell a silent server from a slow question, and keep the connection that hangs; and Drizzle
 * never gives one back whose `begin` failed.
 */
export function detectStalledConnections<P>(given: P): P {
  const pool = given as unknown as Pool;
  const take = pool.connect.bind(pool) as () => Promise<PooledClient>;
  const isThere = sharedWhileItLasts(() => probe(pool));

  pool.connect = async () => {
    const arriving = take();
    try {
      return watched(await beforeDeadline(CONNECT_TIMEOUT_MS, 'The database', () => arriving), isThere);
    } catch (error) {
      // It may still come: then nobody is waiting for it any more.
      arriving.then(({ release }) => release(), ignore);
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
  return given;
}

/** A connection that is given back once, at the first sign that it is dead. */
function watched(client: PooledClient, isThere: () => Promise<boolean>): Client {
  let isOut = true;
  // What breaks between two questions is told by the next one; unheard it would end the process.
  client.on('error', ignore);
  const release = (broken?: boolean) => {
    if (!isOut) return;
    isOut = false;
    client.release(broken);
    client.removeListener('error', ignore);
  };
  return {
    release,
    query: async (...query) => {
      if (!isOut) throw Object.assign(new Error('This connection is closed'), { code: 'ECONNRESET' });
      const silence = watchSilence(isThere);
      try {
        return await Promise.race([client.query(...query), silence.noticed]);
      } catch (error) {
        if (isDatabaseUnavailable(error)) release(true);
        throw error;
      } finally {
        silence.stop();
      }
    },
  };
}

/** Rejects once the server does not even answer the simplest question; a slow one is left to its statement_timeout. */
function watchSilence(isThere: () => Promise<boolean>): { noticed: Promise<never>; stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const noticed = new Promise<never>((_, reject) => {
    const look = () => {
      timer = setTimeout(async () => {
        if (!(await isThere())) reject(new DeadlineError('The database has gone silent'));
        else if (timer) look();
      }, SILENCE_MS);
    };
    look();
  });
  return {
    noticed,
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Whether a new connection gets an answer. */
async function probe({ Client, options }: Pool): Promise<boolean> {
  const client = new Client(options);
  client.on('error', ignore);
  try {
    await beforeDeadline(PROBE_MS, 'The database', async () => {
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

/** Whoever asks while an answer is on its way gets the same one. */
function sharedWhileItLasts<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= ask().finally(() => {
      running = undefined;
    });
    return running;
  };
}

function ignore(): void {}
