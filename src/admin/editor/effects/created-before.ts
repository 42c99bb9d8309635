import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';
import { compareVersions } from '../../compare/compare-versions.ts';
import type { ArticleForm } from '../state/form.ts';
import { savedFromArticle } from '../state/machine-state.ts';

/** The article that an earlier request created, of which the answer was lost: a second one must not stand beside it. */
export const createdBefore = (articles: readonly AdminArticle[], sent: readonly ArticleForm[]) =>
  articles.find((article) =>
    sent.some(
      (form) =>
        article.title === form.title.trim() &&
        // The server numbers a slug that others have.
        compareVersions({ ...savedFromArticle(article).form, slug: form.slug }, form).length === 0,
    ),
  );
