import { ArticleLanguage } from '../../../shared/contract/articles/articles.ts';
import { StoredDraft, type UnsavedArticle } from '../../../shared/contract/articles/recoverable-drafts.ts';
import { type Context, requireAccount } from '../../context.ts';
import { and, desc, eq, isNotNull, max, or, sql } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { recoverableDrafts } from '../../db/schema/articles/recoverable-drafts.ts';
import { requirePermission } from '../../permissions.ts';

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
 * restored.
 */
export async function listUnsavedArticles(context: Context): Promise<{ articles: UnsavedArticle[] }> {
  requirePermission(context, 'articles.write-own');
  const { staffId } = requireAccount(context);
  const { articleId, title, draft, typedAt } = recoverableDrafts;
  const at = max(typedAt);
  const rows = await context.db
    .select({
      articleId,
      at,
      title: sql<string>`(array_agg(${title} order by ${typedAt} desc))[1]`,
      language: sql<unknown>`(array_agg(${draft}->'form'->>'language' order by ${typedAt} desc))[1]`,
    })
    .from(recoverableDrafts)
    .leftJoin(articles, eq(articles.id, articleId))
    .where(and(eq(recoverableDrafts.staffId, staffId), or(eq(articleId, 0), isNotNull(articles.id))))
    .groupBy(articleId)
    .orderBy(desc(at));
  return {
    articles: rows.map((row) => ({
      ...row,
      // A draft may be older than the language of articles, or from another version of the site.
      language: ArticleLanguage.catch('nl').parse(row.language),
      at: row.at?.toISOString() ?? '',
    })),
  };
}
