import { MAX_PREVIEW_LINKS } from '../../../shared/constants.ts';
import type {
  createPreviewLink as createCall,
  listPreviewLinks as listCall,
  PreviewLink,
} from '../../../shared/contract/articles/preview-links.ts';
import type { RevisionReason } from '../../../shared/contract/articles/revisions.ts';
import type { EndpointParsed, EndpointResponse } from '../../../shared/contract/endpoint.ts';
import { DAY_MS } from '../../../shared/dates/durations.ts';
import { sentence } from '../../../shared/errors/sentence.ts';
import { paths } from '../../../shared/paths.ts';
import { audit } from '../../audit/record.ts';
import { authorOf, type Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, asc, count, desc, eq, gt, isNull, lt, or } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { previewLinks } from '../../db/schema/articles/preview-links.ts';
import { staff } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import { createToken, hashToken } from '../../link-token.ts';
import { requirePermission, requireSystem } from '../../permissions.ts';
import { madeBy } from '../../staff/accounts.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { type ArticleRow, loadArticle, lockArticle } from '../article-row.ts';
import { findCurrentDraft } from '../draft-changes/draft-changes.ts';
import { ensureRevision, lockRevision } from '../revisions/record.ts';
import { findLatest } from '../revisions/revisions.ts';

type Wanted = EndpointParsed<typeof createCall>['body'];

/**
 * Creates a link that shows an article, or one revision of it, to everybody who has the link. Throws `not-found`, and
 * `conflict` when there is nothing to show or the article has too many links.
 */
export async function createPreviewLink(
  context: Context,
  id: number,
  { days, revision }: Wanted,
): Promise<EndpointResponse<typeof createCall>> {
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
      sentence('This article already has {max} working preview links. Revoke one first.', { max: MAX_PREVIEW_LINKS }),
    );
}

/** The links of an article that still work. Throws `not-found`. */
export async function listPreviewLinks(context: Context, id: number): Promise<EndpointResponse<typeof listCall>> {
  requirePermission(context, 'magazine.read');
  const article = await loadArticle(context.db, id);
  const rows = await selectLinks(context)
    .where(worksNow(context, id))
    .orderBy(desc(previewLinks.createdAt), desc(previewLinks.id));
  return {
    links: rows.map(toPreviewLink),
    hasUnpublishedText: !article.isPublished || (await findCurrentDraft(context.db, article)) !== undefined,
  };
}

/** Revokes a link of an article. A link that has ended does not change. Throws `not-found`. */
export async function revokePreviewLink(context: Context, articleId: number, link: number): Promise<undefined> {
  requirePermission(context, 'articles.write-own');
  await inTransaction(context, async (tx) => {
    const [article] = await tx.db
      .select({ title: articles.title, createdBy: articles.createdBy })
      .from(articles)
      .where(eq(articles.id, articleId));
    requirePermission(tx, 'articles.write', article ?? { createdBy: null });
    const isLink = and(eq(previewLinks.id, link), eq(previewLinks.articleId, articleId));
    const ended = await tx.db
      .update(previewLinks)
      .set({ endedAt: tx.clock(), endReason: 'revoked' })
      .where(and(isLink, isNull(previewLinks.endedAt)))
      .returning({ id: previewLinks.id });
    if (ended.length === 0) {
      if ((await tx.db.$count(previewLinks, isLink)) === 0)
        throw new DomainError('not-found', 'This preview link does not exist; it may have been deleted.');
      return;
    }
    await audit(tx, 'article.preview-revoked', { id: articleId, ...(article && { name: article.title }) });
  });
}

type Change = { before: ArticleRow | undefined; after: ArticleRow | undefined; reason?: RevisionReason | undefined };

/**
 * Ends the preview links of an article when a change publishes what they show: the article itself, or its draft
 * changes. A save of a published article publishes nothing that a link shows.
 */
export async function endLinksOfPublished(tx: Transaction, { before, after, reason }: Change): Promise<void> {
  const isPublication = !before?.isPublished || reason === 'published' || reason === 'published-as-scheduled';
  if (!after?.isPublished || !isPublication) return;
  await tx.db
    .update(previewLinks)
    .set({ endedAt: tx.clock(), endReason: 'published' })
    .where(and(eq(previewLinks.articleId, after.id), isNull(previewLinks.endedAt)));
}

/** How long an ended link responds that it ended, instead of 404. */
const RETENTION_DAYS = 90;

/** Deletes the links that ended or expired 90 days ago; maintenance runs it. Returns how many. */
export async function deleteOldPreviewLinks(context: Context): Promise<number> {
  requireSystem(context);
  const { db, clock } = context;
  const before = new Date(clock().getTime() - RETENTION_DAYS * DAY_MS);
  const deleted = await db
    .delete(previewLinks)
    .where(or(lt(previewLinks.endedAt, before), lt(previewLinks.expiresAt, before)))
    .returning({ id: previewLinks.id });
  return deleted.length;
}

/** The preview links that the person with this e-mail address made. */
export const findPreviewLinksBy = (db: Database, email: string) =>
  db
    .select({
      articleId: previewLinks.articleId,
      title: articles.title,
      createdAt: previewLinks.createdAt,
      expiresAt: previewLinks.expiresAt,
    })
    .from(previewLinks)
    .leftJoin(articles, eq(articles.id, previewLinks.articleId))
    .where(madeBy(previewLinks, email))
    .orderBy(asc(previewLinks.id));

/** Removes the person from the links, which keep working. */
export async function eraseFromPreviewLinks({ db }: Transaction, email: string): Promise<void> {
  await db.update(previewLinks).set({ staffId: null, actor: null }).where(madeBy(previewLinks, email));
}

/** The links of an article that were not revoked, did not expire and were not ended by a publication. */
const worksNow = ({ clock }: Pick<Context, 'clock'>, articleId: number) =>
  and(eq(previewLinks.articleId, articleId), isNull(previewLinks.endedAt), gt(previewLinks.expiresAt, clock()));

/** Without the hash of the token. */
const linkColumns = {
  id: previewLinks.id,
  revision: previewLinks.revision,
  createdAt: previewLinks.createdAt,
  expiresAt: previewLinks.expiresAt,
  lastUsedAt: previewLinks.lastUsedAt,
  staffId: previewLinks.staffId,
  actor: previewLinks.actor,
  staffName: staff.name,
};

const selectLinks = ({ db }: Pick<Context, 'db'>) =>
  db.select(linkColumns).from(previewLinks).leftJoin(staff, eq(staff.id, previewLinks.staffId));

type LinkRow = Awaited<ReturnType<typeof selectLinks>>[number];

const toPreviewLink = ({ staffId, actor, staffName, ...row }: LinkRow): PreviewLink => ({
  id: row.id,
  revision: row.revision,
  createdAt: row.createdAt.toISOString(),
  // A deleted account has no name.
  createdBy: staffId === null ? null : { staffId, name: staffName ?? actor ?? '' },
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});
