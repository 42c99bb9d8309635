import { useStore } from '@nanostores/react';
import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';
import { useArticleRights } from '../use-article-rights.ts';
import { Checkbox } from './Checkbox.tsx';
import { $selection, deselect, select } from './selection.ts';

/** Nothing for an article that the user may not change. */
export function SelectArticle({ article }: { article: AdminArticle }) {
  const selection = useStore($selection);
  const { mayChange } = useArticleRights(article);
  if (!mayChange) return null;
  return (
    <Checkbox
      label={`Select ${article.title}`}
      className="absolute top-2.5 left-1 lg:inset-y-0 lg:my-auto"
      checked={selection.has(article.id)}
      onChange={(isChecked) => (isChecked ? select([article]) : deselect([article.id]))}
    />
  );
}
