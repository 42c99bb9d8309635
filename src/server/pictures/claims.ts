import { audit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { and, eq, inArray, isNotNull, lt, ne, or, sql } from '../db/drizzle.ts';
import { images } from '../db/schema/images.ts';
import { inTransaction } from '../transaction.ts';

/*
 * Files of a picture are written and removed outside transactions, so that a slow store holds no connection. In the
 * meantime a claim on the row keeps other processes away. It expires, because its process may crash.
 */

export type Claim = { hash: string; until: Date };

/** Longer than any store takes: each has a shorter deadline. In milliseconds, the precision of a Date. */
const CLAIM_END = sql`date_trunc('milliseconds', now()) + interval '3 minutes'`;
const isUnclaimed = sql`(${images.claimedUntil} is null or ${images.claimedUntil} < now())`;

/** Claims the picture for writing its files; undefined while another process holds the claim. */
export async function claimForStoring(
  context: Context,
  hash: string,
  details: UploadDetails = {},
): Promise<Claim | undefined> {
  const [claim] = await context.db
    .insert(images)
    .values({ hash, ...columnsOfNewPicture(context, details), state: 'storing', claimedUntil: CLAIM_END })
    .onConflictDoUpdate({
      target: images.hash,
      set: {
        ...columnsOfExistingPicture(context, details),
        // A stored picture stays one while it is repaired.
        state: sql`case ${images.state} when 'stored' then 'stored' else 'storing' end`,
        claimedUntil: sql`excluded.claimed_until`,
      },
      setWhere: sql`${isUnclaimed} and ${images.state} <> 'removed'`,
    })
    .returning({ hash: images.hash, until: images.claimedUntil });
  return claim?.until ? { hash, until: claim.until } : undefined;
}

/** Returns false when the claim had expired, or the picture was removed for good in the meantime. */
export async function endStoring(context: Context, claim: Claim): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    const { state, name, partOf, hash } = images;
    const isClaimed = and(isOf(claim), ne(state, 'removed'));
    const [picture] = await tx.db.select({ state, name, partOf, hash }).from(images).where(isClaimed).for('update');
    if (!picture) return false;
    await tx.db.update(images).set({ state: 'stored', claimedUntil: null }).where(eq(hash, claim.hash));
    // Repairing a stored picture is not an upload, and neither is adding a file of another picture. An import logs
    // nothing.
    if (picture.state === 'storing' && picture.partOf === null && tx.actor.kind === 'staff')
      await audit(tx, 'picture.uploaded', { name: picture.name ?? picture.hash });
    return true;
  });
}

/** Ends the claim on a picture that could not be stored, so that the next clean-up removes it. */
export async function giveUpStoring({ db }: Context, claim: Claim): Promise<void> {
  await db.update(images).set({ claimedUntil: sql`now() - interval '1 second'` }).where(isOf(claim));
}

const isOf = ({ hash, until }: Claim) => and(eq(images.hash, hash), eq(images.claimedUntil, until));

/** A file that was made of a picture while the picture was removed for good. */
const isOfRemoved = sql`exists (select 1 from images as whole where whole.hash = ${images.partOf} and whole.state = 'removed')`;
const isHalfDone = inArray(images.state, ['storing', 'removing']);

/**
 * Claims pictures, so that their files can be removed: those that staff deleted before `before`, files that no picture
 * has referred to since then, and what a crash left half stored or half removed. Nothing can use them once claimed.
 */
export async function claimRemovable({ db }: Context, before: Date, limit: number): Promise<Claim[]> {
  const isLeftOver = and(isNotNull(images.partOf), lt(images.uploadedAt, before));
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ hash: images.hash })
      .from(images)
      .where(
        and(
          isUnclaimed,
          ne(images.state, 'removed'),
          or(lt(images.deletedAt, before), isLeftOver, isOfRemoved, isHalfDone),
          isNotInUse,
        ),
      )
      .orderBy(images.uploadedAt)
      .limit(limit)
      // Skips a row that a save is about to use.
      .for('update', { skipLocked: true });
    const hashes = found.map(({ hash }) => hash);
    if (hashes.length === 0) return [];
    // Checks again with the rows locked: a save may have used one while this waited for its lock.
    const claims = await tx
      .update(images)
      .set({ state: 'removing', claimedUntil: CLAIM_END })
      .where(and(inArray(images.hash, hashes), isNotInUse))
      .returning({ hash: images.hash, until: images.claimedUntil });
    return claims.map(({ hash, until }) => ({ hash, until: until ?? new Date(0) }));
  });
}

