import { type Column, type SQL, sql } from 'drizzle-orm';
import type { ArticleLanguage } from '../../../shared/contract/articles/articles.ts';

/**
 * The language of an article's newest revision, which an article in the bin still has. Dutch for revisions older than
 * the language field, and without a revision.
 */
export const languageOfNewest = (articleId: Column | SQL) => sql<ArticleLanguage>`coalesce(
  (select newest.snapshot->>'language' from article_revisions as newest
    where newest.article_id = ${articleId} and newest.replaced_at is null and not newest.is_draft
    order by newest.number desc limit 1), 'nl')`;
