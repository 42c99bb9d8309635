import type { Revision } from '../../../shared/contract/articles/revisions.ts';
import type { Database } from '../../db/database.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { draftChanges } from '../../db/schema/articles/draft-changes.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { staff } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import { loadArticle } from '../article-row.ts';
import { isRevisionOf } from './latest.ts';

/** Counted with the index `article_revisions_folded`. */
const folded = sql<number>`(select count(*)::int from article_revisions as earlier
  where earlier.article_id = article_revisions.article_id and earlier.folded_into = article_revisions.number)`;

const revisionColumns = {
  id: articleRevisions.id,
  articleId: articleRevisions.articleId,
  number: articleRevisions.number,
  reason: articleRevisions.reason,
  restoredFrom: articleRevisions.restoredFrom,
  name: articleRevisions.name,
  createdAt: articleRevisions.createdAt,
  replacedAt: articleRevisions.replacedAt,
  foldedInto: articleRevisions.foldedInto,
  staffId: articleRevisions.staffId,
  actor: articleRevisions.actor,
  staffName: staff.name,
  title: articleRevisions.title,
  isPublished: articleRevisions.isPublished,
  isDraft: articleRevisions.isDraft,
  articleVersion: articleRevisions.articleVersion,
  currentVersion: articles.version,
  currentDraft: draftChanges.number,
  folded,
};

/** Revisions without their snapshot. */
export const selectRevisions = (db: Database) =>
  db
    .select(revisionColumns)
    .from(articleRevisions)
    .innerJoin(articles, eq(articles.id, articleRevisions.articleId))
    .leftJoin(draftChanges, and(eq(draftChanges.articleId, articles.id), articles.isPublished))
    .leftJoin(staff, eq(staff.id, articleRevisions.staffId));

export type RevisionRow = Awaited<ReturnType<typeof selectRevisions>>[number];

export async function toRevision(db: Database, row: RevisionRow): Promise<Revision> {
  return {
    number: row.number,
    reason: row.reason,
    restoredFrom: row.restoredFrom,
    name: row.name,
    createdAt: row.createdAt.toISOString(),
    // A deleted account has no name.
    author: row.staffId === null ? null : { staffId: row.staffId, name: row.staffName ?? row.actor ?? '' },
    title: row.title,
    isPublished: row.isPublished,
    isDraft: row.isDraft,
    isCurrent: await isCurrent(db, row),
    folded: row.folded,
  };
}

async function isCurrent(db: Database, { replacedAt, currentVersion, ...row }: RevisionRow): Promise<boolean> {
  if (row.isDraft) return row.number === row.currentDraft;
  if (replacedAt !== null) return false;
  return row.articleVersion === currentVersion || isRevisionOf(db, row, await loadArticle(db, row.articleId));
}

export const noSuchRevision = () =>
  new DomainError('not-found', 'This version does not exist; it may have been deleted as an old one.');