/** Deletes the rows of pictures whose files are removed. */
export async function endRemoving({ db }: Context, claims: Claim[]): Promise<void> {
  await db.delete(images).where(and(eq(images.state, 'removing'), or(...claims.map(isOf))));
}

/** A picture that is in use counts as stored, even if its upload crashed. */
export async function keepUsedPictures({ db }: Context): Promise<void> {
  await db
    .update(images)
    .set({ state: 'stored', claimedUntil: null })
    .where(and(eq(images.state, 'storing'), lt(images.claimedUntil, sql`now()`), isInUse));
}

/*
 * Three conditions, each with an index: an article, a version, a writer, an account or a document uses the picture; the file
 * replaced a picture; the file is an edited picture.
 */
const isPlaced = sql`exists (select 1 from picture_uses where picture = ${images.hash})`;
const isReplacement = sql`exists (select 1 from images as other where other.replaced_by = ${images.hash})`;
const isEdit = sql`exists (select 1 from images as other where other.shown_as = ${images.hash})`;

/** SQL condition on `images`. */
export const isInUse = sql`(${isPlaced} or ${isReplacement} or ${isEdit})`;
/** The opposite, in the form that Postgres plans as joins over the whole library. */
export const isNotInUse = sql`(not ${isPlaced} and not ${isReplacement} and not ${isEdit})`;

/** The data of an upload beside its bytes. */
export type UploadDetails = {
  /** The file's name; undefined when it has none. */
  name?: string | undefined;
  /** The picture that the file replaces or is an edit of; without it, the upload is a picture of the library. */
  partOf?: string | undefined;
  alt?: string | undefined;
  width?: number;
  height?: number;
  bytes?: number;
};

/** The columns of a picture that is new to the store. */
export const columnsOfNewPicture = (
  { clock, actor }: Context,
  { name, alt, partOf, width, height, bytes }: UploadDetails,
) => ({
  uploadedAt: clock(),
  addedAt: clock(),
  ...(actor.kind === 'staff' && { uploadedBy: actor.staffId, uploadedByEmail: actor.email }),
  name: name ?? null,
  alt: alt ?? null,
  partOf: partOf ?? null,
  width: width ?? null,
  height: height ?? null,
  bytes: bytes ?? null,
});

/**
 * The columns of a picture that is stored already. What staff wrote stays, a picture in the bin comes back, and a file
 * of another picture becomes a picture of the library.
 */
export function columnsOfExistingPicture(context: Context, details: UploadDetails) {
  const { uploadedAt, ...given } = columnsOfNewPicture(context, details);
  const columns = { uploadedAt, deletedAt: null, ...missing(given) };
  if (details.partOf !== undefined) return columns;
  const wasFile = sql`${images.partOf} is not null`;
  return {
    ...columns,
    partOf: null,
    addedAt: sql`case when ${wasFile} or ${images.deletedAt} is not null then ${uploadedAt.toISOString()}::timestamptz else ${images.addedAt} end`,
    uploadedBy: sql`case when ${wasFile} then ${given.uploadedBy ?? null}::integer else ${images.uploadedBy} end`,
    uploadedByEmail: sql`case when ${wasFile} then ${given.uploadedByEmail ?? null} else ${images.uploadedByEmail} end`,
  };
}

/** Missing in pictures that are older than these columns, and in imports without them. */
const missing = ({ name, alt, width, height, bytes }: Omit<ReturnType<typeof columnsOfNewPicture>, 'uploadedAt'>) => ({
  name: sql`coalesce(${images.name}, ${name})`,
  alt: sql`coalesce(${images.alt}, ${alt})`,
  width: sql`coalesce(${images.width}, ${width}::integer)`,
  height: sql`coalesce(${images.height}, ${height}::integer)`,
  bytes: sql`coalesce(${images.bytes}, ${bytes}::integer)`,
});
