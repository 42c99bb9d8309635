import type { PublicArticle, ReviewedArticle } from '../../../shared/contract/articles/articles.ts';
import { MINUTE_MS } from '../../../shared/dates/durations.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, eq, gt, isNull, lt, or } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { previewLinks } from '../../db/schema/articles/preview-links.ts';
import { writers } from '../../db/schema/writers.ts';
import { hashToken, isToken } from '../../link-token.ts';
import { requirePermission } from '../../permissions.ts';
import { type ArticleRow, selectArticles, toPublicArticle } from '../article-row.ts';
import { findCurrentDraft } from '../draft-changes/draft-changes.ts';
import { findPublicPair } from '../pairs.ts';
import { findReviewOf } from '../reviews/current-review.ts';
import { findReferences } from '../revisions/references.ts';
import { findSnapshot } from '../revisions/revisions.ts';
import type { Snapshot } from '../revisions/snapshot.ts';

/**
 * `moved`: readers see it. `gone`: revoked, expired, or its article was deleted. `not-found`: no such link, or one that
 * ended long ago.
 */
export type ResolvedLink =
  | ({ status: 'found'; expiresAt: Date } & Preview)
  | { status: 'moved'; to: Pick<PublicArticle, 'type' | 'slug'> }
  | { status: 'gone' }
  | { status: 'not-found' };

/** Reads what a preview link shows, without a login. It may be opened any number of times. */
export async function resolvePreviewLink(context: Context, token: string): Promise<ResolvedLink> {
  if (!isToken(token)) return { status: 'not-found' };
  const { id, articleId, revision, expiresAt, endedAt, endReason } = previewLinks;
  const [link] = await context.db
    .select({ id, articleId, revision, expiresAt, endedAt, endReason })
    .from(previewLinks)
    .where(eq(previewLinks.tokenHash, hashToken(token)));
  if (!link) return { status: 'not-found' };
  if (link.endReason === 'published') return resolvePublished(context, link.articleId);
  if (link.endedAt || link.expiresAt <= context.clock()) return { status: 'gone' };
  const preview = await loadPreview(context, link);
  if (preview.status === 'not-found') return { status: 'gone' };
  await storeUse(context, link.id);
  if (preview.status === 'published') return { status: 'moved', to: preview.article };
  return { ...preview, expiresAt: link.expiresAt };
}

/** Redirects to the live page, unless the article was unpublished since: this link does not show what came later. */
async function resolvePublished(context: Context, articleId: number): Promise<ResolvedLink> {
  const to = await findLive(context, articleId);
  return to ? { status: 'moved', to } : { status: 'gone' };
}

async function findLive({ db }: Context, id: number) {
  const [live] = await db
    .select({ type: articles.type, slug: articles.slug })
    .from(articles)
    .where(and(eq(articles.id, id), eq(articles.isPublished, true)));
  return live;
}

/** At most once a minute, and without delaying the preview. */
async function storeUse({ db, clock, log }: Context, id: number): Promise<void> {
  const now = clock();
  const { lastUsedAt } = previewLinks;
  const isOutdated = or(
    isNull(lastUsedAt),
    lt(lastUsedAt, new Date(now.getTime() - MINUTE_MS)),
    // Written while the clock was ahead.
    gt(lastUsedAt, now),
  );
  await db
    .update(previewLinks)
    .set({ lastUsedAt: now })
    .where(and(eq(previewLinks.id, id), isOutdated))
    .catch((error: unknown) => log.error('preview-link', { error }));
}

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

async function loadPreview(context: Context, { articleId, revision }: Wanted): Promise<LoadedPreview> {
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
 * With the review and the pair that it will have. An article that was never published has today's date, as if it were published now.
 */
const asPublished = async (
  { db, clock }: Context,
  article: PublicArticle,
  revision: number | null,
): Promise<ReviewedArticle> => ({
  ...article,
  publishedAt: article.publishedAt ?? clock().toISOString(),
  review: await findReviewOf(db, article.id, revision),
  pair: await findPublicPair(db, article.id),
});

/** Reads the last saved text of an article, for staff. */
export async function previewForStaff(context: Context, articleId: number): Promise<LoadedPreview> {
  requirePermission(context, 'magazine.read');
  return loadPreview(context, { articleId, revision: null });
}
