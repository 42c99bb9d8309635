import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withNpmParent } from '../set-up/npm-parent.mjs';
import { root } from '../set-up/step.mjs';

/**
 * Replaces this process with the server, so that signals and the exit code need no forwarding. Where `execve` is
 * missing (Windows, Node before 22.15), the server runs as a child process.
 */
export function execServer(nodeArguments, environment) {
  const node = join(root, 'node_modules', '.bin', 'node');
  if (process.execve && existsSync(node)) {
    process.chdir(root);
    process.execve(node, ['node', ...nodeArguments], withNpmParent(environment));
  }
  const server = spawn('node', nodeArguments, { cwd: root, env: environment, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
}

/**
 * For the server's process; package.json and the Dockerfile repeat them. A small young generation keeps memory at full
 * load below 400 MB (docs/performance.md): with V8's default it passes 600 MB within two minutes.
 */
export const NODE_FLAGS = ['--max-semi-space-size=1'];
