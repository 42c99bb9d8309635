import { readFile } from 'node:fs/promises';
import { errorMessage } from '../../errors/error-message.ts';
import { CommandError } from '../../errors/errors.ts';
import { readGhost } from './ghost.ts';
import type { Source } from './source-site.ts';
import { readWordPress } from './wordpress.ts';

/** Reads another system's export, whichever it is. Throws an error of a line that names the file and the cure. */
export async function readExport(file: string, site: string | undefined): Promise<Source> {
  const content = (
    await readFile(file, 'utf8').catch(() => {
      throw new CommandError(`There is no file ${file}: check its name`);
    })
  ).trim();
  try {
    if (content.startsWith('<')) return readWordPress(content);
    if (content.startsWith('{')) return readGhost(content, site);
  } catch (error) {
    throw new CommandError(`${file}: ${errorMessage(error)}`, { cause: error });
  }
  throw new CommandError(`${file} is neither a WordPress export (.xml) nor a Ghost export (.json)`);
}
