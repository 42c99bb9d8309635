import { isDeepStrictEqual } from 'node:util';
import { ArticleLanguage } from '../../../shared/contract/articles/articles.ts';
import { StoredDraft, type UnsavedArticle } from '../../../shared/contract/articles/recoverable-drafts.ts';
import { type Context, requireAccount } from '../../context.ts';
import { and, desc, eq, inArray, isNotNull, or, sql } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { recoverableDrafts } from '../../db/schema/articles/recoverable-drafts.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { requirePermission } from '../../permissions.ts';
import { readSnapshot, type Snapshot } from '../revisions/snapshot.ts';

/** The unsaved texts of the caller for one article, the newest first. */
export async function listRecoverableDrafts(context: Context, articleId: number): Promise<{ drafts: StoredDraft[] }> {
  requirePermission(context, 'articles.write-own');
  const { staffId } = requireAccount(context);
  const rows = await context.db
    .select()
    .from(recoverableDrafts)
    .where(and(eq(recoverableDrafts.staffId, staffId), eq(recoverableDrafts.articleId, articleId)))
    .orderBy(desc(recoverableDrafts.typedAt), desc(recoverableDrafts.visit));
  // Another version of the site may have stored a draft that this version cannot read.
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
  const { articleId, title, draft, typedAt } = recoverableDrafts;
  const rows = await context.db
    .select({ articleId, title, typedAt, form: sql<unknown>`${draft}->'form'` })
    .from(recoverableDrafts)
    .leftJoin(articles, eq(articles.id, articleId))
    .where(and(eq(recoverableDrafts.staffId, staffId), or(eq(articleId, 0), isNotNull(articles.id))))
    .orderBy(desc(typedAt));
  const unsaved = new Map<number, UnsavedArticle>();
  for (const row of rows) {
    if (unsaved.has(row.articleId) || (await isSaved(context, staffId, row.articleId, row.form))) continue;
    unsaved.set(row.articleId, {
      articleId: row.articleId,
      title: row.title,
      // A draft may be older than the language of articles, or from another version of the site.
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
