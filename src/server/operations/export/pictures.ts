import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { imageSource } from '../../../shared/pictures/picture.ts';
import type { Context } from '../../context.ts';
import { asc } from '../../db/drizzle.ts';
import { images as table } from '../../db/schema/images.ts';
import { addressOf } from '../../pictures/file-names.ts';
import { isInLibrary, shownHash } from '../../pictures/library/library.ts';
import { readImage } from '../../pictures/read-image.ts';
import type { ImageStore } from '../../pictures/stores/store.ts';

/** The path of exported pictures, the same as in content/magazine and public/. */
const PICTURES_PATH = '/assets/magazine';

export type ImageExporter = {
  /** Writes a stored picture into the export and returns its address there. Leaves pictures of other websites alone. */
  exportImage: (address: string) => Promise<string>;
  /** Exports the pictures of an article body and returns the body with their new addresses. */
  exportBody: (html: string) => Promise<string>;
  /** Address in the export by address on the site. */
  written: Map<string, string>;
  missing: Set<string>;
};

/** `publicFolder` is the folder that contains `assets`. */
export function createImageExporter(store: ImageStore, folder: string, publicFolder: string): ImageExporter {
  const exporter: ImageExporter = {
    written: new Map(),
    missing: new Set(),
    exportImage: async (storedAddress) => {
      const source = imageSource(storedAddress);
      if (/^https?:/i.test(source)) return source;
      const known = exporter.written.get(source);
      if (known) return known;
      // As a browser asks for it: no `..` is left, which would lead out of the folders.
      const { pathname } = new URL(source, 'https://own-site.invalid');
      const address = pathname.startsWith('/assets/') ? pathname : `${PICTURES_PATH}/${basename(pathname)}`;
      const file = join(folder, address);
      if (await write(pathname, file)) exporter.written.set(source, address);
      else exporter.missing.add(source);
      return address;
    },
    exportBody: async (html) => {
      const document = parseDocument(html);
      for (const image of DomUtils.getElementsByTagName('img', document))
        image.attribs['src'] = await exporter.exportImage(image.attribs['src'] ?? '');
      return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' });
    },
  };

  async function write(pathname: string, file: string): Promise<boolean> {
    await mkdir(dirname(file), { recursive: true });
    if (pathname.startsWith('/assets/'))
      return copyFile(join(publicFolder, pathname), file).then(
        () => true,
        () => false,
      );
    const bytes = await readImage(store, basename(pathname));
    if (bytes) await writeFile(file, bytes);
    return bytes !== undefined;
  }
  return exporter;
}

/** What means nothing elsewhere: the files of a picture, and what the site does with them. */
type OfTheSite =
  | ('width' | 'height' | 'bytes' | 'replacedBy' | 'shownAs' | 'shownSince' | 'partOf' | 'searchText')
  | ('state' | 'claimedUntil' | 'uploadedAt' | 'uploadedBy' | 'uploadedByEmail' | 'version' | 'deletedAt');

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
    } satisfies Record<Exclude<keyof typeof table.$inferSelect, OfTheSite> | 'shown', unknown>)
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
