import type { ShownPicture, ShownPictures } from '../../shared/contract/pictures/shown-pictures.ts';
import { DEFAULT_IMAGE, pictureHash } from '../../shared/pictures/picture.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { inArray, sql } from '../db/drizzle.ts';
import { alias } from '../db/pg-core.ts';
import { preparedQuery, UNNAMED_STATEMENT } from '../db/prepared-query.ts';
import { images } from '../db/schema/images.ts';
import { requirePermission } from '../permissions.ts';
import { addressOf, HASH_IN_TEXT } from './file-names.ts';

/** Shown in every place of a picture that was removed for good. */
const REMOVED: ShownPicture = {
  src: DEFAULT_IMAGE,
  width: null,
  height: null,
  focalX: 50,
  focalY: 50,
  alt: null,
  caption: null,
  credit: null,
};

const files = alias(images, 'files');

/** The shown file of each of these pictures, in one query; no query without pictures. Leaves out deleted ones. */
export async function findShownPictures(db: Database, hashes: Iterable<string>): Promise<ShownPictures> {
  const wanted = [...new Set(hashes)];
  if (wanted.length === 0) return {};
  const rows = await shownByHash(db).execute({ hashes: wanted });
  return Object.fromEntries(
    rows.map(({ hash, file, isRemoved, ...shown }) => [
      hash,
      isRemoved ? REMOVED : { src: addressOf(file ?? hash), ...shown },
    ]),
  );
}

/** While the file of an edit or a replacement is not stored, the picture is shown as uploaded. */
const shownByHash = preparedQuery((db) =>
  db
    .select({
      hash: images.hash,
      file: files.hash,
      isRemoved: sql<boolean>`coalesce(${files.state}, ${images.state}) = 'removed'`,
      width: sql<number | null>`coalesce(${files.width}, case when ${files.hash} is null then ${images.width} end)`,
      height: sql<number | null>`coalesce(${files.height}, case when ${files.hash} is null then ${images.height} end)`,
      focalX: images.focalX,
      focalY: images.focalY,
      alt: images.alt,
      caption: images.caption,
      credit: images.credit,
    })
    .from(images)
    .leftJoin(
      files,
      sql`${files.hash} = coalesce(${images.shownAs}, ${images.replacedBy}) and ${inArray(files.state, ['stored', 'removed'])}`,
    )
    .where(sql`${images.hash} = any(${sql.placeholder('hashes')}::text[])`)
    .prepare(UNNAMED_STATEMENT),
);

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

/** The shown files of these pictures for the screens of staff, also of drafts and of unsaved choices. */
export async function getShownPictures(context: Context, hashes: string[]): Promise<ShownPictures> {
  requirePermission(context, 'magazine.read');
  return findShownPictures(context.db, hashes);
}
