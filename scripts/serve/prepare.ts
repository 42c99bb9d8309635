import { noCache } from '../../src/server/cache/public-cache.ts';
import { parseEnvironment } from '../../src/server/environment.ts';
import { openForServing } from '../../src/server/open-for-serving.ts';
import { exitOnUncaughtError, print, printError } from '../print.ts';

/** Runs in the child process of `firstStart`, and ends when the server that waits for it ends. */
process.once('disconnect', () => process.exit(1));
// It may have ended while the modules were loaded.
if (!process.connected) process.exit(1);
exitOnUncaughtError();
try {
  const { close } = await openForServing(parseEnvironment(process.env), noCache, print);
  await close();
  process.exit(0);
} catch (error) {
  printError(error);
  process.exit(1);
}
