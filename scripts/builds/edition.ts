import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { writeContent } from '../../src/content/documents.ts';
import { siteContent } from '../../src/content/site-content.ts';
import { noCache } from '../../src/server/cache/public-cache.ts';
import { hasSqlState } from '../../src/server/db/postgres-errors.ts';
import { parseEnvironment } from '../../src/server/environment.ts';
import { CommandError } from '../../src/server/errors/errors.ts';
import { openDependencies } from '../../src/server/open-dependencies.ts';
import { currentEdition, editionOf, type SiteEdition } from '../../src/server/site-documents/published.ts';
import { BUILT_EDITION } from '../../src/server/site-documents/site-on-vercel.ts';

const CONTENT = '.vercel/edition';
const UNDEFINED_TABLE = '42P01';

/**
 * Before a build on Vercel: makes it read the documents that staff published, and leaves a note for its functions of
 * which these were. Without a database, as in the first deployment, the site is made of the files.
 */
export async function takeCurrentEdition(now = new Date()): Promise<void> {
  const { documents, key } = await readEdition(now);
  rmSync(CONTENT, { recursive: true, force: true });
  if (documents.size > 0) {
    writeContent(CONTENT, documents);
    process.env['CONTENT_ROOT'] = CONTENT;
  }
  mkdirSync(dirname(BUILT_EDITION), { recursive: true });
  writeFileSync(BUILT_EDITION, JSON.stringify({ key, builtAt: now.toISOString() }));
}

async function readEdition(now: Date): Promise<SiteEdition> {
  const ofFiles = editionOf(siteContent.withoutPassed(new Map(), { now, confirmedAt: new Map() }));
  if (!process.env['POSTGRES_URL'] && !process.env['DATABASE_URL']) return ofFiles;
  const { dependencies, close } = await openDependencies(parseEnvironment(process.env), noCache);
  try {
    return await currentEdition(dependencies, siteContent.withoutPassed, now);
  } catch (cause) {
    // Not migrated: nobody can have published anything.
    if (hasSqlState(cause, UNDEFINED_TABLE)) return ofFiles;
    throw new CommandError(
      'The database could not be read, so this build cannot know what staff published. Try again when it is there.',
      { cause },
    );
  } finally {
    await close();
  }
}
