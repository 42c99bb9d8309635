import { isDeepStrictEqual } from 'node:util';
import { ArticleLanguage } from '../../shared/contract/articles/articles.ts';
import {
  type deleteUnsavedText as deleteCall,
  StoredDraft,
  type storeUnsavedText as storeCall,
  type UnsavedArticle,
} from '../../shared/contract/articles/unsaved-text.ts';
import type { EndpointParsed } from '../../shared/contract/endpoint.ts';
import { DAY_MS } from '../../shared/dates/durations.ts';
import { type Context, requireAccount } from '../context.ts';
import type { Database } from '../db/database.ts';
import { and, asc, desc, eq, inArray, isNotNull, lt, or, sql } from '../db/drizzle.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { articleRevisions } from '../db/schema/articles/revisions.ts';
import { unsavedTexts } from '../db/schema/articles/unsaved-texts.ts';
import { wellFormed } from '../db/well-formed.ts';
import { requirePermission } from '../permissions.ts';
import { inTransaction, type Transaction } from '../transaction.ts';
import { readSnapshot, type Snapshot } from './revisions/snapshot.ts';

/** The unsaved texts of the caller for one article, the newest first. */
export async function listUnsavedTexts(context: Context, articleId: number): Promise<{ drafts: StoredDraft[] }> {
  requirePermission(context, 'articles.write-own');
  const { staffId } = requireAccount(context);
  const rows = await context.db
    .select()
    .from(unsavedTexts)
    .where(and(eq(unsavedTexts.staffId, staffId), eq(unsavedTexts.articleId, articleId)))
    .orderBy(desc(unsavedTexts.typedAt), desc(unsavedTexts.visit));
  // Another version of the site may have stored a text that this version cannot read.
  const drafts = rows.flatMap(({ visit, typedAt, draft }) => {
    const read = StoredDraft.safeParse({ ...(draft as object), visit, at: typedAt.toISOString() });
    return read.success ? [read.data] : [];
  });
  return { drafts };
}

/**
 * The articles of which the caller has unsaved text, the newest first. Articles in the bin are left out until they are
 * restored, and so is a text that was saved: a browser that is closed right after a save could not delete it.
 */
export async function listUnsavedArticles(context: Context): Promise<{ articles: UnsavedArticle[] }> {
  requirePermission(context, 'articles.write-own');
  const { staffId } = requireAccount(context);
  const { articleId, title, draft, typedAt } = unsavedTexts;
  const rows = await context.db
    .select({ articleId, title, typedAt, form: sql<unknown>`${draft}->'form'` })
    .from(unsavedTexts)
    .leftJoin(articles, eq(articles.id, articleId))
    .where(and(eq(unsavedTexts.staffId, staffId), or(eq(articleId, 0), isNotNull(articles.id))))
    .orderBy(desc(typedAt));
  const unsaved = new Map<number, UnsavedArticle>();
  for (const row of rows) {
    if (unsaved.has(row.articleId) || (await isSaved(context, staffId, row.articleId, row.form))) continue;
    unsaved.set(row.articleId, {
      articleId: row.articleId,
      title: row.title,
      // A text may be older than the language of articles, or from another version of the site.
      language: ArticleLanguage.catch('nl').parse((row.form as { language?: unknown } | null)?.language),
      at: row.typedAt.toISOString(),
    });
  }
  return { articles: [...unsaved.values()] };
}

/** Newest versions to look at: one of them is the save that the text was typed for. */
const VERSIONS = 10;

async function isSaved({ db }: Context, staffId: number, articleId: number, typed: unknown): Promise<boolean> {
  const form = StoredDraft.shape.form.safeParse(typed);
  if (!form.success) return false;
  // A text of a new article knows no id: it became an article of the caller.
  const own = db.select({ id: articles.id }).from(articles).where(eq(articles.createdBy, staffId));
  const ofArticle =
    articleId === 0 ? inArray(articleRevisions.articleId, own) : eq(articleRevisions.articleId, articleId);
  const versions = await db
    .select({ snapshot: articleRevisions.snapshot, isDraft: articleRevisions.isDraft })
    .from(articleRevisions)
    .where(and(ofArticle, eq(articleRevisions.staffId, staffId), eq(articleRevisions.title, form.data.title.trim())))
    .orderBy(desc(articleRevisions.id))
    .limit(VERSIONS);
  return versions.some(({ snapshot, isDraft }) => hasText(readSnapshot(snapshot), form.data, isDraft));
}

