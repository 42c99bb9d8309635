import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ShownPictures } from '../../../shared/contract/pictures/shown-pictures.ts';
import type { Database } from '../../db/database.ts';
import { preparedQuery, UNNAMED_STATEMENT } from '../../db/prepared-query.ts';
import { images } from '../../db/schema/images.ts';
import { addressOf } from '../file-names.ts';

const files = alias(images, 'files');

/** The shown file of each of these pictures, in one query; no query without pictures. Leaves out deleted ones. */
export async function findShownPictures(db: Database, hashes: Iterable<string>): Promise<ShownPictures> {
  const wanted = [...new Set(hashes)];
  if (wanted.length === 0) return {};
  const rows = await shownByHash(db).execute({ hashes: wanted });
  return Object.fromEntries(
    rows.map(({ hash, file, ...shown }) => [hash, { src: addressOf(file ?? hash), ...shown }] as const),
  );
}

/** A file that is not stored is not shown: the picture is then shown as uploaded. */
const shownByHash = preparedQuery((db) =>
  db
    .select({
      hash: images.hash,
      file: files.hash,
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
      sql`${files.hash} = coalesce(${images.shownAs}, ${images.replacedBy}) and ${eq(files.state, 'stored')}`,
    )
    .where(sql`${images.hash} = any(${sql.placeholder('hashes')}::text[])`)
    .prepare(UNNAMED_STATEMENT),
);
