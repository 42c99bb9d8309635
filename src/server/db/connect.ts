import { fileURLToPath } from 'node:url';
import { type DatabaseSetting, SettingError } from '../environment.ts';
import { CASING, type Connection, type Database } from './database.ts';
import { listen } from './listen.ts';
import { CONNECT_TIMEOUT_MS, detectStalledConnections } from './stalled-connection.ts';
import { withStartLock } from './start-lock.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

const POOL = { max: 10, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, idleTimeoutMillis: 30_000 };
/** Postgres cancels a statement that takes longer. */
const STATEMENT_TIMEOUT_MS = 30_000;

/**
 * Opens the configured database. Each driver is imported only when it is used: `excludeFiles` in vercel.json and
 * astro.config.mjs leave the embedded database out of Vercel's functions.
 */
export function connect(setting: DatabaseSetting): Promise<Connection> {
  switch (setting.driver) {
    case 'vercel':
      return connectVercel(setting.url);
    case 'pg':
      return connectPg(setting.url);
    case 'pglite':
      return connectEmbedded(setting.folder);
  }
}

async function connectPg(url: string): Promise<Connection> {
  const [{ default: pg }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')]);
  const openPool = (options: object) => ignoringIdleErrors(new pg.Pool({ ...POOL, connectionString: url, ...options }));
  const pool = openPool({ statement_timeout: STATEMENT_TIMEOUT_MS });
  return {
    db: drizzle(detectStalledConnections(pool), { casing: CASING }) as unknown as Database,
    migrate: async () => {
      const { migrate } = await import('drizzle-orm/node-postgres/migrator');
      // Without STATEMENT_TIMEOUT_MS: a migration of a large table may take longer.
      const migrationPool = openPool({ max: 1 });
      await migrate(drizzle(migrationPool, { casing: CASING }), { migrationsFolder }).finally(() =>
        migrationPool.end(),
      );
    },
    close: () => pool.end(),
    exclusively: (work) => withStartLock(openPool({ max: 1 }), work),
    listen: (channel, onNotify) => listen(() => new pg.Client({ connectionString: url }), channel, onNotify),
  };
}

async function connectVercel(url: string): Promise<Connection> {
  const [{ createPool }, { drizzle }] = await Promise.all([
    import('@vercel/postgres'),
    import('drizzle-orm/vercel-postgres'),
  ]);
  const pool = openPool();

  function openPool() {
    try {
      return ignoringIdleErrors(createPool({ ...POOL, connectionString: url }));
    } catch (cause) {
      throw new SettingError(
        'POSTGRES_URL must be the pooled address of a Vercel database (its host has "-pooler" in it): for any other Postgres set DATABASE_URL instead',
        { cause },
      );
    }
  }

  return {
    db: drizzle(detectStalledConnections(pool), { casing: CASING }) as unknown as Database,
    migrate: async () => {
      const { migrate } = await import('drizzle-orm/vercel-postgres/migrator');
      const migrationPool = openPool();
      await migrate(drizzle(migrationPool, { casing: CASING }), { migrationsFolder }).finally(() =>
        migrationPool.end(),
      );
    },
    close: () => pool.end(),
    exclusively: (work) => withStartLock(openPool(), work),
  };
}

/** The pool replaces a connection that breaks while idle, but without a listener its 'error' event ends the process. */
function ignoringIdleErrors<P extends { on: (event: 'error', listener: () => void) => unknown }>(pool: P): P {
  pool.on('error', () => {});
  return pool;
}

async function connectEmbedded(folder: string): Promise<Connection> {
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(folder, migrationsFolder);
}
