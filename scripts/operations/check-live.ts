import { parseEnvironment } from '../../src/server/environment.ts';
import { findBuild } from '../builds/find.ts';
import { printError } from '../print-error.ts';
import { checkLive } from './check-live/check-live.ts';

/**
 * `npm run check:live`: lists what must be filled in before the site goes online, with exit code 1 if there is anything.
 * A production build also warns of samples (src/build/content-checks/warn-of-samples.ts).
 */
try {
  const { lines, mayGoLive } = await checkLive('.', {
    build: findBuild(),
    database: parseEnvironment(process.env).database,
  });
  for (const line of lines) console.log(line);
  if (!mayGoLive) process.exitCode = 1;
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
