import type { Overridable } from '../../../shared/contract/articles/dangers.ts';
import type { PictureDetails, PictureInput } from '../../../shared/contract/pictures/pictures.ts';
import { sharedTexts } from '../../../shared/text-check/document/reader-texts.ts';
import { ARTICLES_TAG, articleTag, authorTag, cardTag, PICTURES_TAG } from '../../articles/cache-tags.ts';
import { refuseSharedDangers } from '../../articles/dangers/refuse-shared-dangers.ts';
import { audit } from '../../audit/record.ts';
import type { CacheChange } from '../../cache/public-cache.ts';
import type { Context } from '../../context.ts';
import { and, eq, inArray, isNotNull, ne, sql } from '../../db/drizzle.ts';
import { images } from '../../db/schema/images.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { nameOf } from '../picture-name.ts';
import { getPicture, lockPicture, type StoredPicture } from './library.ts';
import { findShownOn } from './uses.ts';

/** Everything except the name, which only staff see. */
const SHOWN = ['alt', 'caption', 'credit', 'focalX', 'focalY'] as const satisfies Array<keyof PictureInput>;

/**
 * Changes the texts and the focal point of a picture. Throws `not-found`, `conflict`, and `dangerous` for a danger that
 * readers would see.
 */
export async function changePicture(
  context: Context,
  hash: string,
  { overrideReason, ...input }: PictureInput & Overridable,
): Promise<PictureDetails> {
  requirePermission(context, 'articles.write-own');
  await inTransaction(context, async (tx) => {
    const before = await lockPicture(tx.db, hash, input.version);
    const { version: _, ...fields } = input;
    const isShownChange = SHOWN.some((field) => fields[field] !== undefined && fields[field] !== before[field]);
    await requirePictureChange(tx, before, isShownChange ? 'invalidate' : undefined);
    const [after = before] = await tx.db
      .update(images)
      .set({ ...fields, version: before.version + 1 })
      .where(eq(images.hash, hash))
      .returning();
    const name = nameOf(after);
    await refuseSharedDangers(tx, {
      kind: 'picture',
      id: hash,
      name,
      overrideReason,
      before: sharedTexts.picture(before),
      after: sharedTexts.picture(after),
    });
    await audit(tx, 'picture.changed', { name });
  });
  return getPicture(context, hash);
}

/**
 * Shows a stored file in place of a picture, wherever it is used. Edits and focal point belonged to the other file, so
 * they are reset. Throws `not-found`, `conflict`, and `invalid` for a file that is not stored.
 */
export async function replacePicture(
  context: Context,
  hash: string,
  { by, version }: { by: string; version: number },
): Promise<PictureDetails> {
  requirePermission(context, 'articles.write-own');
  await inTransaction(context, async (tx) => {
    const before = await lockPicture(tx.db, hash, version);
    await requirePictureChange(tx, before, 'purge');
    await lockFile(tx, by);
    await releaseFiles(tx, before);
    await tx.db
      .update(images)
      .set({
        replacedBy: by === hash ? null : by,
        edits: null,
        shownAs: null,
        shownSince: tx.clock(),
        focalX: 50,
        focalY: 50,
        version: before.version + 1,
      })
      .where(eq(images.hash, hash));
    await audit(tx, 'picture.replaced', { name: nameOf(before) });
  });
  return getPicture(context, hash);
}

/**
 * Checks the permission to change a picture; one that readers see, or will see by a schedule, needs the permission to
 * publish. Raises the cache tags of every page that shows it: another file purges, so that the former one is hidden at
 * once; changed texts invalidate. Throws `forbidden`.
 */
export async function requirePictureChange(
  tx: Transaction,
  { hash, uploadedBy }: Pick<StoredPicture, 'hash' | 'uploadedBy'>,
  change?: CacheChange,
) {
  requirePermission(tx, 'pictures.manage', { createdBy: uploadedBy });
  if (!change) return;
  const { published, writers, isScheduled, isInDocument } = await findShownOn(tx, hash);
  if (isInDocument) {
    requirePermission(tx, 'site.publish');
    // The pages are made again, and hide a former file until they are.
    tx.afterCommit(async () => tx.publishedSite?.follow());
  }
  if (published.length + writers.length === 0 && !isScheduled) return;
  requirePermission(tx, 'articles.publish');
  const tags = [
    ARTICLES_TAG,
    ...published.flatMap(({ id, slug }) => [articleTag(slug), cardTag(id)]),
    ...writers.map(({ name }) => authorTag(name)),
  ];
  tx.raiseTags(change === 'purge' ? [PICTURES_TAG, ...tags] : tags, change);
}

/** Keeps the clean-up from removing the file before the commit. */
async function lockFile({ db }: Transaction, hash: string): Promise<void> {
  const [row] = await db.select({ state: images.state }).from(images).where(eq(images.hash, hash)).for('key share');
  if (row?.state !== 'stored') throw new DomainError('invalid', 'This file is not stored. Please upload it again.');
}

/** The former files of a picture stay for 30 days, for staff who want one back. Readers do not get them. */
export async function releaseFiles(
  { db, clock }: Transaction,
  { hash, replacedBy, shownAs }: StoredPicture,
): Promise<void> {
  const files = [replacedBy, shownAs].filter((file) => file !== null);
  if (files.length === 0) return;
  await db
    .update(images)
    .set({ uploadedAt: sql`greatest(${images.uploadedAt}, ${clock().toISOString()}::timestamptz)` })
    .where(and(inArray(images.hash, files), isNotNull(images.partOf), ne(images.hash, hash)));
}
