import type { Phrase, Sentence } from '../../../shared/contract/errors.ts';
import type { PictureDetails, PictureUse } from '../../../shared/contract/pictures/pictures.ts';
import { phrase, sentence } from '../../../shared/errors/sentence.ts';
import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { and, eq, isNotNull } from '../../db/drizzle.ts';
import { images } from '../../db/schema/images.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction } from '../../transaction.ts';
import { nameOf } from '../picture-name.ts';
import { getPicture, isPicture, lockPicture } from './library.ts';
import { findUses } from './uses.ts';

/** Moves a picture into the bin. Throws `not-found`, and `conflict` for one that something uses. */
export async function deletePicture(context: Context, hash: string): Promise<undefined> {
  requirePermission(context, 'articles.write-own');
  await inTransaction(context, async (tx) => {
    // From here on a save that is about to use the picture waits.
    const picture = await lockPicture(tx.db, hash);
    requirePermission(tx, 'pictures.manage', { createdBy: picture.uploadedBy });
    const { uses, usesTotal } = await findUses(tx, hash);
    if (usesTotal > 0) throw new DomainError('conflict', describeUses(uses, usesTotal));
    await tx.db
      .update(images)
      .set({ deletedAt: tx.clock(), version: picture.version + 1 })
      .where(eq(images.hash, hash));
    await audit(tx, 'picture.deleted', { name: nameOf(picture) });
  });
}

/** Moves a picture back into the library. Throws `not-found`. */
export async function restorePicture(context: Context, hash: string): Promise<PictureDetails> {
  requirePermission(context, 'articles.write-own');
  await inTransaction(context, async (tx) => {
    const [picture] = await tx.db
      .select()
      .from(images)
      .where(and(isPicture, isNotNull(images.deletedAt), eq(images.hash, hash)))
      .for('update');
    if (!picture)
      throw new DomainError('not-found', 'This picture is not in the bin; it may have been restored or deleted.');
    requirePermission(tx, 'pictures.manage', { createdBy: picture.uploadedBy });
    await tx.db
      .update(images)
      .set({ deletedAt: null, version: picture.version + 1 })
      .where(eq(images.hash, hash));
    await audit(tx, 'picture.restored', { name: nameOf(picture) });
  });
  return getPicture(context, hash);
}

const MAX_NAMED = 3;

/** Names the first uses, and separates current ones from those of the history. */
function describeUses(uses: PictureUse[], total: number): Sentence {
  const named = uses.slice(0, MAX_NAMED).map(describeUse);
  const others = total - named.length;
  return sentence('This picture cannot be deleted: it is still {uses}. Take it out there first.', {
    uses: [...named, ...(others > 0 ? [phrase('{others} more', { others: String(others) })] : [])],
  });
}

const describeUse = ({ kind, title, isInBin, isPublished }: PictureUse): Phrase =>
  ({
    article: phrase('in the article “{title}”', { title }),
    history: phrase(isInBin ? 'in “{title}” in the bin' : 'in the history of “{title}”', { title }),
    document: phrase(isPublished ? 'on the website, in “{title}”' : 'in the history of “{title}”', { title }),
    writer: phrase('the portrait of the writer {name}', { name: title }),
    account: phrase('the portrait of {name}', { name: title }),
    picture: phrase('shown in place of “{title}”', { title }),
  })[kind];
