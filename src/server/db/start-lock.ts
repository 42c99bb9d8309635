import { ADVISORY_LOCKS } from './advisory-locks.ts';
import { callDatabase } from './postgres-errors.ts';

type Client = {
  query: (sql: string) => Promise<unknown>;
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
    const client = await callDatabase(() => pool.connect(), { isConnecting: true });
    try {
      await callDatabase(() => client.query('begin'));
      await callDatabase(() => client.query(`select pg_advisory_xact_lock(${ADVISORY_LOCKS.start})`));
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
