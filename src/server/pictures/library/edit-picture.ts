import type { PictureEditInput } from '../../../shared/contract/pictures/picture-edits.ts';
import type { PictureDetails, PictureEdits } from '../../../shared/contract/pictures/pictures.ts';
import { movedFocalPoint, withoutIdleEdits } from '../../../shared/pictures/geometry.ts';
import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { eq } from '../../db/drizzle.ts';
import { images } from '../../db/schema/images.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction } from '../../transaction.ts';
import { editImage } from '../convert/convert-stored.ts';
import { imageFileNames } from '../file-names.ts';
import { nameOf } from '../picture-name.ts';
import { readImage } from '../read-image.ts';
import { storeConverted } from '../upload.ts';
import { releaseFiles, requirePictureChange } from './change.ts';
import { getPicture, lockPicture, type StoredPicture } from './library.ts';

const NO_FILE = 'The file of this picture is missing. Upload it again, or replace it, then edit it.';

/**
 * Rotates and crops a picture wherever it is used. The original pixels stay: each edit starts from them, and without
 * edits the picture is shown as uploaded. Throws `not-found`, `conflict` when the picture has changed, `invalid` when
 * its file is missing or animated, `forbidden` and `unavailable`.
 */
export async function editPicture(
  context: Context,
  hash: string,
  { version, ...input }: PictureEditInput,
): Promise<PictureDetails> {
  requirePermission(context, 'articles.write-own');
  const edits = withoutIdleEdits(input);
  // Checked before the work, which takes seconds, and again with its result.
  const before = await inTransaction(context, async (tx) => {
    const row = await lockPicture(tx.db, hash, version);
    await requirePictureChange(tx, row, 'purge');
    return row;
  });
  const shownAs = edits && (await makeFile(context, before, edits));
  await inTransaction(context, async (tx) => {
    const row = await lockPicture(tx.db, hash, version);
    await requirePictureChange(tx, row, 'purge');
    if (row.shownAs !== shownAs) await releaseFiles(tx, { ...row, replacedBy: null });
    const focalPoint = movedFocalPoint({ x: row.focalX, y: row.focalY }, row.edits, edits);
    await tx.db
      .update(images)
      .set({
        ...{ edits, shownAs, focalX: focalPoint.x, focalY: focalPoint.y, version: row.version + 1 },
        ...(row.shownAs !== shownAs && { shownSince: tx.clock() }),
      })
      .where(eq(images.hash, hash));
    await audit(tx, 'picture.edited', { name: nameOf(row) });
  });
  return getPicture(context, hash);
}

/**
 * Makes and stores the file with the edits. The same edits of the same pixels give the same file, which is stored once.
 */
async function makeFile(
  context: Context,
  { hash, replacedBy }: Pick<StoredPicture, 'hash' | 'replacedBy'>,
  edits: PictureEdits,
): Promise<string> {
  const pixels = replacedBy ?? hash;
  const original = await readImage(context.images, imageFileNames(pixels).large).catch((cause: unknown) => {
    context.log.error('image-store', { error: cause });
    throw new DomainError('unavailable', 'The picture cannot be read at the moment. Please try again.', {
      cause,
      retryAfterSeconds: 30,
    });
  });
  if (!original) throw new DomainError('invalid', NO_FILE);
  // A picture may stand in for another one. What is made of it is its own, and goes when it is removed for good.
  const [file] = await context.db.select({ partOf: images.partOf }).from(images).where(eq(images.hash, pixels));
  return storeConverted(context, await editImage(original, edits), { partOf: file?.partOf ?? pixels });
}
