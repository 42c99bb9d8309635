import { fileURLToPath } from 'node:url';
import { type DatabaseSetting, SettingError } from '../environment.ts';
import { CASING, type Connection, type Database } from './database.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens the configured database. Drivers are loaded when chosen; the embedded one is kept out of every function by
 * `excludeFiles` in vercel.json and astro.config.ts.
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
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2500,
    statement_timeout: 10_000,
    idleTimeoutMillis: 30_000,
  });
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {});
  const db = drizzle(pool, { casing: CASING });
  return {
    db: db as unknown as Database,
    migrate: async () => (await import('drizzle-orm/node-postgres/migrator')).migrate(db, { migrationsFolder }),
    close: () => pool.end(),
  };
}

async function connectVercel(url: string): Promise<Connection> {
  const [{ createPool }, { drizzle }] = await Promise.all([
    import('@vercel/postgres'),
    import('drizzle-orm/vercel-postgres'),
  ]);
  const pool = openPool();
  pool.on('error', () => {});

  function openPool() {
    try {
      return createPool({ connectionString: url, max: 10, connectionTimeoutMillis: 2500, idleTimeoutMillis: 30_000 });
    } catch (cause) {
      throw new SettingError(
        'POSTGRES_URL must be the pooled address of a Vercel database (its host has "-pooler" in it): for any other Postgres set DATABASE_URL instead',
        { cause },
      );
    }
  }

  const db = drizzle(pool, { casing: CASING });
  return {
    db: db as unknown as Database,
    migrate: async () => (await import('drizzle-orm/vercel-postgres/migrator')).migrate(db, { migrationsFolder }),
    close: () => pool.end(),
  };
}

async function connectEmbedded(folder: string): Promise<Connection> {
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded(folder, migrationsFolder);
}
