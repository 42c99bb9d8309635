import { join } from 'node:path';
import { CommandError } from '../../src/server/errors/errors.ts';
import {
  buildSettings,
  codeFingerprint,
  isComplete,
  markRequested,
  publishedBuilds,
  sourceFingerprint,
} from '../builds/folders.mjs';
import { withLittleMemory } from '../set-up/build.mjs';
import { run } from '../set-up/step.mjs';

const BUILD_MINUTES = 15;

/** The folder of the complete build of the content/ below `root`. */
export function buildOf(root: string): string | undefined {
  const folder = folderOf(root);
  if (!isComplete(folder)) return undefined;
  markRequested(folder);
  return folder;
}

const folderOf = (root: string) => join(publishedBuilds(), sourceFingerprint(buildSettings(), root));

/**
 * Makes builds of the code that this process runs: those of newer code would have pages that its other pages do not fit.
 * Throws, in Dutch, why none can be made.
 */
export function builder(make = runBuild, codeNow = codeFingerprint) {
  const code = codeNow();
  const refuseNewerCode = () => {
    if (codeNow() !== code)
      throw new CommandError(
        'De software van de site is vernieuwd. Dit komt online zodra de beheerder de server opnieuw heeft gestart.',
      );
  };
  return async (root: string): Promise<string> => {
    refuseNewerCode();
    const folder = await make(root);
    refuseNewerCode();
    return folder;
  };
}

async function runBuild(root: string): Promise<string> {
  const found = buildOf(root);
  if (found !== undefined) return found;
  let output = '';
  // Visitors come first.
  const code = await run('nice', ['-n', '10', process.execPath, 'scripts/build.mjs'], {
    minutes: BUILD_MINUTES,
    env: withLittleMemory({ ...process.env, CONTENT_ROOT: root }),
    onOutput: (text: string) => (output = (output + text).slice(-20_000)),
    hasDots: false,
    // Requests in progress finish first (server.ts).
    endsOnSignal: false,
  });
  if (code !== 0) throw new CommandError(reasonIn(output, code));
  return folderOf(root);
}

/** The exit code of a command that was killed, as the system does when memory runs out. */
const KILLED = 137;

/** The last thing that a build says before its frames. */
export function reasonIn(output: string, code: number | null): string {
  if (code === KILLED || /heap out of memory/.test(output))
    return 'De server heeft te weinig geheugen om de site te maken. Vraag de beheerder om 2 GB, of 1 GB met 1 GB wisselruimte.';
  if (/The disk is full/.test(output))
    return 'De schijf van de server is vol. Zodra de beheerder ruimte heeft gemaakt, komt dit vanzelf online.';
  const lines = output.split('\n').filter((line) => line.trim() && !/^\s+at /.test(line));
  return `De site kon niet worden gemaakt: ${lines.slice(-3).join(' ').slice(0, 500)}`;
}
