import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeContent } from '../../src/content/documents.ts';
import { siteContent } from '../../src/content/site-content.ts';
import { noCache } from '../../src/server/cache/public-cache.ts';
import { hasSqlState } from '../../src/server/db/postgres-errors.ts';
import { parseEnvironment } from '../../src/server/environment.ts';
import { CommandError } from '../../src/server/errors/errors.ts';
import { openDependencies } from '../../src/server/open-dependencies.ts';
import { readShownFiles } from '../../src/server/pictures/document-pictures.ts';
import { currentEdition, editionOf, type SiteEdition } from '../../src/server/site-documents/published.ts';
import { BUILT_EDITION } from '../../src/server/site-documents/site-on-vercel.ts';

const CONTENT = '.vercel/edition';
const UNDEFINED_TABLE = '42P01';

/**
 * Before a build on Vercel: makes it read the documents that staff published, and leaves a note for its functions of
 * which these were. Without a database, as in the first deployment, the site is made of the files.
 */
export async function takeCurrentEdition(now = new Date()): Promise<void> {
  rmSync(CONTENT, { recursive: true, force: true });
  const key = await writeEdition(now);
  mkdirSync(dirname(BUILT_EDITION), { recursive: true });
  writeFileSync(BUILT_EDITION, JSON.stringify({ key, builtAt: now.toISOString() }));
}

async function writeEdition(now: Date): Promise<string> {
  const withoutDatabase = () => siteContent.withoutPassed(new Map(), { now, confirmedAt: new Map() });
  if (!process.env['POSTGRES_URL'] && !process.env['DATABASE_URL'])
    return write(editionOf(withoutDatabase(), new Map()));
  const { dependencies, close } = await openDependencies(parseEnvironment(process.env), noCache);
  try {
    const edition = await currentEdition(dependencies, siteContent, now);
    return write(edition, await readShownFiles(dependencies, edition.pictures));
  } catch (cause) {
    // Not migrated: nobody can have published anything.
    if (hasSqlState(cause, UNDEFINED_TABLE)) return write(editionOf(withoutDatabase(), new Map()));
    throw new CommandError(
      'What staff published could not be read, and without it the site would fall back to older facts. Try again when database and pictures are there.',
      { cause },
    );
  } finally {
    await close();
  }
}

function write({ documents, pictures, key }: SiteEdition, files?: Parameters<typeof writeContent>[2]): string {
  if (documents.size + pictures.size === 0) return key;
  writeContent(CONTENT, documents, files);
  process.env['CONTENT_ROOT'] = CONTENT;
  return key;
}
