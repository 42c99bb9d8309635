import { spawn } from 'node:child_process';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './serve/process.mjs';
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

const server = spawn('node', [...SERVER_FLAGS, 'scripts/serve.mjs'], {
  cwd: root,
  env: { ...SERVER_ENVIRONMENT, ...projectEnvironment() },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
