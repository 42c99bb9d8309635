import { noCache } from '../../src/server/cache/public-cache.ts';
import { parseEnvironment } from '../../src/server/environment.ts';
import { openForServing } from '../../src/server/open-for-serving.ts';
import { endOnStrayErrors, printError } from '../print-error.ts';
import { say } from './print.ts';

/** The process of first-start.ts. Without the server that waits for it, it has no reason to go on. */
process.once('disconnect', () => process.exit(1));
endOnStrayErrors();
try {
  const { close } = await openForServing(parseEnvironment(process.env), noCache, say);
  await close();
  process.exit(0);
} catch (error) {
  printError(error);
  process.exit(1);
}
