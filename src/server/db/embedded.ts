import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { SettingError } from '../environment.ts';
import { errorMessage } from '../errors/error-message.ts';
import { hasDiskSpace } from '../health/disk-space.ts';
import { CASING, type Connection, type Database } from './database.ts';
import { lockDataFolder } from './lock-data-folder.ts';

// V8's optimising recompilation of Postgres's WebAssembly briefly takes 500 MB and makes it no faster.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

/** Postgres's default is 128 MB, but the operating system caches the files anyway. */
const POSTGRES_SETTINGS = ['shared_buffers=8MB'];

/**
 * Runs Postgres inside this process with its files in `folder`, or only in memory for 'memory://'. `dump`, a dumped data
 * folder, fills a new database. Throws {@link SettingError} when another process uses the folder, when the folder cannot
 * be written, and when the database does not open.
 */
export async function openEmbedded(folder: string, migrationsFolder: string, dump?: Blob): Promise<Connection> {
  const inMemory = folder === 'memory://';
  if (!inMemory) await createFolder(folder);
  const lock = inMemory ? undefined : lockDataFolder(folder);
  try {
    const client = await PGlite.create(inMemory ? folder : join(folder, 'database'), {
      extensions: { btree_gin, pg_trgm, unaccent },
      postgresqlconf: POSTGRES_SETTINGS,
      ...(dump && { loadDataDir: dump }),
    });
    const db = drizzle(client, { casing: CASING });
    return {
      db: db as unknown as Database,
      migrate: () => migrate(db, { migrationsFolder }),
      // The lock of the folder keeps other processes out.
      exclusively: (work) => work(),
      ...(!inMemory && { hasDiskSpace: () => hasDiskSpace(folder) }),
      close: async () => {
        await client.close();
        lock?.release();
      },
    };
  } catch (cause) {
    lock?.release();
    throw new SettingError(
      `DATA_DIR: the embedded database in "${folder}" does not open (${errorMessage(cause)}): restore it from a backup, or move the folder away to start with an empty one`,
      { cause },
    );
  }
}

async function createFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((cause: NodeJS.ErrnoException) => {
    throw new SettingError(
      `DATA_DIR "${folder}" cannot be created (${cause.code}): choose a folder that this user may write`,
      { cause },
    );
  });
}
