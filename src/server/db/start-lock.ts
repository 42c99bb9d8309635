import { ADVISORY_LOCKS } from './advisory-locks.ts';

type Client = {
  query: (sql: string) => Promise<unknown>;
  on: (event: 'error', listener: () => void) => unknown;
  release: () => void;
};

/** The part that the pools of pg and of @vercel/postgres share. */
type Pool = {
  connect: () => Promise<Client>;
  end: () => Promise<void>;
};

/**
 * Runs `work` while this process holds an advisory lock on the database, then closes the pool. The lock belongs to a
 * transaction and not to a connection, so that it works through PgBouncer in transaction mode, and ends with its process.
 */
export async function withStartLock<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  try {
    const client = await pool.connect();
    // A server may end a transaction that is idle for long. Without a listener that would end this process.
    client.on('error', () => {});
    try {
      await client.query('begin');
      await client.query(`select pg_advisory_xact_lock(${ADVISORY_LOCKS.start})`);
      const result = await work();
      // The work is done even if the lock was lost.
      await client.query('commit').catch(() => {});
      return result;
    } finally {
      client.release();
    }
  } finally {
    await pool.end();
  }
}
