import type { Database } from '../../db/database.ts';
import { and, desc, eq, isNull, or, sql } from '../../db/drizzle.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import type { Transaction } from '../../transaction.ts';
import type { ArticleRow } from '../article-row.ts';
import { isSameArticle, readSnapshot, toSnapshot } from './snapshot.ts';

export type Latest = NonNullable<Awaited<ReturnType<typeof findLatest>>>;

/** The newest revision of the article itself, or of its draft changes. */
export async function findLatest(db: Database, articleId: number, { isDraft } = { isDraft: false }) {
  const { id, number, reason, name, staffId, articleVersion, createdAt, replacedAt } = articleRevisions;
  const foldStart = sql`coalesce(
    (select min(earlier.created_at) from article_revisions as earlier
      where earlier.article_id = article_revisions.article_id and earlier.folded_into = article_revisions.number),
    ${createdAt})`.mapWith(createdAt);
  const [latest] = await db
    .select({ id, number, reason, name, staffId, articleVersion, foldStart })
    .from(articleRevisions)
    .where(and(eq(articleRevisions.articleId, articleId), isNull(replacedAt), eq(articleRevisions.isDraft, isDraft)))
    // The previous version of the site may leave two, because it does not know draft changes.
    .orderBy(desc(number))
    .limit(1);
  return latest;
}

/** Whether the latest revision is of the current article: a save that changes nothing only raises the version. */
export async function isRevisionOf(
  db: Database,
  { id, articleVersion }: { id: number; articleVersion: number },
  article: ArticleRow,
): Promise<boolean> {
  if (articleVersion === article.version) return true;
  const [stored] = await db
    .select({ snapshot: articleRevisions.snapshot })
    .from(articleRevisions)
    .where(eq(articleRevisions.id, id));
  return stored !== undefined && isSameArticle(readSnapshot(stored.snapshot), toSnapshot(article));
}

/**
 * Marks a revision as replaced. `into` is the later save that stands for it, and for what it stood for, in the list.
 */
export async function replaceLatest(
  { db, clock }: Transaction,
  articleId: number,
  number: number,
  into?: number,
): Promise<void> {
  const isLatest = eq(articleRevisions.number, number);
  const isGroup = into === undefined ? isLatest : or(isLatest, eq(articleRevisions.foldedInto, number));
  await db
    .update(articleRevisions)
    .set({ replacedAt: clock(), ...(into !== undefined && { foldedInto: into }) })
    .where(and(eq(articleRevisions.articleId, articleId), isGroup));
}
