import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPgBouncer } from '../../../scripts/set-up/tools.mjs';
import { freePort } from '../server/free-port.ts';
import { withinAMinute } from '../timing/within-a-minute.ts';
import type { LocalPostgres } from './local-postgres.ts';
import { databaseUser } from './postgres-programs.ts';

export type LocalPgBouncer = {
  urlOf: (database: string) => string;
  stop: () => Promise<void>;
  /** After `stop`, at the same address. */
  start: () => Promise<void>;
};

/** A real PgBouncer in transaction mode, with the settings it comes with, in front of a local Postgres. */
export async function startPgBouncer(postgres: LocalPostgres, { poolSize = 5 } = {}): Promise<LocalPgBouncer> {
  const command = findPgBouncer();
  if (!command) throw new Error('PgBouncer is not installed: apt-get install pgbouncer');
  const port = await freePort();
  const ini = (folder: string) => `[databases]
* = host=127.0.0.1 port=${postgres.port} user=clinic password=local
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${poolSize}
`;
  let stop = await run(command, ini);
  return {
    urlOf: (database) => `postgres://clinic:local@127.0.0.1:${port}/${database}`,
    stop: () => stop(),
    start: async () => {
      stop = await run(command, ini);
    },
  };
}

/** Resolves to what stops it. */
async function run(command: string, ini: (folder: string) => string): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  // For root's PgBouncer, which runs as another user.
  await chmod(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(join(folder, 'users.txt'), '"clinic" "local"\n');
  await writeFile(file, ini(folder));
  const child = spawn(command, [file], { ...databaseUser(), cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
  await untilListening(child);
  return async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
    await rm(folder, { recursive: true });
  };
}

/** Rejects with its log when it ends instead, or does neither within a minute. */
async function untilListening(child: ChildProcess): Promise<void> {
  let log = '';
  const listening = new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (data: Buffer) => {
      log += data.toString();
      if (log.includes('process up')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PgBouncer does not start: ${log}`)));
  });
  await withinAMinute(listening, () => `PgBouncer to listen. It printed:\n${log}`);
}
