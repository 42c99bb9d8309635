import { dev } from 'astro';
import { parseEnvironment } from '../src/server/environment.ts';
import { exitOnUncaughtError, printError } from './print.ts';
import { readArguments } from './set-up/arguments.mjs';

readArguments('npm run dev: pages with hot reload, and the API, on one database for as long as the process lives');
exitOnUncaughtError();
try {
  const { port, host } = parseEnvironment(process.env);
  const server = await dev({ root: '.', server: { port, host } });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await server.stop();
      process.exit(0);
    });
  }
} catch (error) {
  printError(error);
  process.exit(1);
}
