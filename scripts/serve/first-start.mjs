import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../set-up/step.mjs';

/** @param {import('../../src/server/environment.ts').DatabaseSetting} database */
export const isFirstStart = (database) =>
  database.driver === 'pglite' && !existsSync(join(database.folder, 'database'));

/**
 * Creates the embedded database and fills it with the starter magazine, if there is none. In a child process, because it
 * takes 100 MB that a process never gives back. Resolves to the exit code; the child prints its own errors.
 * @param {{ environment?: NodeJS.ProcessEnv, print: (line: string) => void }} options
 */
export async function firstStart({ environment = process.env, print }) {
  const node = join(root, 'node_modules', '.bin', 'node');
  const child = fork(join(root, 'scripts/serve/prepare.ts'), {
    cwd: root,
    env: environment,
    execArgv: [],
    execPath: existsSync(node) ? node : process.execPath,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (child.stdout) createInterface(child.stdout).on('line', print);
  const end = (signal) => child.kill(signal);
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end);
  const [code] = await once(child, 'close');
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.off(signal, end);
  return code ?? 1;
}
