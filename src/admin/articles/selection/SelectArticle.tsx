import { useStore } from '@nanostores/react';
import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';
import { Checkbox } from './Checkbox.tsx';
import { $selection, deselect, select } from './selection.ts';

export function SelectArticle({ article }: { article: AdminArticle }) {
  const selection = useStore($selection);
  return (
    <Checkbox
      label={`Select ${article.title}`}
      className="absolute top-2.5 left-1 lg:inset-y-0 lg:my-auto"
      checked={selection.has(article.id)}
      onChange={(isChecked) => (isChecked ? select([article]) : deselect([article.id]))}
    />
  );
}
