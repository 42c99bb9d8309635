import type { scheduleChange as call, Schedule } from '../../../shared/contract/articles/schedules.ts';
import type { EndpointParsed } from '../../../shared/contract/endpoint.ts';
import { audit } from '../../audit/record.ts';
import { authorOf, type Context } from '../../context.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { type ArticleRow, lockArticle } from '../article-row.ts';
import { refuseDangers } from '../dangers/refuse-dangers.ts';
import { findCurrentDraft } from '../draft-changes/current.ts';
import { findLatest } from '../revisions/latest.ts';
import { loadSnapshot } from '../revisions/load-snapshot.ts';
import { ensureRevision } from '../revisions/record.ts';
import { decideDueAt } from './due-at.ts';
import { raiseTagsOfSchedule } from './raise-tags-of-schedule.ts';
import { findSchedule } from './schedule-row.ts';

type NewSchedule = EndpointParsed<typeof call>['body'];

/**
 * Schedules a change of an article with its currently saved text; later saves are not part of it. Replaces the earlier schedule.
 * Throws `not-found`, `invalid`, `dangerous`, and `conflict` when the article or its draft changes are no longer those
 * on the screen.
 */
export async function scheduleChange(context: Context, id: number, schedule: NewSchedule): Promise<Schedule> {
  requirePermission(context, 'articles.publish');
  const dueAt = decideDueAt(schedule, context.clock());
  return inTransaction(context, async (tx) => {
    const article = await lockArticle(tx.db, id);
    const draft = (await findCurrentDraft(tx.db, article))?.number ?? null;
    if (article.version !== schedule.version || draft !== schedule.draft)
      throw new DomainError('conflict', 'This article was changed by someone else');
    const revision = await frozenRevision(tx, article, { ...schedule, draft });
    const { action, wallTime, overrideReason } = schedule;
    // Ask for the reason now: nobody is there to answer when it is carried out.
    if (revision !== null) {
      const { category, writer, ...texts } = await loadSnapshot(tx.db, id, revision);
      const text = { ...texts, category: category.name, writerId: writer?.id ?? null };
      await refuseDangers(tx, { id, text, published: article.isPublished ? article : undefined, overrideReason });
    }
    const by = { staffId: null, ...authorOf(tx.actor) };
    const scheduled = { action, dueAt, wallTime, revision, tryAt: dueAt, createdAt: tx.clock(), ...by };
    const values = { ...scheduled, attempts: 0, failure: null };
    await tx.db
      .insert(articleSchedules)
      .values({ articleId: id, ...values })
      .onConflictDoUpdate({ target: articleSchedules.articleId, set: values });
    await audit(tx, 'article.scheduled', { id, name: article.title });
    await raiseTagsOfSchedule(tx, article, { action, revision, dueAt });
    const stored = await findSchedule(tx.db, id);
    if (!stored) throw new Error('The schedule was not stored');
    return stored;
  });
}

/** The revision to publish. Throws `invalid` for what the article's state does not allow. */
async function frozenRevision(
  tx: Transaction,
  article: ArticleRow,
  { action, draft }: NewSchedule,
): Promise<number | null> {
  if (action === 'unpublish') {
    if (!article.isPublished) throw impossible('This article is not published, so it cannot be unpublished.');
    return null;
  }
  if (action === 'publish-changes') {
    if (draft === null) throw impossible('This article has no draft changes to publish.');
    return draft;
  }
  if (article.isPublished) throw impossible('This article is published already.');
  await ensureRevision(tx, article);
  return (await findLatest(tx.db, article.id))?.number ?? null;
}

const impossible = (message: string) => new DomainError('invalid', message, { fields: { action: message } });
