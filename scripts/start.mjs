import { spawn } from 'node:child_process';
import { build } from './set-up/build.mjs';
import { install } from './set-up/install.mjs';
import { fail, projectEnvironment, root } from './set-up/step.mjs';

/** `npm start`: installs and builds what is missing, then serves (architecture §4). */
try {
  await install();
  await build();
} catch (error) {
  fail(error);
}

const server = spawn('node', ['scripts/serve.ts'], { cwd: root, env: projectEnvironment(), stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
