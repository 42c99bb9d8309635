import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteContent } from '../../../src/content/site-content.ts';
import { connect } from '../../../src/server/db/connect.ts';
import { COMMAND_LIMITS } from '../../../src/server/db/limited-pool.ts';
import { DataFolderInUseError } from '../../../src/server/db/lock-data-folder.ts';
import type { DatabaseSetting } from '../../../src/server/environment.ts';
import { publishedDocuments } from '../../../src/server/site-documents/published.ts';
import { samplesInMagazine } from '../../../src/server/site-documents/samples-in-magazine.ts';
import type { KnownSample } from '../../../src/shared/samples/known-samples.ts';

type DatabaseReport = {
  /** In the published magazine, each a line. */
  samples: string[];
  /** What readers see instead of files of content/, by path. */
  documents: ReadonlyMap<string, string>;
  /** There is nothing to read, and that is fine. */
  absent?: string;
  /** Why the database was not read, and what to do: it may hold samples. */
  unread?: string;
};

const NOTHING = { samples: [], documents: new Map<string, string>() };

/** Does not create an embedded database. `unwanted` tells which values are samples, given the text of kliniek.yaml. */
export async function readDatabase(
  setting: DatabaseSetting,
  now: Date,
  unwanted: (clinic: string | undefined) => readonly KnownSample[],
): Promise<DatabaseReport> {
  if (setting.driver === 'pglite' && !existsSync(join(setting.folder, 'database')))
    return {
      ...NOTHING,
      absent: `in ${setting.folder} is nog geen database; de eerste start vult die met content/magazine. Draait de site al, geef dan ook hier haar DATA_DIR of DATABASE_URL op`,
    };
  try {
    const { db, close } = await connect(setting, COMMAND_LIMITS);
    try {
      const documents = await publishedDocuments({ db }, siteContent, now);
      const found = await samplesInMagazine(db, unwanted(documents.get('kliniek.yaml')));
      return { documents, samples: found.map(({ what, sample, href }) => `${what}: ${sample} (${href})`) };
    } finally {
      await close();
    }
  } catch (error) {
    const unread =
      error instanceof DataFolderInUseError
        ? 'de site draait en houdt de database vast. Stop de site, draai dit opnieuw en start de site weer'
        : `de database is niet te lezen. Kijk of ${setting.driver === 'pglite' ? 'DATA_DIR' : 'DATABASE_URL'} klopt, of werk de database bij (npm run migrate), en draai dit opnieuw`;
    return { ...NOTHING, unread };
  }
}
