import type { BulkChange, BulkResult } from '../../shared/contract/articles/bulk-changes.ts';
import type { Context } from '../context.ts';
import { isDatabaseUnavailable, isDiskFull } from '../db/postgres-errors.ts';
import { errorMessage } from '../errors/error-message.ts';
import { DomainError } from '../errors/errors.ts';
import { deliverPurges } from '../outbox/deliver-now.ts';
import { requirePermission } from '../permissions.ts';
import { inTransaction, type Transaction } from '../transaction.ts';
import { changeArticle, removeArticle } from './write-path/change-article.ts';
import { findCategory } from './write-path/column-values.ts';

type Selected = BulkChange['articles'][number];

const NOT_REACHED = 'The server could not finish. Please try again in a moment.';
const UNEXPECTED = 'Something went wrong on our side. Please try again.';

/**
 * Changes each selected article in a transaction of its own, in the given order, and returns each outcome. Once the
 * database is unavailable it skips the rest; when the first article already fails, it throws.
 */
export async function changeArticles(context: Context, change: BulkChange): Promise<{ results: BulkResult[] }> {
  requirePermission(context, 'articles.write-own');
  // The purges of all wait in the outbox for one delivery at the end, so that the response waits once.
  const { cdn, ...cache } = context.cache;
  const results: BulkResult[] = [];
  for (const [index, article] of change.articles.entries()) {
    try {
      await inTransaction({ ...context, cache }, (tx) => applyTo(tx, article, change));
      results.push({ id: article.id, outcome: 'done' });
    } catch (error) {
      const isUnavailable = isDatabaseUnavailable(error) || isDiskFull(error);
      if (isUnavailable && index === 0) throw error;
      if (!(error instanceof DomainError)) context.log.error('bulk-change', { error });
      if (isUnavailable) {
        const rest = change.articles.slice(index);
        results.push(...rest.map(({ id }) => ({ id, outcome: 'refused' as const, reason: NOT_REACHED })));
        break;
      }
      results.push(resultOf(article.id, error));
    }
  }
  if (cdn && results.some(({ outcome }) => outcome === 'done')) await deliverPurges(context);
  return { results };
}

async function applyTo(tx: Transaction, { id, version }: Selected, change: BulkChange): Promise<unknown> {
  switch (change.action) {
    case 'delete':
      return removeArticle(tx, id, version);
    case 'set-category': {
      const category = await findCategory(tx.db, change.category);
      return changeArticle(tx, id, {
        version,
        action: 'article.changed',
        apply: async (before) => (before.categoryId === category.id ? undefined : { categoryId: category.id }),
      });
    }
    default: {
      const isPublished = change.action === 'publish';
      return changeArticle(tx, id, {
        version,
        apply: async (before) => (before.isPublished === isPublished ? undefined : { isPublished }),
      });
    }
  }
}

function resultOf(id: number, error: unknown): BulkResult {
  if (!(error instanceof DomainError)) return { id, outcome: 'refused', reason: UNEXPECTED };
  if (error.code === 'conflict') return { id, outcome: 'changed' };
  if (error.code === 'not-found') return { id, outcome: 'gone' };
  return { id, outcome: 'refused', reason: errorMessage(error), sentences: error.sentences };
}
