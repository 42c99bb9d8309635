import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../set-up/step.mjs';

/**
 * Makes this process the server: same id, same parent, so that signals and the exit code need nobody to pass them on.
 * Where a process cannot be replaced (Windows, Node before 22.15) the server is a child of this one.
 */
export function execServer(nodeArguments, environment) {
  const own = join(root, 'node_modules', '.bin', 'node');
  if (process.execve && existsSync(own)) {
    process.chdir(root);
    process.execve(own, ['node', ...nodeArguments], environment);
  }
  const server = spawn('node', nodeArguments, { cwd: root, env: environment, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code) => process.exit(code ?? 1));
}
