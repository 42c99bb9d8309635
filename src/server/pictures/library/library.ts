import type { SQL } from 'drizzle-orm';
import type { EndpointParsed } from '../../../shared/contract/endpoint.ts';
import type { PictureBin } from '../../../shared/contract/pictures/picture-bin.ts';
import {
  type listPictures as call,
  type Picture,
  type PictureDetails,
  PictureHash,
  type PicturePage,
} from '../../../shared/contract/pictures/pictures.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from '../../db/drizzle.ts';
import { alias } from '../../db/pg-core.ts';
import { images } from '../../db/schema/images.ts';
import { staff } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import { allows, requirePermission } from '../../permissions.ts';
import { isInUse, isNotInUse } from '../claims.ts';
import { addressOf, thumbnailOf } from '../file-names.ts';
import { expiryOf } from '../remove-unused.ts';
import { measurePictures } from '../upload.ts';
import { countPlaces, findShownOn, findUses } from './uses.ts';

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

/** A picture of the library and what uses it. Throws `not-found`. */
export async function getPicture(context: Context, hash: string): Promise<PictureDetails> {
  requirePermission(context, 'articles.write-own');
  const { actor, db } = context;
  let row = await findPicture(db, hash);
  if (row.width === null && (await measurePictures(context, [row.shownHash])) > 0) row = await findPicture(db, hash);
  const { published, writers, isScheduled, isInDocument } = await findShownOn(context, hash);
  const isInMagazine = published.length + writers.length > 0 || isScheduled;
  return {
    ...toPicture(row),
    edits: row.picture.edits,
    shown: addressOf(row.shownHash),
    unedited: addressOf(row.picture.replacedBy ?? row.picture.hash),
    isReplaced: row.picture.replacedBy !== null,
    ...(await findUses(context, hash)),
    mayChange:
      allows(actor, 'pictures.manage', { createdBy: row.picture.uploadedBy }) &&
      (!isInMagazine || allows(actor, 'articles.publish')) &&
      (!isInDocument || allows(actor, 'site.publish')),
    mayRemove: allows(actor, 'pictures.manage') && allows(actor, 'articles.publish'),
    placedIn: await countPlaces(db, hash),
  };
}

/** The picture that an upload replaces or edits; undefined for a new picture. Throws `not-found`. */
export async function findOriginal(context: Context, field: unknown): Promise<string | undefined> {
  if (field === null || field === '') return undefined;
  requirePermission(context, 'articles.write-own');
  const hash = PictureHash.safeParse(field);
  return (await findPicture(context.db, hash.success ? hash.data : '')).picture.hash;
}

/** The file that readers see. */
const shown = alias(images, 'shown');
export const shownHash = sql<string>`coalesce(${images.shownAs}, ${images.replacedBy}, ${images.hash})`;

/** A picture of the library, not only a file of one. */
// As a parameter it would keep Postgres from using the partial index.
export const isPicture = and(isNull(images.partOf), sql`${images.state} = 'stored'`);
export const isInLibrary = and(isPicture, isNull(images.deletedAt));

const { searchText: _, ...columns } = getTableColumns(images);

/** Pictures with the size of the shown file and their uploader. */
const selectPictures = (db: Database) =>
  db
    .select({
      picture: columns,
      shownHash,
      width: shown.width,
      height: shown.height,
      bytes: shown.bytes,
      uploader: staff.name,
      isUsed: sql<boolean>`${isInUse}`,
    })
    .from(images)
    .leftJoin(shown, eq(shown.hash, shownHash))
    .leftJoin(staff, eq(staff.id, images.uploadedBy));

export type StoredPicture = PictureRow['picture'];
type PictureRow = Awaited<ReturnType<typeof selectPictures>>[number];

const toPicture = ({ picture, uploader, isUsed, ...shown }: PictureRow): Picture => ({
  hash: picture.hash,
  address: addressOf(picture.hash),
  thumbnail: thumbnailOf(shown.shownHash),
  name: picture.name,
  width: shown.width,
  height: shown.height,
  bytes: shown.bytes,
  addedAt: picture.addedAt.toISOString(),
  // A deleted account has no name.
  uploadedBy: uploader ?? picture.uploadedByEmail,
  alt: picture.alt,
  caption: picture.caption,
  credit: picture.credit,
  focalX: picture.focalX,
  focalY: picture.focalY,
  isUsed,
  version: picture.version,
});

/** Throws `not-found`. */
async function findPicture(db: Database, hash: string): Promise<PictureRow> {
  const [row] = await selectPictures(db).where(and(isInLibrary, eq(images.hash, hash)));
  if (!row) throw noPicture();
  return row;
}

/**
 * Locks a picture of the library until the transaction ends. A save that begins to use it comes before the lock or
 * waits for it. Throws `not-found`, and `conflict` when it is no longer at the version that the change is based on.
 */
export async function lockPicture(db: Database, hash: string, version?: number): Promise<StoredPicture> {
  const [row] = await db
    .select(columns)
    .from(images)
    .where(and(isInLibrary, eq(images.hash, hash)))
    .for('update');
  if (!row) throw noPicture();
  if (version !== undefined && row.version !== version)
    throw new DomainError(
      'conflict',
      'Somebody else changed this picture. Review the current version, then save again.',
    );
  return row;
}

const noPicture = () => new DomainError('not-found', 'This picture is not in the library; it may have been deleted.');
