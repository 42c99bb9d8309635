import type { saveDraftChanges as call, DraftChanges } from '../../../shared/contract/articles/draft-changes.ts';
import type { EndpointParsed } from '../../../shared/contract/endpoint.ts';
import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction } from '../../transaction.ts';
import { lockArticle } from '../article-row.ts';
import { slugTaken } from '../changes/change-article.ts';
import { checkBody, toColumnValues } from '../changes/column-values.ts';
import { isSlugTaken } from '../slugs/free-slug.ts';
import { draftConflict, findCurrentDraft } from './current.ts';
import { findDraftChanges } from './find.ts';
import { storeDraftChanges } from './store.ts';

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
  const body = await checkBody(input.content);
  return inTransaction(context, async (tx) => {
    const columns = await toColumnValues(tx.db, input, body);
    const article = await lockArticle(tx.db, id);
    requirePermission(tx, 'articles.write', article);
    if (!article.isPublished)
      throw new DomainError('conflict', 'This article is no longer published. Save it as a draft.');
    const current = await findCurrentDraft(tx.db, article);
    if (article.version !== version || (current?.number ?? null) !== draft)
      throw new DomainError('conflict', 'This article was changed by someone else');
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
