import { pictureHash } from '../../shared/pictures/picture.ts';
import type { Database } from '../db/database.ts';
import { inArray } from '../db/drizzle.ts';
import { images } from '../db/schema/images.ts';
import type { Dependencies } from '../dependencies.ts';
import { imageFileNames } from './file-names.ts';
import { readImage } from './read-image.ts';
import { findShownPictures } from './shown.ts';

/** Pictures of the library in documents of content/. A page of theirs is built with the files that are shown for them. */

/** What keeps readers from seeing these pictures, in Dutch, by hash. */
export async function problemsOfPictures(db: Database, hashes: readonly string[]): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .select({ hash: images.hash, state: images.state, partOf: images.partOf, deletedAt: images.deletedAt })
    .from(images)
    .where(inArray(images.hash, [...hashes]));
  return new Map(
    hashes.flatMap((hash) => {
      const row = rows.find((one) => one.hash === hash);
      if (row?.state !== 'stored' || row.partOf !== null)
        return [[hash, 'staat niet (meer) in de bibliotheek: kies een andere foto']];
      return row.deletedAt
        ? [[hash, 'ligt in de prullenbak van de bibliotheek: zet haar terug, of kies een andere foto']]
        : [];
    }),
  );
}

/** The file that readers see of a picture, by the hash of that file, and the point that every crop of it keeps. */
export type ShownFile = { file: string; focalX: number; focalY: number };

/** By hash, for pages that are built. Leaves out pictures that are gone: the stand-in is shown for them. */
export async function findShownFiles(db: Database, hashes: Iterable<string>): Promise<Map<string, ShownFile>> {
  const shown = await findShownPictures(db, hashes);
  return new Map(
    Object.entries(shown)
      .toSorted()
      .flatMap(([hash, { src, focalX, focalY }]) => {
        const file = pictureHash(src);
        return file === undefined ? [] : [[hash, { file, focalX, focalY }]];
      }),
  );
}

/** The pictures of which another file is shown now, or none. */
export const changedFiles = (before: ReadonlyMap<string, ShownFile>, now: ReadonlyMap<string, ShownFile>): string[] =>
  [...before].flatMap(([hash, { file }]) => (now.get(hash)?.file === file ? [] : [hash]));

/**
 * With their bytes. A file that the store lost is left out, so that it holds up no publication; a store that does not
 * answer throws.
 */
export async function readShownFiles({ images: store, log }: Dependencies, files: ReadonlyMap<string, ShownFile>) {
  const read = new Map<string, ShownFile & { bytes: Uint8Array }>();
  for (const [hash, shown] of files) {
    const bytes = await readImage(store, imageFileNames(shown.file).large);
    if (bytes) read.set(hash, { ...shown, bytes });
    else log.error('image-store', { error: new Error(`The file of picture ${shown.file} is missing`) });
  }
  return read;
}
