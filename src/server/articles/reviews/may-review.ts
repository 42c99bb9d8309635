import type { Context } from '../../context.ts';
import { eq, sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { staff } from '../../db/schema/staff.ts';
import { medicalTextOf } from './medical-text.ts';
import { isAuthor, wasAuthor } from './written-by.ts';

const NO_REVIEWER =
  'Only a medical reviewer can review: an account with a BIG number. Ask an administrator to add yours.';
const OWN_ARTICLE = 'You are the writer of this article, so somebody else must review it.';
const FORMER_AUTHOR =
  'You were named as the writer of this article since it was reviewed last, so somebody else must review it.';
const OWN_TEXT = 'You changed this text since it was reviewed last, so somebody else must review it.';

export type Reviewer = { staffId: number; name: string; profession: string; bigNumber: string };

/** The caller as a medical reviewer; undefined without a BIG number. */
export async function findReviewer({ db, actor }: Context): Promise<Reviewer | undefined> {
  if (actor.kind !== 'staff') return undefined;
  const { name, profession, bigNumber } = staff;
  const [account] = await db.select({ name, profession, bigNumber }).from(staff).where(eq(staff.id, actor.staffId));
  if (!account?.profession || !account.bigNumber) return undefined;
  const { profession: shown, bigNumber: number } = account;
  return { staffId: actor.staffId, name: account.name, profession: shown, bigNumber: number };
}

/** Why the caller may not review an article; null when they may. */
export async function findReviewRefusal(context: Context, article: { id: number }): Promise<string | null> {
  const reviewer = await findReviewer(context);
  if (!reviewer) return NO_REVIEWER;
  const { actor } = context;
  if (context.ownReviewsAllowed || actor.kind !== 'staff') return null;
  if (await isAuthor(context, article.id, actor)) return OWN_ARTICLE;
  if (await wasAuthor(context, article.id, actor)) return FORMER_AUTHOR;
  return (await hasWritten(context, article.id, reviewer.staffId)) ? OWN_TEXT : null;
}

/** Whether this account was the first to save a text that the article has had since its last review. */
async function hasWritten({ db }: Context, id: number, staffId: number): Promise<boolean> {
  const [row] = await rowsOf<{ written: boolean }>(
    db,
    sql`with texts as materialized (
        select number, staff_id, md5(${medicalTextOf(sql`snapshot`)}::text) as text
        from article_revisions where article_id = ${id}),
      first_saves as (select distinct on (text) text, staff_id from texts order by text, number),
      reviewed as (select coalesce(max(revision), 0) as number from article_reviews
        where article_id = ${id} and withdrawn_at is null)
      select exists (select from reviewed, texts join first_saves using (text)
        where first_saves.staff_id = ${staffId} and texts.number > reviewed.number
          and text not in (select read.text from texts as read where read.number = reviewed.number)) as written`,
  );
  return row?.written ?? false;
}
