import { dev } from 'astro';
import { processCache } from '../src/server/cache/process-cache.ts';
import { parseEnvironment } from '../src/server/environment.ts';
import { startMaintenance } from '../src/server/maintenance/timer.ts';
import { openForServing } from '../src/server/open-for-serving.ts';
import { provideDependencies } from '../src/server/running.ts';
import { exitOnUncaughtError, printError } from './print-error.ts';

/** `npm run dev`: Astro's dev server with the API mounted. Both use one database for the life of the process. */
exitOnUncaughtError();
try {
  const environment = parseEnvironment(process.env);
  const { dependencies, close } = await openForServing(environment, processCache, console.log);
  provideDependencies(Promise.resolve(dependencies));
  const stopMaintenance = startMaintenance(dependencies);
  const server = await dev({ root: '.', server: { port: environment.port, host: environment.host } });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await server.stop();
      await stopMaintenance();
      await close();
      process.exit(0);
    });
  }
} catch (error) {
  printError(error);
  process.exit(1);
}
