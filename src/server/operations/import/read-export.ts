import { readFile, stat } from 'node:fs/promises';
import { errorMessage } from '../../errors/error-message.ts';
import { CommandError } from '../../errors/errors.ts';
import { readGhost } from './ghost/ghost.ts';
import type { SourceSite } from './source-site.ts';
import { readWordPress } from './wordpress/wordpress.ts';

/** About ten times the export of a blog with 5,000 articles. It is read whole, and takes several times its size in memory. */
const MAX_MEGABYTES = 200;

/**
 * Recognises the system by the file's content. `siteUrl` is where a Ghost site ran. Throws {@link CommandError} when the
 * file is not a readable export.
 */
export async function readExport(file: string, siteUrl: string | undefined): Promise<SourceSite> {
  const { size } = await stat(file).catch(() => {
    throw new CommandError(`There is no file ${file}: check the name`);
  });
  if (size > MAX_MEGABYTES * 1024 * 1024)
    throw new CommandError(
      `${file} has more than ${MAX_MEGABYTES} MB: export the articles in parts, such as year by year, and import each`,
    );
  const content = (await readFile(file, 'utf8')).trim();
  try {
    if (content.startsWith('<')) return readWordPress(content);
    if (content.startsWith('{')) return readGhost(content, siteUrl);
  } catch (error) {
    throw new CommandError(`${file}: ${errorMessage(error)}`, { cause: error });
  }
  throw new CommandError(`${file} is neither a WordPress export (.xml) nor a Ghost export (.json)`);
}