/** Whether a version has all that was typed. Its slug may be the server's, and its author the writer's name. */
function hasText(version: Snapshot, form: StoredDraft['form'], isDraft: boolean): boolean {
  const { slug, author, title, category, writerId, isPublished, sources, ...typed } = form;
  const fields = Object.entries(typed) as [keyof typeof typed, unknown][];
  return (
    version.category.name === category &&
    (version.writer?.id ?? null) === writerId &&
    (isDraft || version.isPublished === isPublished) &&
    fields.every(([name, value]) => isDeepStrictEqual(version[name] ?? '', value)) &&
    isDeepStrictEqual(version.sources.map(sourceTexts), sources.map(sourceTexts))
  );
}

const sourceTexts = (source: object) =>
  Object.values(source)
    .map((value) => String(value ?? ''))
    .sort();

/** The most texts of one person; the oldest are deleted. */
const MAX_PER_ARTICLE = 20;
const MAX_PER_PERSON = 100;

type Call = EndpointParsed<typeof storeCall>;

/** Stores an unsaved text of the caller, unless a newer one is stored already. */
export async function storeUnsavedText(
  context: Context,
  { articleId, visit }: Call['params'],
  { at, ...draft }: Call['body'],
): Promise<undefined> {
  requirePermission(context, 'articles.write-own');
  const { staffId } = requireAccount(context);
  const now = context.clock();
  const text = {
    title: draft.form.title,
    draft: wellFormed(draft),
    // If the clock were ahead, no later text would be newer.
    typedAt: new Date(Math.min(Date.parse(at), now.getTime())),
    storedAt: now,
  };
  await inTransaction(context, async (tx) => {
    await tx.db
      .insert(unsavedTexts)
      .values({ staffId, articleId, visit, ...text })
      .onConflictDoUpdate({
        target: [unsavedTexts.staffId, unsavedTexts.articleId, unsavedTexts.visit],
        set: text,
        setWhere: sql`${unsavedTexts.typedAt} <= excluded.typed_at`,
      });
    await deleteBeyond(tx, staffId, MAX_PER_PERSON);
    await deleteBeyond(tx, staffId, MAX_PER_ARTICLE, articleId);
  });
}

async function deleteBeyond({ db }: Transaction, staffId: number, limit: number, articleId?: number): Promise<void> {
  const isOwn = eq(unsavedTexts.staffId, staffId);
  const isMeant = articleId === undefined ? isOwn : and(isOwn, eq(unsavedTexts.articleId, articleId));
  const beyond = await db
    .select({ articleId: unsavedTexts.articleId, visit: unsavedTexts.visit })
    .from(unsavedTexts)
    .where(isMeant)
    .orderBy(desc(unsavedTexts.storedAt), desc(unsavedTexts.visit))
    .offset(limit);
  for (const { articleId: ofArticle, visit } of beyond)
    await db
      .delete(unsavedTexts)
      .where(and(isOwn, eq(unsavedTexts.articleId, ofArticle), eq(unsavedTexts.visit, visit)));
}

const RETENTION_MS = 30 * DAY_MS;

/** Deletes an unsaved text of the caller, if there is one. */
export async function deleteUnsavedText(
  context: Context,
  { articleId, visit }: EndpointParsed<typeof deleteCall>['params'],
): Promise<undefined> {
  requirePermission(context, 'articles.write-own');
  const { staffId } = requireAccount(context);
  await context.db
    .delete(unsavedTexts)
    .where(
      and(eq(unsavedTexts.staffId, staffId), eq(unsavedTexts.articleId, articleId), eq(unsavedTexts.visit, visit)),
    );
}

/** Deletes unsaved texts that got no update for 30 days; maintenance runs it. Returns how many. */
export async function deleteOldUnsavedTexts(context: Context): Promise<number> {
  requirePermission(context, 'articles.write-own');
  const before = new Date(context.clock().getTime() - RETENTION_MS);
  const deleted = await context.db
    .delete(unsavedTexts)
    .where(lt(unsavedTexts.storedAt, before))
    .returning({ visit: unsavedTexts.visit });
  return deleted.length;
}

/** The unsaved texts of an account; they are deleted with it. */
export const findUnsavedTexts = (db: Database, staffId: number) =>
  db
    .select({
      articleId: unsavedTexts.articleId,
      title: unsavedTexts.title,
      typedAt: unsavedTexts.typedAt,
      draft: unsavedTexts.draft,
    })
    .from(unsavedTexts)
    .where(eq(unsavedTexts.staffId, staffId))
    .orderBy(asc(unsavedTexts.typedAt));
