import type { PublicArticle, ReviewedArticle } from '../../../shared/contract/articles/articles.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { writers } from '../../db/schema/writers.ts';
import { type ArticleRow, selectArticles, toPublicArticle } from '../article-row.ts';
import { findCurrentDraft } from '../draft-changes/current.ts';
import { findReviewOf } from '../reviews/public-review.ts';
import { findSnapshot } from '../revisions/load-snapshot.ts';
import { findReferences } from '../revisions/references.ts';
import type { Snapshot } from '../revisions/snapshot.ts';

/** An article for the page that shows it before it is published. */
export type Preview = {
  article: ReviewedArticle;
  /** What it shows: an unpublished article, draft changes, or one pinned version. */
  of: 'draft' | 'draft-changes' | 'version';
  savedAt: Date;
};

/** `published`: readers see everything that was saved. */
export type LoadedPreview =
  | ({ status: 'found' } & Preview)
  | { status: 'published'; article: Pick<PublicArticle, 'type' | 'slug'> }
  | { status: 'not-found' };

type Wanted = {
  articleId: number;
  /** Null for what was saved last. */
  revision: number | null;
};

export async function loadPreview(context: Context, { articleId, revision }: Wanted): Promise<LoadedPreview> {
  const { db } = context;
  const [row] = await selectArticles(db).where(eq(articles.id, articleId));
  if (!row) return { status: 'not-found' };
  if (revision !== null) return previewOfRevision(context, row, revision, 'version');
  if (!row.isPublished) {
    const article = await asPublished(context, toPublicArticle(row), null);
    return { status: 'found', of: 'draft', article, savedAt: row.updatedAt };
  }
  const draft = await findCurrentDraft(db, row);
  if (!draft) return { status: 'published', article: row };
  return previewOfRevision(context, row, draft.number, 'draft-changes');
}

async function previewOfRevision(
  context: Context,
  { id }: ArticleRow,
  number: number,
  of: Preview['of'],
): Promise<LoadedPreview> {
  const stored = await findSnapshot(context.db, id, number);
  if (!stored) return { status: 'not-found' };
  const article = await asPublished(context, await toArticle(context.db, id, stored.snapshot), number);
  return { status: 'found', of, article, savedAt: stored.createdAt };
}

/** With its category and the public profile of its writer, as they are now. */
async function toArticle(db: Database, id: number, snapshot: Snapshot): Promise<PublicArticle> {
  const { shape: _shape, writer: named, ...fields } = snapshot;
  const { category, author } = await findReferences(db, snapshot);
  const [writer = null] = named
    ? await db
        .select({
          name: writers.name,
          registration: writers.registration,
          profileImage: writers.profileImage,
          bio: writers.bio,
        })
        .from(writers)
        .where(eq(writers.id, named.id))
    : [];
  return { ...fields, id, category, author, writer };
}

/**
 * With the review that it will have. An article that was never published has today's date, as if it were published now.
 */
const asPublished = async (
  { db, clock }: Context,
  article: PublicArticle,
  revision: number | null,
): Promise<ReviewedArticle> => ({
  ...article,
  publishedAt: article.publishedAt ?? clock().toISOString(),
  review: await findReviewOf(db, article.id, revision),
});
