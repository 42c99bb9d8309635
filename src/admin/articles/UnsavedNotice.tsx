import { useStore } from '@nanostores/react';
import { paths } from '../../shared/paths.ts';
import { formatDateTime } from '../data/format-date.ts';
import { $beingRemoved, placeOf } from '../editor/drafts/keys.ts';
import { ArticleTitle } from './ArticleTitle.tsx';
import { $unsavedArticles } from './articles.ts';

/** Links to the user's unsaved texts, from any device. */
export function UnsavedNotice() {
  const { data } = useStore($unsavedArticles);
  const removed = useStore($beingRemoved).map((key) => placeOf(key)?.articleId);
  const articles = data?.articles.filter(({ articleId }) => !removed.includes(articleId)) ?? [];
  if (articles.length === 0) return null;
  return (
    <section
      aria-label="Unsaved text"
      className="mb-5 rounded-xs border border-linen/60 bg-surface px-4 py-2.5 text-sm"
    >
      <p>You have unsaved text in {articles.length === 1 ? '1 article' : `${articles.length} articles`}:</p>
      <ul className="max-h-48 overflow-y-auto">
        {articles.map(({ articleId, title, language, at }) => (
          <li key={articleId} className="py-1 break-words">
            <a className="underline underline-offset-4" href={paths.editor(articleId === 0 ? 'new' : articleId)}>
              {title ? <ArticleTitle language={language} title={title} /> : untitled(articleId)}
            </a>{' '}
            <span className="tabular-figures text-ink-soft">{formatDateTime(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const untitled = (articleId: number) => (articleId === 0 ? 'A new article' : 'An article without a title');
