import { parseEnvironment } from '../../src/server/environment.ts';
import { findBuild } from '../builds/find.ts';
import { isOfCurrentSources } from '../builds/folders.mjs';
import { printError } from '../print.ts';
import { readArguments } from '../set-up/arguments.mjs';
import { checkLive } from './check-live/check-live.ts';

// A production build also warns of samples (src/build/content-checks/samples-in-texts.ts).
readArguments(`npm run check:live: lists what must be filled in before the site goes online, with exit code 1 if there is
anything, or if something could not be read`);
try {
  const folder = findBuild();
  const { lines, mayGoLive } = await checkLive('.', {
    build: folder ? { folder, isCurrent: isOfCurrentSources(folder) } : undefined,
    database: parseEnvironment(process.env).database,
  });
  for (const line of lines) console.log(line);
  if (!mayGoLive) process.exitCode = 1;
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
