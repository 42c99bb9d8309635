import type { PublicArticle } from '../../../shared/contract/articles/articles.ts';
import { MINUTE_MS } from '../../../shared/dates/durations.ts';
import type { Context } from '../../context.ts';
import { and, eq, gt, isNull, lt, or } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { previewLinks } from '../../db/schema/articles/preview-links.ts';
import { hashToken, isToken } from '../../link-token.ts';
import { loadPreview, type Preview } from './load-preview.ts';

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
