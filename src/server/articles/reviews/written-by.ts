import { fold } from '../../../shared/search/words.ts';
import type { Context, StaffActor } from '../../context.ts';
import { and, eq, inArray, isNotNull, sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { staff } from '../../db/schema/staff.ts';
import { writers } from '../../db/schema/writers.ts';
import { isOfArticle, medicalTextOf } from './current-review.ts';

/** The author of an article, as one of its versions says. */
type Author = { writerId: number | null; names: (string | null)[]; email?: string | null };

/** Whether an article names an account as its author: by writer, e-mail address or name. */
export async function isAuthor({ db }: Context, id: number, actor: StaffActor): Promise<boolean> {
  const [article] = await db
    .select({ writerId: articles.writerId, byline: articles.byline, author: articles.author, email: writers.email })
    .from(articles)
    .leftJoin(writers, eq(writers.id, articles.writerId))
    .where(eq(articles.id, id));
  if (!article) return false;
  const { writerId, byline, author, email } = article;
  return matches(await namesOf({ db }, actor), actor, { writerId, names: [byline, author], email });
}

/** An article, and the number of its draft changes if these are to be reviewed. */
export type ToReview = { id: number; draft: number | undefined };

/** The number of the last version that was reviewed. What readers see is not reviewed by reading draft changes. */
const lastReviewed = ({ id, draft }: ToReview) => sql`(
  select coalesce(max(review.revision), 0) from article_reviews as review
  where review.article_id = ${id} and review.withdrawn_at is null
    and ${draft === undefined ? isOfArticle : sql`review.revision <= ${draft}`})`;

/** Whether the reviewed version or a later one names the account. Naming another author afterwards does not undo it. */
export async function wasAuthor({ db }: Context, text: ToReview, actor: StaffActor): Promise<boolean> {
  const versions = await rowsOf<{ writerId: number | null; writer: string | null; author: string | null }>(
    db,
    sql`select distinct (snapshot#>>'{writer,id}')::integer as "writerId", snapshot#>>'{writer,name}' as writer,
          snapshot->>'author' as author
        from article_revisions where article_id = ${text.id} and number >= ${lastReviewed(text)}`,
  );
  const own = await namesOf({ db }, actor);
  return versions.some(({ writerId, writer, author }) => matches(own, actor, { writerId, names: [writer, author] }));
}

type Names = { writerIds: ReadonlySet<number>; names: ReadonlySet<string> };

/**
 * All names that the account has had, and all writers that it was linked to: renaming must not hide who wrote a text.
 */
async function namesOf({ db }: Pick<Context, 'db'>, { staffId, name }: StaffActor): Promise<Names> {
  const [account] = await db.select({ writerId: staff.writerId }).from(staff).where(eq(staff.id, staffId));
  const entries = await db
    .select({ changes: auditLog.changes })
    .from(auditLog)
    .where(
      and(eq(auditLog.action, 'account.profile-changed'), eq(auditLog.subjectId, staffId), isNotNull(auditLog.changes)),
    );
  const former = entries.flatMap(({ changes }) => changes ?? []);
  const names = former.flatMap(({ field, from }) => (field === 'name' && from ? [from] : []));
  const writerIds = [account?.writerId, ...former.map(({ fromId }) => fromId)].filter((id) => typeof id === 'number');
  const linked = await db.select({ name: writers.name }).from(writers).where(inArray(writers.id, writerIds));
  return {
    writerIds: new Set(writerIds),
    names: new Set([name, ...names, ...linked.map((writer) => writer.name)].map(foldName)),
  };
}

const matches = (own: Names, { email }: StaffActor, author: Author): boolean =>
  (author.writerId !== null && own.writerIds.has(author.writerId)) ||
  author.email?.trim().toLowerCase() === email.toLowerCase() ||
  author.names.some((name) => name !== null && own.names.has(foldName(name)));

/** Spaces, case, accents and hyphens do not make another name. */
const foldName = (name: string): string => fold(name.replaceAll(/\s+/g, ' ').trim());

/** Whether this account was the first to save a text that the article has had since its last review. */
export async function hasWritten({ db }: Context, text: ToReview, staffId: number): Promise<boolean> {
  const [row] = await rowsOf<{ written: boolean }>(
    db,
    sql`with texts as materialized (
        select number, staff_id, md5(${medicalTextOf(sql`snapshot`)}::text) as text
        from article_revisions where article_id = ${text.id}),
      first_saves as (select distinct on (text) text, staff_id from texts order by text, number),
      reviewed as (select ${lastReviewed(text)} as number)
      select exists (select from reviewed, texts join first_saves using (text)
        where first_saves.staff_id = ${staffId} and texts.number > reviewed.number
          and text not in (select read.text from texts as read where read.number = reviewed.number)) as written`,
  );
  return row?.written ?? false;
}
