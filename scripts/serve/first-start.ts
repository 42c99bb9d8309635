import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseSetting } from '../../src/server/environment.ts';

const PREPARE = fileURLToPath(new URL('prepare.ts', import.meta.url));

/**
 * Creates the embedded database if it does not exist. A child process does it, because creating the database and the
 * starter magazine's pictures takes 100 MB that a process never gives back. Resolves to the exit code; the child
 * prints its own errors.
 */
export async function firstStart(database: DatabaseSetting): Promise<number> {
  if (database.driver !== 'pglite' || existsSync(join(database.folder, 'database'))) return 0;
  const child = fork(PREPARE, { stdio: 'inherit' });
  const end = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
  const [code] = (await once(child, 'exit')) as [number | null];
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.off(signal, end);
  return code ?? 1;
}
