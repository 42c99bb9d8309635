import type {
  listRevisions as call,
  Revision,
  RevisionDetails,
  RevisionPage,
} from '../../../shared/contract/articles/revisions.ts';
import type { EndpointParsed } from '../../../shared/contract/endpoint.ts';
import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, desc, eq, inArray, isNull, lt, or, sql } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { draftChanges } from '../../db/schema/articles/draft-changes.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { staff } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission } from '../../permissions.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { type ArticleRow, articleNotFound, loadArticle } from '../article-row.ts';
import { findReferences } from './references.ts';
import { isSameArticle, readSnapshot, type Snapshot, toSnapshot } from './snapshot.ts';

type Query = EndpointParsed<typeof call>['query'];

/** A page of an article's history, newest first, or the saves of one entry. Throws `not-found`. */
export async function listRevisions(context: Context, id: number, query: Query): Promise<RevisionPage> {
  requirePermission(context, 'magazine.read');
  const { db } = context;
  const [counted] = await db
    .select({ language: articles.language, total: db.$count(articleRevisions, isListed(id, query)) })
    .from(articles)
    .where(eq(articles.id, id));
  if (!counted) throw articleNotFound();
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

/** An article after one change, and which of its references no longer exist. Throws `not-found`. */
export async function getRevision(context: Context, id: number, number: number): Promise<RevisionDetails> {
  requirePermission(context, 'magazine.read');
  const { db } = context;
  const row = await loadRevision(db, id, number);
  const [stored] = await db
    .select({ snapshot: articleRevisions.snapshot })
    .from(articleRevisions)
    .where(eq(articleRevisions.id, row.id));
  if (!stored) throw noSuchRevision();
  const { shape, createdAt, publishedAt, writer, ...snapshot } = readSnapshot(stored.snapshot);
  const { category, author, missing } = await findReferences(db, { ...snapshot, writer });
  return {
    revision: await toRevision(db, row),
    article: { ...snapshot, category, author, writerId: writer?.id ?? null },
    missing,
  };
}

/** Throws `not-found`, also for a revision of another article. */
async function loadRevision(db: Database, id: number, number: number): Promise<RevisionRow> {
  const [row] = await selectRevisions(db).where(
    and(eq(articleRevisions.articleId, id), eq(articleRevisions.number, number)),
  );
  if (!row) throw noSuchRevision();
  return row;
}

export type Latest = NonNullable<Awaited<ReturnType<typeof findLatest>>>;

/** The newest revision of the article itself, or of its draft changes. */
export async function findLatest(db: Database, articleId: number, { isDraft } = { isDraft: false }) {
  const { id, number, reason, name, staffId, articleVersion, createdAt, replacedAt } = articleRevisions;
  const foldStart = sql`coalesce(
    (select min(earlier.created_at) from article_revisions as earlier
      where earlier.article_id = article_revisions.article_id and earlier.folded_into = article_revisions.number),
    ${createdAt})`.mapWith(createdAt);
  const [latest] = await db
    .select({ id, number, reason, name, staffId, articleVersion, foldStart })
    .from(articleRevisions)
    .where(and(eq(articleRevisions.articleId, articleId), isNull(replacedAt), eq(articleRevisions.isDraft, isDraft)))
    // The previous version of the site may leave two, because it does not know draft changes.
    .orderBy(desc(number))
    .limit(1);
  return latest;
}

/** Whether the latest revision is of the current article: a save that changes nothing only raises the version. */
export async function isRevisionOf(
  db: Database,
  { id, articleVersion }: { id: number; articleVersion: number },
  article: ArticleRow,
): Promise<boolean> {
  if (articleVersion === article.version) return true;
  const [stored] = await db
    .select({ snapshot: articleRevisions.snapshot })
    .from(articleRevisions)
    .where(eq(articleRevisions.id, id));
  return stored !== undefined && isSameArticle(readSnapshot(stored.snapshot), toSnapshot(article));
}

/**
 * Marks a revision as replaced. `into` is the later save that stands for it, and for what it stood for, in the list.
 */
export async function replaceLatest(
  { db, clock }: Transaction,
  articleId: number,
  number: number,
  into?: number,
): Promise<void> {
  const isLatest = eq(articleRevisions.number, number);
  const isGroup = into === undefined ? isLatest : or(isLatest, eq(articleRevisions.foldedInto, number));
  await db
    .update(articleRevisions)
    .set({ replacedAt: clock(), ...(into !== undefined && { foldedInto: into }) })
    .where(and(eq(articleRevisions.articleId, articleId), isGroup));
}

/** An article as it was in one revision. Throws `not-found`. */
export async function loadSnapshot(db: Database, articleId: number, number: number): Promise<Snapshot> {
  const stored = await findSnapshot(db, articleId, number);
  if (!stored) throw noSuchRevision();
  return stored.snapshot;
}

/** The same, with the time it was saved. */
export async function findSnapshot(
  db: Database,
  articleId: number,
  number: number,
): Promise<{ snapshot: Snapshot; createdAt: Date } | undefined> {
  const { snapshot, createdAt } = articleRevisions;
  const [stored] = await db
    .select({ snapshot, createdAt })
    .from(articleRevisions)
    .where(and(eq(articleRevisions.articleId, articleId), eq(articleRevisions.number, number)));
  return stored && { ...stored, snapshot: readSnapshot(stored.snapshot) };
}

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
const selectRevisions = (db: Database) =>
  db
    .select(revisionColumns)
    .from(articleRevisions)
    .innerJoin(articles, eq(articles.id, articleRevisions.articleId))
    .leftJoin(draftChanges, and(eq(draftChanges.articleId, articles.id), articles.isPublished))
    .leftJoin(staff, eq(staff.id, articleRevisions.staffId));

type RevisionRow = Awaited<ReturnType<typeof selectRevisions>>[number];

async function toRevision(db: Database, row: RevisionRow): Promise<Revision> {
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

/** Names a revision, which is then kept for good; null removes the name. Throws `not-found`. */
export async function nameRevision(
  context: Context,
  id: number,
  number: number,
  name: string | null,
): Promise<Revision> {
  requirePermission(context, 'articles.write-own');
  return inTransaction(context, async (tx) => {
    // A concurrent save might fold it.
    const [article] = await tx.db
      .select({ title: articles.title, createdBy: articles.createdBy })
      .from(articles)
      .where(eq(articles.id, id))
      .for('update');
    requirePermission(tx, 'articles.write', article ?? { createdBy: null });
    const row = await loadRevision(tx.db, id, number);
    if (row.name === name) return toRevision(tx.db, row);
    await tx.db.update(articleRevisions).set({ name }).where(eq(articleRevisions.id, row.id));
    if (name) await listByItself(tx, row);
    await audit(tx, 'article.revision-named', { id, ...(article && { name: article.title }) });
    return toRevision(tx.db, await loadRevision(tx.db, id, number));
  });
}

/** Takes a save out of its entry. It becomes the entry of the saves before it; the later ones stay. */
async function listByItself({ db }: Transaction, { id, articleId, number, foldedInto }: RevisionRow): Promise<void> {
  if (foldedInto === null) return;
  await db.update(articleRevisions).set({ foldedInto: null }).where(eq(articleRevisions.id, id));
  await db
    .update(articleRevisions)
    .set({ foldedInto: number })
    .where(
      and(
        eq(articleRevisions.articleId, articleId),
        eq(articleRevisions.foldedInto, foldedInto),
        lt(articleRevisions.number, number),
      ),
    );
}
