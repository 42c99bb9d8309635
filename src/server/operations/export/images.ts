import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { imageSource } from '../../../shared/image-source.ts';
import { readImage } from '../../pictures/read-image.ts';
import type { ImageStore } from '../../pictures/stores/store.ts';

/** Where exported pictures lie, as an address and as a folder: as those of the starter magazine do in public/. */
const ASSETS = '/assets/magazine';

export type ExportedImages = {
  /** The address of a stored picture in the export, whose bytes are written there; elsewhere's stay elsewhere's. */
  address: (value: string) => Promise<string>;
  /** An article body with such addresses. */
  body: (html: string) => Promise<string>;
  written: Map<string, string>;
  missing: string[];
};

/** `published` is the folder that holds /assets. */
export function openImages(store: ImageStore, folder: string, published: string): ExportedImages {
  const images: ExportedImages = {
    written: new Map(),
    missing: [],
    address: async (value) => {
      const source = imageSource(value);
      if (/^https?:/i.test(source)) return source;
      const known = images.written.get(source);
      if (known) return known;
      const address = source.startsWith('/assets/') ? source : `${ASSETS}/${basename(source)}`;
      const file = join(folder, address);
      if (await write(source, file)) images.written.set(source, address);
      else images.missing.push(source);
      return address;
    },
    body: async (html) => {
      const document = parseDocument(html);
      for (const image of DomUtils.getElementsByTagName('img', document))
        image.attribs['src'] = await images.address(image.attribs['src'] ?? '');
      return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' });
    },
  };

  async function write(source: string, file: string): Promise<boolean> {
    await mkdir(dirname(file), { recursive: true });
    if (source.startsWith('/assets/'))
      return copyFile(join(published, source), file).then(
        () => true,
        () => false,
      );
    const bytes = await readImage(store, basename(source));
    if (bytes) await writeFile(file, bytes);
    return bytes !== undefined;
  }
  return images;
}
