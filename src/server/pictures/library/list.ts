import type { SQL } from 'drizzle-orm';
import type { EndpointParsed } from '../../../shared/contract/endpoint.ts';
import type { PictureBin } from '../../../shared/contract/pictures/picture-bin.ts';
import type { listPictures as call, PicturePage } from '../../../shared/contract/pictures/pictures.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, asc, count, desc, eq, inArray, isNotNull, sql } from '../../db/drizzle.ts';
import { images } from '../../db/schema/images.ts';
import { allows, requirePermission } from '../../permissions.ts';
import { isNotInUse } from '../in-use.ts';
import { expiryOf } from '../remove-unused.ts';
import { isInLibrary, isPicture, selectPictures, toPicture } from './picture-row.ts';

type Query = EndpointParsed<typeof call>['query'];
type Part = Pick<Query, 'page' | 'limit'>;

/** A page of the library, newest first. */
export async function listPictures(context: Context, query: Query): Promise<PicturePage> {
  requirePermission(context, 'articles.write-own');
  const { search, filter } = query;
  const where = and(isInLibrary, ...search.split(/\s+/).filter(Boolean).map(contains), filterBy(context, filter));
  const { rows, ...page } = await selectPage(context, where, [desc(images.addedAt), asc(images.hash)], query);
  return { pictures: rows.map(toPicture), ...page };
}

/** A page of the bin, the last deleted picture first. */
export async function listPictureBin(context: Context, query: Part): Promise<PictureBin> {
  requirePermission(context, 'articles.write-own');
  const where = and(isPicture, isNotNull(images.deletedAt));
  const { rows, ...page } = await selectPage(context, where, [desc(images.deletedAt), asc(images.hash)], query);
  const pictures = rows.map((row) => {
    const deletedAt = row.picture.deletedAt ?? context.clock();
    return {
      ...toPicture(row),
      deletedAt: deletedAt.toISOString(),
      expiresAt: expiryOf(deletedAt).toISOString(),
      mayRestore: allows(context.actor, 'pictures.manage', { createdBy: row.picture.uploadedBy }),
    };
  });
  return { pictures, ...page };
}

/** Finds and counts the matches at once, then reads only those of the page. */
async function selectPage({ db }: Context, where: SQL | undefined, order: SQL[], { page, limit }: Part) {
  const found = await db
    .select({ hash: images.hash, total: sql<number>`(count(*) over ())::integer` })
    .from(images)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit);
  const hashes = found.map(({ hash }) => hash);
  const rows =
    hashes.length === 0
      ? []
      : await selectPictures(db)
          .where(inArray(images.hash, hashes))
          .orderBy(...order);
  // A page after the last one returns no rows, and so no total.
  const total = found[0]?.total ?? (page === 1 ? 0 : await countPictures(db, where));
  return { rows, total, page, totalPages: Math.ceil(total / limit) };
}

async function countPictures(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(images).where(where);
  return row?.total ?? 0;
}

/** Every word, at any position, ignoring case, accents and invisible characters. */
const contains = (word: string) =>
  sql`${images.searchText} like '%' || clinic_fold(visible_text(${word.replace(/[\\%_]/g, '\\$&')})) || '%'`;

function filterBy({ actor }: Context, filter: Query['filter']): SQL | undefined {
  if (filter === 'unused') return isNotInUse;
  if (filter === 'undescribed') return sql`${images.alt} is null`;
  if (filter === 'mine') return actor.kind === 'staff' ? eq(images.uploadedBy, actor.staffId) : sql`false`;
  return undefined;
}
