import { PICTURES_TAG } from '../../articles/cache-tags.ts';
import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { and, asc, eq, inArray, isNull, or, sql } from '../../db/drizzle.ts';
import { images } from '../../db/schema/images.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { nameOf } from '../picture-name.ts';
import { removeFilesOfRemoved } from '../remove-unused.ts';
import { requirePictureChange } from './change.ts';

/**
 * Takes a picture of the library or the bin off the site for good, because a person must no longer be seen: its files
 * and those that were made of it. Every use shows the stand-in; texts stay. Throws `not-found` and `forbidden`.
 */
export async function removePicture(context: Context, hash: string): Promise<undefined> {
  requirePermission(context, 'pictures.manage');
  requirePermission(context, 'articles.publish');
  await inTransaction(context, async (tx) => {
    const files = await lockFiles(tx, hash);
    const standingIn = await lockShownAs(tx, files);
    for (const picture of [...files, ...standingIn]) await requirePictureChange(tx, picture, 'purge');
    tx.raiseTags([PICTURES_TAG], 'purge');
    const edits = standingIn.map(({ shownAs }) => shownAs).filter((file) => file !== null);
    await markRemoved(tx, [...files.map((file) => file.hash), ...edits]);
    await removeEdits(tx, standingIn);
    // The name of the file may be that of the person, and the log keeps it for years.
    await audit(tx, 'picture.deleted-for-good', { name: nameOf({ name: null, hash }) });
  });
  // From here on nobody gets the files. Maintenance deletes what the store does not delete now.
  await removeFilesOfRemoved(context).catch((error: unknown) => context.log.error('image-store', { error }));
}

const columns = { hash: images.hash, uploadedBy: images.uploadedBy, shownAs: images.shownAs };
type Row = { hash: string; uploadedBy: number | null; shownAs: string | null };

/** The picture, and every file that replaced it or was made of it. */
async function lockFiles({ db }: Transaction, hash: string): Promise<Row[]> {
  const isThePicture = and(eq(images.hash, hash), isNull(images.partOf), eq(images.state, 'stored'));
  const found = await db
    .select(columns)
    .from(images)
    .where(or(isThePicture, eq(images.partOf, hash)))
    .orderBy(asc(images.hash))
    .for('update');
  if (!found.some((file) => file.hash === hash))
    throw new DomainError(
      'not-found',
      'This picture is neither in the library nor in the bin; it may be gone already.',
    );
  return found;
}

/** Other pictures that show one of these files instead of their own; their edits contain its pixels. */
async function lockShownAs({ db }: Transaction, files: Row[]): Promise<Row[]> {
  const hashes = files.map(({ hash }) => hash);
  const found = await db
    .select(columns)
    .from(images)
    .where(inArray(images.replacedBy, hashes))
    .orderBy(asc(images.hash))
    .for('update');
  return found.filter(({ hash }) => !hashes.includes(hash));
}

/**
 * Clears the texts too, which may name the person. A process that is storing a file at this moment notices when it is
 * done.
 */
const markRemoved = ({ db }: Transaction, hashes: string[]) =>
  db
    .update(images)
    .set({
      state: 'removed',
      claimedUntil: sql`greatest(${images.claimedUntil}, date_trunc('milliseconds', now()))`,
      name: null,
      alt: null,
      caption: null,
      credit: null,
      uploadedBy: null,
      uploadedByEmail: null,
      edits: null,
      shownAs: null,
      replacedBy: null,
      deletedAt: null,
      version: sql`${images.version} + 1`,
    })
    .where(inArray(images.hash, hashes));

/** The replacement stays: without it the picture would show the file that was replaced. */
async function removeEdits({ db }: Transaction, pictures: Row[]): Promise<void> {
  const hashes = pictures.map(({ hash }) => hash);
  if (hashes.length === 0) return;
  await db
    .update(images)
    .set({ edits: null, shownAs: null, version: sql`${images.version} + 1` })
    .where(inArray(images.hash, hashes));
}
