import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { images } from '../db/schema/images.ts';

/*
 * Files of a picture are written and removed outside transactions, so that a slow store holds no connection. A claim on
 * the row keeps other processes away meanwhile. It ends by itself, because its process may crash.
 */

export type Claim = { hash: string; until: Date };

/** Longer than any store takes: each has a shorter deadline. Milliseconds, because that is what a Date can hold. */
const CLAIM_END = sql`date_trunc('milliseconds', now()) + interval '3 minutes'`;
const isUnclaimed = sql`(${images.claimedUntil} is null or ${images.claimedUntil} < now())`;

/** Takes the picture for writing its files; undefined while another process has it. */
export async function claimForStoring({ db, clock }: Context, hash: string): Promise<Claim | undefined> {
  const [claim] = await db
    .insert(images)
    .values({ hash, uploadedAt: clock(), state: 'storing', claimedUntil: CLAIM_END })
    .onConflictDoUpdate({
      target: images.hash,
      set: {
        uploadedAt: sql`excluded.uploaded_at`,
        // A stored picture stays one while it is repaired.
        state: sql`case ${images.state} when 'stored' then 'stored' else 'storing' end`,
        claimedUntil: sql`excluded.claimed_until`,
      },
      setWhere: isUnclaimed,
    })
    .returning({ hash: images.hash, until: images.claimedUntil });
  return claim?.until ? { hash, until: claim.until } : undefined;
}

/** Returns false when the claim had ended before. */
export async function endStoring({ db }: Context, claim: Claim): Promise<boolean> {
  const ended = await db
    .update(images)
    .set({ state: 'stored', claimedUntil: null })
    .where(isOf(claim))
    .returning({ hash: images.hash });
  return ended.length > 0;
}

/** Leaves a picture that could not be stored to the clean-up, at once. */
export async function giveUpStoring({ db }: Context, claim: Claim): Promise<void> {
  await db.update(images).set({ claimedUntil: sql`now() - interval '1 second'` }).where(isOf(claim));
}

const isOf = ({ hash, until }: Claim) => and(eq(images.hash, hash), eq(images.claimedUntil, until));

const isUsed = sql`exists (select 1 from picture_uses where picture = ${images.hash})`;

/**
 * Takes pictures that nothing has used since `before`, and those that a crash left half stored or half removed, for
 * removing their files. From then on nothing can use them.
 */
export async function claimUnused({ db }: Context, before: Date, limit: number): Promise<Claim[]> {
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ hash: images.hash })
      .from(images)
      .where(and(isUnclaimed, or(lt(images.uploadedAt, before), sql`${images.state} <> 'stored'`), sql`not ${isUsed}`))
      .orderBy(images.uploadedAt)
      .limit(limit)
      // A locked one is coming into use.
      .for('update', { skipLocked: true });
    const hashes = found.map(({ hash }) => hash);
    if (hashes.length === 0) return [];
    // Asked again now that they are locked: one may have come into use before its lock was free.
    const claims = await tx
      .update(images)
      .set({ state: 'removing', claimedUntil: CLAIM_END })
      .where(and(inArray(images.hash, hashes), sql`not ${isUsed}`))
      .returning({ hash: images.hash, until: images.claimedUntil });
    return claims.map(({ hash, until }) => ({ hash, until: until ?? new Date(0) }));
  });
}

/** Forgets pictures whose files are removed. */
export async function endRemoving({ db }: Context, claims: Claim[]): Promise<void> {
  await db.delete(images).where(and(eq(images.state, 'removing'), or(...claims.map(isOf))));
}

/** A picture that is in use counts as stored, although its upload crashed. */
export async function keepUsedPictures({ db }: Context): Promise<void> {
  await db
    .update(images)
    .set({ state: 'stored', claimedUntil: null })
    .where(and(eq(images.state, 'storing'), lt(images.claimedUntil, sql`now()`), isUsed));
}
