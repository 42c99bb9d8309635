import type { ShownPictures } from '../../../shared/contract/pictures/shown-pictures.ts';
import { pictureHash } from '../../../shared/pictures/shown-picture.ts';
import type { Context } from '../../context.ts';
import { HASH_IN_TEXT } from '../file-names.ts';
import { findShownPictures } from './find.ts';

type Item = {
  image: string | null;
  content: string;
  writer: { profileImage: string | null } | null;
};

/** The shown files of all pictures of these articles (covers, bodies and portraits), in one query. */
export const picturesOf = ({ db }: Context, items: readonly Item[]): Promise<ShownPictures> =>
  findShownPictures(db, items.flatMap(hashesOf));

/** The same, each article with its own. */
export async function withPictures<I extends Item>(
  context: Context,
  items: readonly I[],
): Promise<Array<I & { pictures: ShownPictures }>> {
  const found = await picturesOf(context, items);
  return items.map((item) => ({
    ...item,
    pictures: Object.fromEntries(hashesOf(item).flatMap((hash) => (found[hash] ? [[hash, found[hash]]] : []))),
  }));
}

/** With the token of the preview link in each address: readers do not get the pictures of a draft without it. */
export const inPreview = (pictures: ShownPictures, token: string): ShownPictures =>
  Object.fromEntries(
    Object.entries(pictures).map(([hash, shown]) => [
      hash,
      pictureHash(shown.src) ? { ...shown, src: `${shown.src}?preview=${token}` } : shown,
    ]),
  );

function hashesOf({ image, content, writer }: Item): string[] {
  const inText = [...content.matchAll(new RegExp(HASH_IN_TEXT, 'g'))].map(([, hash]) => hash);
  return [pictureHash(image), pictureHash(writer?.profileImage), ...inText].filter((hash) => hash !== undefined);
}
