import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from '../server/free-port.ts';
import { withinAMinute } from '../timing/within-a-minute.ts';
import { isReachable, type PostgresPrograms, postgresPrograms } from './postgres-programs.ts';

export type LocalPostgres = {
  port: number;
  /** Creates an empty database and returns its URL. */
  createDatabase: (name: string) => Promise<string>;
  urlOf: (name: string) => string;
  stop: () => Promise<void>;
  /** After `stop`, with the same data; needs a `dataFolder`. */
  start: () => Promise<void>;
};

const USER = 'clinic';
const PASSWORD = 'local';

/**
 * A real Postgres on a free local port, for tests and measurements. Its files are deleted at the end unless `dataFolder`
 * is given.
 */
export async function startLocalPostgres({
  dataFolder,
  flags = [],
}: {
  dataFolder?: string;
  /** For the command `postgres`. */
  flags?: string[];
} = {}): Promise<LocalPostgres> {
  const port = await freePort();
  const programs = postgresPrograms();
  const folder = dataFolder ?? mkdtempSync(join(tmpdir(), 'postgres-'));
  if (!existsSync(join(folder, 'PG_VERSION'))) await createCluster(programs, folder);
  const run = () => startPostgres(programs, ['-D', folder, '-p', String(port), ...flags]);
  let server = await run();
  const urlOf = (name: string) => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${name}`;
  return {
    port,
    urlOf,
    createDatabase: async (name) => {
      const client = new pg.Client({ connectionString: urlOf('postgres'), connectionTimeoutMillis: 60_000 });
      await client.connect();
      await client.query(`create database ${client.escapeIdentifier(name)}`);
      await client.end();
      return urlOf(name);
    },
    stop: async () => {
      await stopPostgres(server);
      if (!dataFolder) await rm(folder, { recursive: true });
    },
    start: async () => {
      server = await run();
    },
  };
}

/** `initdb`: the files of a new Postgres, with a superuser. */
async function createCluster({ initdb, user }: PostgresPrograms, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  if (!isReachable(dirname(folder), user))
    throw new Error(`Root's Postgres runs as nobody, who may not enter ${dirname(folder)}: use another folder`);
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, `${PASSWORD}\n`);
  if (user.uid && user.gid) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  const options = ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', '--auth=password', `--username=${USER}`];
  const args = [`--pgdata=${folder}`, `--pwfile=${passwordFile}`, ...options];
  try {
    const done = new Promise<void>((resolve, reject) => {
      execFile(initdb, args, { ...user, cwd: '/', env: ENGLISH }, (error) => (error ? reject(error) : resolve()));
    });
    await withinAMinute(done, () => `initdb, which creates ${folder}`);
  } finally {
    rmSync(passwordFile);
  }
}

/** The messages below are read. */
const ENGLISH = { ...process.env, LC_MESSAGES: 'C' };

/**
 * Stops Postgres when its input ends, so that it does not outlive this process, however that ends. Only Postgres holds
 * the output: it ends with Postgres.
 */
const GUARD = `"$@" </dev/null & exec 2>/dev/null; read -r _; kill -INT $!; wait $!`;

/** Resolves when it accepts connections; rejects with its log when it ends instead, or does neither within a minute. */
async function startPostgres({ postgres, user }: PostgresPrograms, args: string[]): Promise<ChildProcess> {
  const settings = ['-c', 'fsync=off', '-c', 'unix_socket_directories='];
  const server = spawn('sh', ['-c', GUARD, 'sh', postgres, ...settings, ...args], {
    ...user,
    cwd: '/',
    env: ENGLISH,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let log = '';
  const ready = new Promise<void>((resolve, reject) => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (log.includes('database system is ready to accept connections')) resolve();
    });
    server.stderr?.once('end', () => {
      server.stdin?.end();
      reject(new Error(`The local Postgres does not start:\n${log}`));
    });
    server.once('error', reject);
  });
  try {
    await withinAMinute(ready, () => `the local Postgres to accept connections. It printed:\n${log}`);
  } catch (error) {
    server.stdin?.end();
    throw error;
  }
  return server;
}

async function stopPostgres(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.stdin?.end();
  await withinAMinute(ended, () => 'the local Postgres to stop');
}
