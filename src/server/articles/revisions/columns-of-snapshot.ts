import { DomainError } from '../../errors/errors.ts';
import type { Transaction } from '../../transaction.ts';
import { checkBody, toColumnValues } from '../changes/column-values.ts';
import { findReferences } from './references.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * The columns that write a snapshot into the table of articles, except slug, dates and publication. Leaves out a
 * deleted writer; for a deleted category it uses `otherCategory`, or throws `conflict`. Call it before the article is
 * locked, like `toColumnValues`.
 */
export async function columnsOfSnapshot(tx: Transaction, snapshot: Snapshot, otherCategory?: string) {
  const { shape: _shape, createdAt: _created, publishedAt: _published, writer, slug: _slug, ...rest } = snapshot;
  const { category, author, missing } = await findReferences(tx.db, snapshot);
  if (missing.category && !otherCategory)
    throw new DomainError(
      'conflict',
      `The category “${missing.category}” of this article was deleted. Create a category with this name, then try again.`,
    );
  const writerId = missing.writer ? null : (writer?.id ?? null);
  const input = { ...rest, category: (missing.category && otherCategory) || category, author, writerId, slug: null };
  return toColumnValues(tx.db, input, await checkBody(rest.content));
}
