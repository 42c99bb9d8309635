import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions, type QueryOptions, type Transaction, types } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { errorMessage } from '../errors/error-message.ts';
import { DurableFiles, type Module } from './durable-files.ts';

// V8's optimising recompilation of Postgres's WebAssembly briefly takes 500 MB and makes it no faster.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

const OPTIONS = {
  extensions: { btree_gin, pg_trgm, unaccent },
  /** Postgres's default is 128 MB, but the operating system caches the files anyway. */
  postgresqlconf: ['shared_buffers=8MB'],
};

/** PGlite turns syncing off. Of the ways to sync the log, `fsync` alone reaches {@link DurableFiles}. */
const SYNCED = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'];

/** 64 MB, which a start after a crash reads again. PGlite has no process that makes checkpoints by itself. */
const SEGMENTS_BETWEEN_CHECKPOINTS = 4;

/** The status with which Postgres jumps to where it handles an ordinary error. */
const ORDINARY_ERROR = 100;

export type EmbeddedClient = Pick<PGlite, 'query' | 'exec' | 'transaction'>;

/** One run of Postgres on a folder: from its start until it is closed, or stops by itself. */
export type EmbeddedEngine = {
  /** What it resolves to is on the disk. It rejects with {@link DatabaseStopped} once Postgres has stopped. */
  run: <T>(work: (client: EmbeddedClient) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

/** Postgres cannot go on, for example because the disk refused a write. Only a new run of it can. */
export class DatabaseStopped extends Error {
  override name = 'DatabaseStopped';
  /** Postgres's own code for it: `crash_shutdown`. */
  readonly code = '57P02';
}

/** The disk refused a write that Postgres can do without. Its code is that of a full disk. */
class DiskRefused extends Error {
  override name = 'DiskRefused';
  readonly code = '53100';
}

/** Postgres takes a read-only disk for a missing right. */
const asDiskProblem = (error: unknown): unknown =>
  error instanceof Error && /: (Read-only file system|I\/O error)$/.test(error.message)
    ? new DiskRefused('The disk refused a write of the embedded database', { cause: error })
    : error;

/** Drizzle reads these as text: dates, times and intervals, and lists of them and of numbers of any length. */
const AS_TEXT = [types.DATE, types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, 1182, 1115, 1185, 1187, 1231];
const asText = (value: string) => value;

/**
 * Drizzle sends how it reads types with each query, and PGlite then copies all 318 of its own beside them, which takes as
 * long as a short query. Here they hold for every query instead.
 */
class Postgres extends PGlite {
  static async start(options: PGliteOptions): Promise<Postgres> {
    const client = new Postgres({ ...OPTIONS, ...options });
    await client.waitReady;
    for (const type of AS_TEXT) client.parsers[type] = asText;
    return client;
  }

  override query<T>(query: string, params?: unknown[], options?: QueryOptions) {
    return super.query<T>(query, params, withoutParsers(options));
  }

  override transaction<T>(work: (tx: Transaction) => Promise<T>) {
    return super.transaction((tx) => {
      const { query } = tx;
      tx.query = (text, params, options) => query(text, params, withoutParsers(options));
      return work(tx);
    });
  }
}

const withoutParsers = ({ parsers: _, ...options }: QueryOptions = {}): QueryOptions => options;

/** Runs Postgres in memory, filled with `dump`, a dumped data folder. */
export const startInMemory = (dump?: Blob): Promise<PGlite> =>
  Postgres.start({ dataDir: 'memory://', ...(dump && { loadDataDir: dump }) });

/** Runs Postgres on `folder`, whose lock the caller holds. Creates a database in an empty folder. */
export async function startOnDisk(folder: string): Promise<EmbeddedEngine> {
  // Left by a process that was killed. After a power cut it may be empty, which Postgres refuses.
  await rm(join(folder, 'postmaster.pid'), { force: true });
  const life = new Life();
  const files = new DurableFiles(folder, (module) => life.watch(module));
  const client = await Postgres.start({
    fs: files,
    startParams: SYNCED,
    onStderr: (line) => life.read(line),
  }).catch((error: unknown) => {
    throw life.ended ?? error;
  });

  const makeCheckpoint = () => {
    files.segmentsBegun = 0;
    // If it fails, Postgres stops, and the next caller hears of it.
    client.exec('checkpoint').catch(() => {});
  };
  return {
    run: async (work) => {
      if (life.ended) throw life.ended;
      try {
        const result = await work(client);
        await files.synced();
        if (files.segmentsBegun > SEGMENTS_BETWEEN_CHECKPOINTS) makeCheckpoint();
        return result;
      } catch (error) {
        // A refusal may rest on a change that is not on the disk yet.
        await files.synced().catch((cause: unknown) => life.end(cause));
        throw life.ended ?? asDiskProblem(error);
      }
    },
    close: async () => {
      if (!life.ended) return client.close();
      // Not through Postgres, which would run again.
      await files.closeFs();
    },
  };
}

/** Whether a run of Postgres can still be used. After a panic each call would compute for ever. */
class Life {
  ended: DatabaseStopped | undefined;
  #lastWords: string | undefined;

  /** Postgres says why it stops before it does. */
  read(line: string): boolean {
    this.#lastWords ??= / (?:PANIC|FATAL): +(.*)/.exec(line)?.[1];
    return false;
  }

  end(cause: unknown): void {
    const why = (this.#lastWords ?? errorMessage(cause)).replaceAll('"', '');
    this.ended ??= new DatabaseStopped(`The embedded database stopped: ${why}`, { cause });
  }

  /** PGlite goes on after any exception. Here only an ordinary error lets it; any other ends each call from then on. */
  watch(module: Module): void {
    const { stackRestore } = module;
    for (const name of ['_PostgresMainLoopOnce', '_PostgresMainLongJmp'] as const) {
      const enter = module[name];
      module[name] = () => {
        try {
          enter();
        } catch (error) {
          if ((error as { status?: number }).status !== ORDINARY_ERROR) this.end(error);
          throw error;
        }
      };
    }
    // PGlite calls it where it has caught an exception, and then loops until all input is read.
    module.stackRestore = (stack) => {
      if (this.ended) throw this.ended;
      return stackRestore(stack);
    };
    for (const name of ['_PostgresSendReadyForQueryIfNecessary', '_pgl_pq_flush'] as const) {
      const enter = module[name];
      module[name] = () => this.ended || enter();
    }
  }
}
