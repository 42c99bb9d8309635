import type { listRevisions as call, RevisionPage } from '../../../shared/contract/articles/revisions.ts';
import type { EndpointParsed } from '../../../shared/contract/endpoint.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, desc, eq, inArray, isNull } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission } from '../../permissions.ts';
import { selectRevisions, toRevision } from './revision-row.ts';

type Query = EndpointParsed<typeof call>['query'];

/** A page of an article's history, newest first, or the saves of one entry. Throws `not-found`. */
export async function listRevisions(context: Context, id: number, query: Query): Promise<RevisionPage> {
  requirePermission(context, 'magazine.read');
  const { db } = context;
  const [counted] = await db
    .select({ language: articles.language, total: db.$count(articleRevisions, isListed(id, query)) })
    .from(articles)
    .where(eq(articles.id, id));
  if (!counted) throw new DomainError('not-found', 'This article does not exist; it may have been deleted.');
  const rows = await selectPage(db, id, query);
  const revisions = await Promise.all(rows.map((row) => toRevision(db, row)));
  return { revisions, ...counted, page: query.page, totalPages: Math.ceil(counted.total / query.limit) };
}

const isListed = (id: number, { foldedInto }: Query) =>
  and(
    eq(articleRevisions.articleId, id),
    foldedInto ? eq(articleRevisions.foldedInto, foldedInto) : isNull(articleRevisions.foldedInto),
  );

/** Finds the page's numbers in an index first, so that it reads and counts nothing for the entries before it. */
export function selectPage(db: Database, id: number, query: Query) {
  const { page, limit } = query;
  const numbers = db
    .select({ number: articleRevisions.number })
    .from(articleRevisions)
    .where(isListed(id, query))
    .orderBy(desc(articleRevisions.number))
    .limit(limit)
    .offset((page - 1) * limit);
  return selectRevisions(db)
    .where(and(eq(articleRevisions.articleId, id), inArray(articleRevisions.number, numbers)))
    .orderBy(desc(articleRevisions.number));
}
