import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseSetting } from '../../src/server/environment.ts';

const PREPARE = fileURLToPath(new URL('prepare.ts', import.meta.url));

/**
 * Makes an embedded database that is not there yet, in a process of its own: to make it and the starter magazine's
 * pictures takes a hundred MB that a process keeps for as long as it lives. Gives the exit code, 0 also when there was
 * nothing to do; why it failed has been said then.
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
