import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { canWrite, hasDiskSpace } from '../disk-space.ts';
import { SettingError } from '../environment.ts';
import { errorMessage } from '../errors/error-message.ts';
import { makeFolder, syncFolder, syncTree } from '../sync-to-disk.ts';
import { CASING, type Connection, type Database, type DatabaseTrouble } from './database.ts';
import {
  DatabaseStopped,
  type EmbeddedClient,
  type EmbeddedEngine,
  startInMemory,
  startOnDisk,
} from './embedded-engine.ts';
import { lockDataFolder } from './lock-data-folder.ts';
import packages from './packages.cjs';

const { drizzle, migrate } = packages.embedded();

/** Between attempts to open a database that has stopped. Requests cause them. */
const REOPEN_AFTER_MS = 5000;

/**
 * Runs Postgres inside this process with its files in `folder`, or only in memory for 'memory://', filled with `dump`.
 * Throws {@link SettingError} when another process uses the folder, when the folder cannot be written, and when the
 * database does not open.
 */
export async function openEmbedded(folder: string, migrationsFolder: string, dump?: Blob): Promise<Connection> {
  if (folder === 'memory://') {
    const client = await startInMemory(dump);
    return { ...connectionTo(client, migrationsFolder), close: () => client.close() };
  }
  await createFolder(folder);
  const lock = lockDataFolder(folder);
  try {
    const database = new EmbeddedDatabase(folder, await openFolder(folder));
    return {
      ...connectionTo(database, migrationsFolder),
      hasDiskSpace: () => hasDiskSpace(folder),
      onTrouble: (listener) => {
        database.onTrouble = listener;
      },
      close: async () => {
        await database.close();
        lock.release();
      },
    };
  } catch (cause) {
    lock.release();
    const remedy = await remedyFor(cause, folder);
    throw new SettingError(
      `DATA_DIR: the embedded database in "${folder}" does not open (${errorMessage(cause)}): ${remedy}`,
      { cause },
    );
  }
}

async function remedyFor(cause: unknown, folder: string): Promise<string> {
  if (/\bE[MN]FILE\b/.test(errorMessage(cause)))
    return 'this process may open too few files. Raise its limit (ulimit -n, LimitNOFILE), then start again';
  return (await hasDiskSpace(folder))
    ? 'restore it from a backup, or move the folder away to start with an empty one'
    : 'its disk is full, or cannot be written. Free some space, then start again';
}

function connectionTo(client: EmbeddedClient, migrationsFolder: string) {
  const db = drizzle({ client: client as PGlite, casing: CASING });
  return {
    db: db as unknown as Database,
    migrate: () => migrate(db, { migrationsFolder }),
    // The lock of the folder keeps other processes out.
    exclusively: <T>(work: () => Promise<T>) => work(),
  };
}

async function createFolder(folder: string): Promise<void> {
  await makeFolder(folder).catch((cause: NodeJS.ErrnoException) => {
    throw new SettingError(
      `DATA_DIR "${folder}" cannot be created (${cause.code}): choose a folder that this user may write`,
      { cause },
    );
  });
}

/**
 * Opens the database in a data folder, or creates one. A process that ends while it creates one leaves half of it, which
 * the next removes: while a database is being created, and nobody has been told of anything in it, a file says so.
 */
async function openFolder(folder: string): Promise<EmbeddedEngine> {
  const database = join(folder, 'database');
  const beingCreated = join(folder, 'database.being-created');
  if (existsSync(beingCreated)) await rm(database, { recursive: true, force: true });
  const isNew = !existsSync(database);
  // PGlite would create another one over what is left of this one.
  if (!isNew && !existsSync(join(database, 'PG_VERSION'))) throw new SettingError('it has no file PG_VERSION');
  if (isNew) {
    await writeFile(beingCreated, '', { flush: true });
    await syncFolder(folder);
  }
  const engine = await startOnDisk(database);
  // Postgres syncs what it changes from now on. The rest may be in the system's memory only: it was created just now, or
  // by an earlier version of the site, which did not sync.
  await syncTree(database);
  if (isNew) {
    await syncFolder(folder);
    await rm(beingCreated);
    await syncFolder(folder);
  }
  return engine;
}

/** The database of a data folder over all runs of Postgres. After one that stopped, requests start another. */
class EmbeddedDatabase implements EmbeddedClient {
  onTrouble: (event: DatabaseTrouble, problem: string) => void = () => {};
  readonly #folder: string;
  #engine: EmbeddedEngine | undefined;
  #stopped: DatabaseStopped | undefined;
  #reopenAt = 0;
  #reopening: Promise<void> | undefined;

  constructor(folder: string, engine: EmbeddedEngine) {
    this.#folder = folder;
    this.#engine = engine;
  }

  readonly query: EmbeddedClient['query'] = (...args) => this.#run((client) => client.query(...args));
  readonly exec: EmbeddedClient['exec'] = (...args) => this.#run((client) => client.exec(...args));
  readonly transaction: EmbeddedClient['transaction'] = (...args) => this.#run((client) => client.transaction(...args));

  async #run<T>(work: (client: EmbeddedClient) => Promise<T>): Promise<T> {
    const engine = this.#engine;
    if (!engine) {
      this.#reopening ??= this.#reopen().finally(() => {
        this.#reopening = undefined;
      });
      throw this.#stopped;
    }
    try {
      return await engine.run(work);
    } catch (error) {
      if (error instanceof DatabaseStopped && this.#engine === engine) await this.#leave(engine, error);
      throw error;
    }
  }

  async #leave(engine: EmbeddedEngine, stopped: DatabaseStopped): Promise<void> {
    this.#engine = undefined;
    this.#stopped = stopped;
    this.onTrouble('database-stopped', stopped.message);
    await engine.close().catch(() => {});
  }

  /** Does nothing while the disk cannot be written: files and cached pages are served all the same. */
  async #reopen(): Promise<void> {
    const now = performance.now();
    if (now < this.#reopenAt) return;
    this.#reopenAt = now + REOPEN_AFTER_MS;
    if (!(await canWrite(this.#folder, { sync: true }))) return;
    try {
      this.#engine = await openFolder(this.#folder);
      this.onTrouble(
        'database-reopened',
        `${this.#stopped?.message}. It is open again, with everything that was confirmed`,
      );
    } catch (error) {
      this.onTrouble('database-lost', `${this.#stopped?.message}. It does not open again: ${errorMessage(error)}`);
    }
  }

  async close(): Promise<void> {
    await this.#reopening;
    await this.#engine?.close();
  }
}
