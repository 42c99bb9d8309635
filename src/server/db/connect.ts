import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DatabaseSetting, SettingError } from '../environment.ts';
import { CommandError } from '../errors/errors.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import { CASING, type Connection, type Database } from './database.ts';
import { sql } from './drizzle.ts';
import { limitPool, type PoolLimits, RESPONSE_MS } from './limited-pool.ts';
import { listen } from './listen.ts';
import packages from './packages.cjs';
import { callDatabase } from './postgres-errors.ts';
import { rowsOf } from './rows-of.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

const IDLE_MS = 30_000;
/** A suspended function cannot close its connections, so it keeps them for a short time only. */
const IDLE_IN_FUNCTION_MS = 5000;

/**
 * Opens the configured database. Each driver is loaded only when it is used: `excludeFiles` in vercel.json and
 * astro.config.mjs leave the embedded database out of Vercel's functions.
 */
export async function connect(setting: DatabaseSetting, limits?: PoolLimits): Promise<Connection> {
  const connection = await open(setting, limits);
  return {
    ...connection,
    migrate: async () => {
      await refuseEarlierBuild(connection.db);
      await connection.migrate();
    },
  };
}

function open(setting: DatabaseSetting, limits?: PoolLimits): Promise<Connection> {
  switch (setting.driver) {
    case 'vercel':
      return connectVercel(setting, limits);
    case 'pg':
      return connectPg(setting, limits);
    case 'pglite':
      return connectEmbedded(setting.folder);
  }
}

type Journal = { entries: Array<{ when: number; tag: string }> };

/** The migrations of this version of the site, in order. */
export async function knownMigrations(): Promise<Journal['entries']> {
  return (JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal).entries;
}

/** Throws when the database was made before the migrations became one, which cannot be applied over its tables. */
export async function refuseEarlierBuild(db: Database): Promise<void> {
  const [table] = await rowsOf<{ is: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  );
  if (!table?.is) return;
  const [first] = await knownMigrations();
  const applied = await rowsOf<{ at: string }>(
    db,
    sql`select created_at::text as at from drizzle.__drizzle_migrations`,
  );
  if (applied.length > 0 && !applied.some(({ at }) => at === String(first?.when)))
    throw new CommandError(
      'This database was made by an earlier build of the site, which this version cannot update: start with a new one (another DATA_DIR or DATABASE_URL), or restore a backup of the earlier build into a new one (npm run restore -- FILE)',
    );
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
  const { pg, drizzle, migrate } = packages.pg();
  const { url } = setting;
  const openPool = (more: object = {}) => ignoringErrors(new pg.Pool({ ...poolOptions(setting, limits), ...more }));
  const pool = openPool({ pipeline: true });
  if (setting.onVercel) await closeBeforeSuspension(pool);
  return {
    db: drizzle(limitPool(pool, limits), { casing: CASING }) as unknown as Database,
    migrate: async () => {
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
  const { createPool, drizzle, migrate } = packages.vercel();
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

type Client = {
  query: (sql: string) => Promise<unknown>;
  release: () => void;
};

/** The part that the pools of pg and of @vercel/postgres share. */
type WithStartLockPool = {
  connect: () => Promise<Client>;
  end: () => Promise<void>;
};

/**
 * Runs `work` while this process holds an advisory lock on the database, then closes the pool. The lock belongs to a
 * transaction and not to a connection, so that it works through PgBouncer in transaction mode, and ends with its process.
 */
async function withStartLock<T>(pool: WithStartLockPool, work: () => Promise<T>): Promise<T> {
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

type MigrateHostedPool = { query: (text: string) => Promise<{ rows: object[] }>; end: () => Promise<void> };

/**
 * Migrates over a pool without limits, because a large table may take long, and ends the pool. Vacuums articles after a
 * migration: a rewritten table has no visibility map, and without it lists read every row that they count. VACUUM
 * cannot run in a migration, because it runs in no transaction.
 */
async function migrateHosted<P extends MigrateHostedPool>(pool: P, migrate: (pool: P) => Promise<void>): Promise<void> {
  try {
    const before = await newestMigration(pool);
    await migrate(pool);
    if ((await newestMigration(pool)) !== before) await pool.query('vacuum analyze articles');
  } finally {
    await pool.end();
  }
}

/** Undefined in an empty database. */
async function newestMigration(pool: MigrateHostedPool): Promise<unknown> {
  const [table] = (await pool.query(`select to_regclass('drizzle.__drizzle_migrations') as name`)).rows;
  if (!table || !('name' in table) || table.name === null) return undefined;
  const [newest] = (await pool.query('select max(created_at)::text as at from drizzle.__drizzle_migrations')).rows;
  return newest && 'at' in newest ? newest.at : undefined;
}
