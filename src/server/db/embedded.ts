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
import { lockDataFolder } from './lock.ts';

// Postgres as WebAssembly runs as fast without V8's second, optimising compilation, which takes 500 MB for seconds.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

/** Postgres reserves 128 MB of its own by default; the files are in the system's cache anyway. */
const SETTINGS = ['shared_buffers=8MB'];

/**
 * Opens Postgres inside this process, its files in `folder` ('memory://' keeps nothing), new ones empty or as a copy
 * of a dumped data folder. One process at a time:
 * throws {@link SettingError} when another one has the folder, or when it cannot be written.
 */
export async function openEmbedded(folder: string, migrationsFolder: string, copyOf?: Blob): Promise<Connection> {
  const inMemory = folder === 'memory://';
  if (!inMemory) await makeFolder(folder);
  const lock = inMemory ? undefined : await lockDataFolder(folder);
  try {
    const client = await PGlite.create(inMemory ? folder : join(folder, 'database'), {
      extensions: { btree_gin, pg_trgm, unaccent },
      postgresqlconf: SETTINGS,
      ...(copyOf && { loadDataDir: copyOf }),
    });
    const db = drizzle(client, { casing: CASING });
    return {
      db: db as unknown as Database,
      migrate: () => migrate(db, { migrationsFolder }),
      ...(!inMemory && { hasDiskSpace: () => hasDiskSpace(folder) }),
      close: async () => {
        await client.close();
        await lock?.release();
      },
    };
  } catch (cause) {
    await lock?.release();
    throw new SettingError(
      `DATA_DIR: the embedded database in "${folder}" does not open (${errorMessage(cause)}): restore it from a backup, or move the folder away to start with an empty one`,
      { cause },
    );
  }
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true }).catch((cause: NodeJS.ErrnoException) => {
    throw new SettingError(
      `DATA_DIR "${folder}" cannot be made (${cause.code}): choose a folder that this user may write`,
      { cause },
    );
  });
}
