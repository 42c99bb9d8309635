import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { asc } from '../../db/drizzle.ts';
import { images as table } from '../../db/schema/images.ts';
import { addressOf } from '../../pictures/file-names.ts';
import { isInLibrary, shownHash } from '../../pictures/library/library.ts';
import { type ImageExporter, PICTURES_PATH } from './images.ts';

/** Exports the whole library, with the texts of each picture in `pictures.json`. */
export async function writePictures({ db }: Context, folder: string, images: ImageExporter): Promise<void> {
  const rows = await db
    .select({
      hash: table.hash,
      shown: shownHash,
      name: table.name,
      alt: table.alt,
      caption: table.caption,
      credit: table.credit,
      focalX: table.focalX,
      focalY: table.focalY,
      edits: table.edits,
      addedAt: table.addedAt,
    })
    .from(table)
    .where(isInLibrary)
    .orderBy(asc(table.addedAt), asc(table.hash));
  const listed: object[] = [];
  for (const { hash, shown, ...data } of rows) {
    const picture = await images.exportImage(addressOf(hash));
    // After a replacement or an edit readers see another file.
    listed.push({ picture, shown: await images.exportImage(addressOf(shown)), ...data });
  }
  await mkdir(join(folder, PICTURES_PATH), { recursive: true });
  await writeFile(join(folder, PICTURES_PATH, 'pictures.json'), `${JSON.stringify(listed, undefined, 2)}\n`);
}
