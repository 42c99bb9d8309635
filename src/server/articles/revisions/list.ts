import { and, desc, eq, isNull } from 'drizzle-orm';
import type { EndpointParsed } from '../../../shared/contract/endpoint.ts';
import type { listRevisions as call, RevisionPage } from '../../../shared/contract/revisions.ts';
import { type Context, requireStaff } from '../../context.ts';
import { articles } from '../../db/schema/magazine.ts';
import { articleRevisions } from '../../db/schema/revisions.ts';
import { DomainError } from '../../errors/errors.ts';
import { selectRevisions, toRevision } from './revision-row.ts';

type Query = EndpointParsed<typeof call>['query'];

/** A page of an article's history, newest first, or of the saves that one entry stands for. Throws `not-found`. */
export async function listRevisions(
  context: Context,
  id: number,
  { page, limit, foldedInto }: Query,
): Promise<RevisionPage> {
  requireStaff(context);
  const { db } = context;
  const isListed = and(
    eq(articleRevisions.articleId, id),
    foldedInto ? eq(articleRevisions.foldedInto, foldedInto) : isNull(articleRevisions.foldedInto),
  );
  const [counted] = await db
    .select({ total: db.$count(articleRevisions, isListed) })
    .from(articles)
    .where(eq(articles.id, id));
  if (!counted) throw new DomainError('not-found', 'This article does not exist (any more)');
  const rows = await selectRevisions(db)
    .where(isListed)
    .orderBy(desc(articleRevisions.number))
    .limit(limit)
    .offset((page - 1) * limit);
  const revisions = await Promise.all(rows.map((row) => toRevision(db, row)));
  return { revisions, ...counted, page, totalPages: Math.ceil(counted.total / limit) };
}
