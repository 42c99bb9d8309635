import type { ShownPicture, ShownPictures } from '../../../shared/contract/pictures/shown-pictures.ts';
import { DEFAULT_IMAGE } from '../../../shared/pictures/image-source.ts';
import type { Database } from '../../db/database.ts';
import { inArray, sql } from '../../db/drizzle.ts';
import { alias } from '../../db/pg-core.ts';
import { preparedQuery, UNNAMED_STATEMENT } from '../../db/prepared-query.ts';
import { images } from '../../db/schema/images.ts';
import { addressOf } from '../file-names.ts';

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
