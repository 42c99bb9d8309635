import type { Column, SQL } from 'drizzle-orm';
import type { ArticleLanguage } from '../../../shared/contract/articles/articles.ts';
import { sql } from '../../db/drizzle.ts';

/**
 * The language of an article's newest revision, which outlives it in the bin. Dutch for revisions older than that
 * field, and for articles without a revision.
 */
export const languageOfNewest = (articleId: Column | SQL) => sql<ArticleLanguage>`coalesce(
  (select newest.snapshot->>'language' from article_revisions as newest
    where newest.article_id = ${articleId} and newest.replaced_at is null and not newest.is_draft
    order by newest.number desc limit 1), 'nl')`;
