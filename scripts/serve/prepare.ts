import { noCache } from '../../src/server/cache/public-cache.ts';
import { parseEnvironment } from '../../src/server/environment.ts';
import { exitOnUncaughtError, print, printError } from '../print.ts';
import { isFirstStart } from './first-start.mjs';

/** Runs in the child process of `firstStart`, and ends when the process that waits for it ends. */
process.once('disconnect', () => process.exit(1));
// It may have ended while the modules were loaded.
if (!process.connected) process.exit(1);
exitOnUncaughtError();
try {
  const environment = parseEnvironment(process.env);
  if (isFirstStart(environment.database)) {
    const { openForServing } = await import('../../src/server/open-for-serving.ts');
    const { close } = await openForServing(environment, noCache, print);
    await close();
  }
  process.exit(0);
} catch (error) {
  printError(error);
  process.exit(1);
}
