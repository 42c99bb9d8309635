import { fileURLToPath } from 'node:url';
import { type DatabaseSetting, SettingError } from '../environment.ts';
import { CASING, type Connection, type Database } from './database.ts';
import { limitPool, type PoolLimits, RESPONSE_MS } from './limited-pool.ts';
import { listen } from './listen.ts';
import { migrateHosted } from './migrate-hosted.ts';
import { callDatabase } from './postgres-errors.ts';
import { withStartLock } from './start-lock.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

const IDLE_MS = 30_000;
/** A suspended function cannot close its connections, so it keeps them for a short time only. */
const IDLE_IN_FUNCTION_MS = 5000;

/**
 * Opens the configured database. Each driver is imported only when it is used: `excludeFiles` in vercel.json and
 * astro.config.mjs leave the embedded database out of Vercel's functions.
 */
export function connect(setting: DatabaseSetting, limits?: PoolLimits): Promise<Connection> {
  switch (setting.driver) {
    case 'vercel':
      return connectVercel(setting, limits);
    case 'pg':
      return connectPg(setting, limits);
    case 'pglite':
      return connectEmbedded(setting.folder);
  }
}

type ServerSetting = Exclude<DatabaseSetting, { driver: 'pglite' }>;

const poolOptions = ({ url, connections = 10, onVercel }: ServerSetting, limits?: PoolLimits) => ({
  ...clientOptions(url, limits),
  max: connections,
  idleTimeoutMillis: onVercel ? IDLE_IN_FUNCTION_MS : IDLE_MS,
});

const clientOptions = (url: string, { responseMs = RESPONSE_MS }: PoolLimits = {}) => ({
  connectionString: url,
  connectionTimeoutMillis: responseMs,
  // Lets the system notice when the other end of an idle connection is gone.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

async function connectPg(setting: ServerSetting, limits?: PoolLimits): Promise<Connection> {
  const [{ default: pg }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')]);
  const { url } = setting;
  const openPool = (more: object = {}) => ignoringErrors(new pg.Pool({ ...poolOptions(setting, limits), ...more }));
  const pool = openPool({ pipeline: true });
  if (setting.onVercel) await closeBeforeSuspension(pool);
  return {
    db: drizzle(limitPool(pool, limits), { casing: CASING }) as unknown as Database,
    migrate: async () => {
      const { migrate } = await import('drizzle-orm/node-postgres/migrator');
      await callDatabase(() =>
        migrateHosted(openPool({ max: 1 }), (to) => migrate(drizzle(to, { casing: CASING }), { migrationsFolder })),
      );
    },
    close: () => pool.end(),
    exclusively: (work) => withStartLock(openPool({ max: 1 }), work),
    listen: (channel, onNotify) => listen(() => new pg.Client(clientOptions(url)), channel, onNotify),
  };
}

async function connectVercel(setting: ServerSetting, limits?: PoolLimits): Promise<Connection> {
  const [{ createPool }, { drizzle }] = await Promise.all([
    import('@vercel/postgres'),
    import('drizzle-orm/vercel-postgres'),
  ]);
  const pool = openPool();
  if (setting.onVercel) await closeBeforeSuspension(pool);

  function openPool(more: object = {}) {
    try {
      return ignoringErrors(createPool({ ...poolOptions(setting, limits), ...more }));
    } catch (cause) {
      throw new SettingError(
        'POSTGRES_URL must be the pooled address of a Vercel database (its host has "-pooler" in it): for any other Postgres set DATABASE_URL instead',
        { cause },
      );
    }
  }

  return {
    db: drizzle(limitPool(pool, limits), { casing: CASING }) as unknown as Database,
    migrate: async () => {
      const { migrate } = await import('drizzle-orm/vercel-postgres/migrator');
      await callDatabase(() =>
        migrateHosted(openPool({ max: 1 }), (to) => migrate(drizzle(to, { casing: CASING }), { migrationsFolder })),
      );
    },
    close: () => pool.end(),
    exclusively: (work) => withStartLock(openPool({ max: 1 }), work),
  };
}

/** Keeps a function running until the pool has closed its idle connections: Postgres would hold them for good. */
async function closeBeforeSuspension(pool: object): Promise<void> {
  const { attachDatabasePool } = await import('@vercel/functions/db-connections');
  attachDatabasePool(pool as Parameters<typeof attachDatabasePool>[0]);
}

type Emitter = { on: (event: 'error', listener: () => void) => unknown };
type Pool = Emitter & { on: (event: 'connect', listener: (client: Emitter) => void) => unknown };

/**
 * A connection that breaks is replaced, and its next query reports the failure; without a listener its 'error' event
 * ends the process. Each client has one until its end, even before the pool hands it out: Postgres may say that it shuts
 * down in the same packet as that it is ready.
 */
function ignoringErrors<P extends Pool>(pool: P): P {
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

async function connectEmbedded(folder: string): Promise<Connection> {
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(folder, migrationsFolder);
}
