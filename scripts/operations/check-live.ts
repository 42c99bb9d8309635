import { printError } from '../print-error.ts';
import { checkLive } from './check-live/check-live.ts';

/**
 * `npm run check:live`: what must still be filled in before the site may go online. Ends with 1 when there is
 * anything. (A build on Vercel warns of the samples by itself: src/build/warn-of-samples.ts.)
 */
try {
  const { lines, mayGoLive } = await checkLive('.');
  for (const line of lines) console.log(line);
  if (!mayGoLive) process.exitCode = 1;
} catch (error) {
  // A file that cannot be read is a finding, told in its own sentence.
  printError(error);
  process.exitCode = 1;
}
