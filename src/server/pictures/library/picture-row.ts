import type { Picture } from '../../../shared/contract/pictures/pictures.ts';
import type { Database } from '../../db/database.ts';
import { and, eq, getTableColumns, isNull, sql } from '../../db/drizzle.ts';
import { alias } from '../../db/pg-core.ts';
import { images } from '../../db/schema/images.ts';
import { staff } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import { addressOf, thumbnailOf } from '../file-names.ts';
import { isInUse } from '../in-use.ts';

/** The file that readers see. */
const shown = alias(images, 'shown');
export const shownHash = sql<string>`coalesce(${images.shownAs}, ${images.replacedBy}, ${images.hash})`;

/** A picture of the library, not only a file of one. */
// As a parameter it would keep Postgres from using the partial index.
export const isPicture = and(isNull(images.partOf), sql`${images.state} = 'stored'`);
export const isInLibrary = and(isPicture, isNull(images.deletedAt));

const { searchText: _, ...columns } = getTableColumns(images);

/** Pictures with the size of the shown file and their uploader. */
export const selectPictures = (db: Database) =>
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
export type PictureRow = Awaited<ReturnType<typeof selectPictures>>[number];

export const toPicture = ({ picture, uploader, isUsed, ...shown }: PictureRow): Picture => ({
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
export async function findPicture(db: Database, hash: string): Promise<PictureRow> {
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

/** The name for the audit log and for messages. */
export const nameOf = ({ name, hash }: { name: string | null; hash: string }): string =>
  name ?? `${hash.slice(0, 8)}.webp`;
