import { MAX_PREVIEW_LINKS } from '../../../shared/constants.ts';
import type { createPreviewLink as call } from '../../../shared/contract/articles/preview-links.ts';
import type { EndpointParsed, EndpointResponse } from '../../../shared/contract/endpoint.ts';
import { DAY_MS } from '../../../shared/dates/durations.ts';
import { paths } from '../../../shared/paths.ts';
import { audit } from '../../audit/record.ts';
import { authorOf, type Context } from '../../context.ts';
import { count, eq } from '../../db/drizzle.ts';
import { previewLinks } from '../../db/schema/articles/preview-links.ts';
import { DomainError } from '../../errors/errors.ts';
import { createToken, hashToken } from '../../link-token.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { type ArticleRow, lockArticle } from '../article-row.ts';
import { findCurrentDraft } from '../draft-changes/current.ts';
import { findLatest } from '../revisions/latest.ts';
import { lockRevision } from '../revisions/lock-revision.ts';
import { ensureRevision } from '../revisions/record.ts';
import { selectLinks, toPreviewLink, worksNow } from './link-row.ts';

type Wanted = EndpointParsed<typeof call>['body'];

/**
 * Creates a link that shows an article, or one revision of it, to everybody who has the link. Throws `not-found`, and
 * `conflict` when there is nothing to show or the article has too many links.
 */
export async function createPreviewLink(
  context: Context,
  id: number,
  { days, revision }: Wanted,
): Promise<EndpointResponse<typeof call>> {
  requirePermission(context, 'articles.write-own');
  const token = createToken();
  const link = await inTransaction(context, async (tx) => {
    // Two concurrent calls must not exceed the limit, and the pinned revision must not be replaced in between.
    const article = await lockArticle(tx.db, id);
    requirePermission(tx, 'articles.write', article);
    const pinned = await findRevision(tx, article, revision);
    await assertRoom(tx, id);
    const now = tx.clock();
    const [added] = await tx.db
      .insert(previewLinks)
      .values({
        articleId: id,
        revision: pinned,
        tokenHash: hashToken(token),
        createdAt: now,
        expiresAt: new Date(now.getTime() + days * DAY_MS),
        ...authorOf(tx.actor),
      })
      .returning({ id: previewLinks.id });
    await audit(tx, 'article.preview-shared', { id, name: article.title });
    const [row] = await selectLinks(tx).where(eq(previewLinks.id, added?.id ?? 0));
    if (!row) throw new Error('The link that was just added is not there');
    return toPreviewLink(row);
  });
  return { link, url: context.siteUrl + paths.sharedPreview(token) };
}

/** The revision that the link is pinned to; null when it shows what was saved last. */
async function findRevision(tx: Transaction, article: ArticleRow, wanted: Wanted['revision']): Promise<number | null> {
  if (typeof wanted === 'number') {
    await lockRevision(tx, article.id, wanted);
    return wanted;
  }
  const draft = await findCurrentDraft(tx.db, article);
  if (article.isPublished && !draft)
    throw new DomainError(
      'conflict',
      'Readers already see everything that was saved of this article. Save your changes as a draft first, or share a version from its history.',
    );
  if (wanted === null) return null;
  if (draft) return draft.number;
  await ensureRevision(tx, article);
  return (await findLatest(tx.db, article.id))?.number ?? null;
}

async function assertRoom(tx: Transaction, id: number): Promise<void> {
  const [working] = await tx.db.select({ total: count() }).from(previewLinks).where(worksNow(tx, id));
  if ((working?.total ?? 0) >= MAX_PREVIEW_LINKS)
    throw new DomainError(
      'conflict',
      `This article already has ${MAX_PREVIEW_LINKS} working preview links. Revoke one first.`,
    );
}
