import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';
import type { saveDraftChanges as call, DraftChanges } from '../../../shared/contract/articles/draft-changes.ts';
import type { EndpointParsed } from '../../../shared/contract/endpoint.ts';
import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { and, eq } from '../../db/drizzle.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { type ArticleRow, articleChanged, loadArticle, lockArticle, toAdminArticle } from '../article-row.ts';
import { discardHandIn } from '../hand-ins/hand-ins.ts';
import { ensureRevision, recordDraft } from '../revisions/record.ts';
import { loadSnapshot } from '../revisions/revisions.ts';
import { isSameArticle, toSnapshot } from '../revisions/snapshot.ts';
import { isSlugTaken } from '../slugs/slugs.ts';
import { publishRevision, slugTaken } from '../write-path/change-article.ts';
import { convertBody, toColumnValues } from '../write-path/column-values.ts';
import {
  draftConflict,
  endDraftChanges,
  findCurrentDraft,
  findDraftChanges,
  requireDraft,
  setCurrentDraft,
} from './draft-changes.ts';

/**
 * Saves changes of a published article, which readers do not see. Throws `not-found`, `invalid`, and `conflict` when the
 * article or its draft changes are no longer those that were edited, or the slug is taken; then nothing is written.
 */
export async function saveDraftChanges(
  context: Context,
  id: number,
  { version, draft, restoredFrom, ...input }: EndpointParsed<typeof call>['body'],
): Promise<DraftChanges> {
  requirePermission(context, 'articles.write-own');
  const body = await convertBody(input.content);
  return inTransaction(context, async (tx) => {
    const columns = await toColumnValues(tx.db, input, body);
    const article = await lockArticle(tx.db, id);
    requirePermission(tx, 'articles.write', article);
    if (!article.isPublished)
      throw new DomainError('conflict', 'This article is no longer published. Save it as a draft.');
    const current = await findCurrentDraft(tx.db, article);
    if (article.version !== version || (current?.number ?? null) !== draft) throw articleChanged();
    const slug = input.slug ?? article.slug;
    if (await isSlugTaken(tx.db, slug, id)) throw slugTaken(slug);
    const { content, byline, writerId } = columns;
    const writerName = writerId === null ? null : byline;
    const changed = { ...article, ...columns, content, slug, category: input.category, writerName };
    await storeDraftChanges(tx, article, changed, restoredFrom);
    await audit(tx, 'article.draft-changes-saved', { id, name: article.title });
    const saved = await findDraftChanges(tx.db, article);
    if (!saved) throw draftConflict();
    return saved;
  });
}

/**
 * Shows the draft changes of an article to readers. Throws `not-found`, `dangerous`, and `conflict` when the article or
 * its draft changes have changed, their category was deleted or their slug is taken.
 */
export async function publishDraftChanges(
  context: Context,
  id: number,
  draft: number,
  overrideReason?: string,
): Promise<AdminArticle> {
  requirePermission(context, 'articles.publish');
  return inTransaction(context, async (tx) => {
    const article = await loadArticle(tx.db, id);
    const current = await findCurrentDraft(tx.db, article);
    if (current?.number !== draft) throw draftConflict();
    if (current.basedOn !== article.version)
      throw new DomainError(
        'conflict',
        'This article was changed after its draft changes were saved. Open it, and save the draft changes again before you publish them.',
      );
    // Checks both again, with the article locked.
    const publication = {
      number: draft,
      version: current.basedOn,
      reason: 'published',
      draft,
      overrideReason,
    } as const;
    return toAdminArticle(await publishRevision(tx, id, publication));
  });
}

/**
 * Discards the draft changes of an article; its history keeps them. Throws `not-found`, and `conflict` when they have
 * been changed or published, and `forbidden` for scheduled ones without the right to publish.
 */
export async function discardDraftChanges(context: Context, id: number, draft: number): Promise<undefined> {
  requirePermission(context, 'articles.write-own');
  await inTransaction(context, async (tx) => {
    const article = await lockArticle(tx.db, id);
    requirePermission(tx, 'articles.write', article);
    await requireDraft(tx, article, draft);
    // It ends what an editor scheduled.
    if (await areScheduled(tx, id)) requirePermission(tx, 'articles.publish');
    await endDraftChanges(tx, id);
    await discardHandIn(tx, id);
    await audit(tx, 'article.draft-changes-discarded', { id, name: article.title });
  });
}

const areScheduled = async ({ db }: Transaction, articleId: number): Promise<boolean> =>
  (await db.$count(
    articleSchedules,
    and(eq(articleSchedules.articleId, articleId), eq(articleSchedules.action, 'publish-changes')),
  )) > 0;

/**
 * Makes `draft` the draft changes of an article, which is published and locked. Adds a revision, unless the draft
 * changes already are the same, and of the same version of the article.
 */
export async function storeDraftChanges(
  tx: Transaction,
  article: ArticleRow,
  draft: ArticleRow,
  restoredFrom?: number,
): Promise<void> {
  await ensureRevision(tx, article);
  const { id: articleId, version: basedOn } = article;
  const current = await findCurrentDraft(tx.db, article);
  const isSame =
    current?.basedOn === basedOn &&
    isSameArticle(await loadSnapshot(tx.db, articleId, current.number), toSnapshot(draft));
  const number = isSame ? current.number : await recordDraft(tx, draft, restoredFrom);
  await setCurrentDraft(tx, { articleId, number, basedOn });
}
