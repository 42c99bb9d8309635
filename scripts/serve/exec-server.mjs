import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withNpmParent } from '../set-up/npm-parent.mjs';
import { root } from '../set-up/step.mjs';

/**
 * Replaces this process with the server, so that signals and the exit code need no forwarding. Where `execve` is
 * missing (Windows, Node before 22.15), the server runs as a child process.
 */
export function execServer(environment) {
  const nodeArguments = [...NODE_FLAGS, 'scripts/serve.mjs'];
  const env = { ...NODE_ENVIRONMENT, ...environment };
  const node = join(root, 'node_modules', '.bin', 'node');
  if (process.execve && existsSync(node)) {
    process.chdir(root);
    process.execve(node, ['node', ...nodeArguments], withNpmParent(env));
  }
  const server = spawn('node', nodeArguments, { cwd: root, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
}

/**
 * For the server's process; package.json and the Dockerfile repeat them. V8 otherwise keeps 48 MB for young objects and
 * lets garbage grow to twice what is in use. One flag alone, `--optimize-for-size`, saves as much, but then a page that
 * was not asked for before costs nearly twice as much (docs/performance.md).
 */
export const NODE_FLAGS = ['--max-semi-space-size=2', '--heap-growing-percent=10'];

/** glibc's malloc otherwise keeps memory apart for each thread: some 60 MB after minutes of compressing pages. */
export const NODE_ENVIRONMENT = { MALLOC_ARENA_MAX: '1' };
