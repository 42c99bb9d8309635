import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { button } from '../../ui/forms/button.ts';
import { ArticleTitle } from '../articles/ArticleTitle.tsx';
import { form } from '../forms/form-classes.ts';
import { useArticleSearch } from '../palette/use-article-search.ts';
import { $activity } from './activity.ts';

type Props = { article: string; onChange: (id: string) => void };

/** Finds an article by its title. A deleted article can only be chosen at one of its entries. */
export function ArticleFilter({ article, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isChosenHere = useRef(false);
  // The control that had the focus is removed, so the focus moves to the one that replaces it.
  useEffect(() => {
    if (isChosenHere.current) box.current?.querySelector<HTMLElement>(article ? 'button' : 'input')?.focus();
    isChosenHere.current = false;
  }, [article]);
  const choose = (id: string) => {
    isChosenHere.current = true;
    onChange(id);
  };
  return (
    <div ref={box}>
      {article ? (
        <ChosenArticle id={article} onClear={() => choose('')} />
      ) : (
        <ArticleSearch onChosen={(id) => choose(String(id))} />
      )}
    </div>
  );
}

function ChosenArticle({ id, onClear }: { id: string; onClear: () => void }) {
  const { data } = useStore($activity);
  const entry = data?.entries.find(({ article, subject }) => String(article?.id) === id && subject);
  return (
    <div className="min-w-0">
      <p className={form.label}>Article</p>
      <p className="flex min-h-11 items-center gap-2 rounded-xs border border-linen bg-plaster pl-3 text-sm">
        <span className="min-w-0 flex-1 truncate">
          {entry?.subject ? <ArticleTitle language={entry.article?.language} title={entry.subject} /> : `Number ${id}`}
        </span>
        <button type="button" className={button('quiet', 'small')} onClick={onClear}>
          All<span className="sr-only"> articles</span>
        </button>
      </p>
    </div>
  );
}

function ArticleSearch({ onChosen }: { onChosen: (id: number) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  return (
    <div className="relative min-w-0">
      <label htmlFor={id} className={form.label}>
        Article
      </label>
      <input
        id={id}
        type="search"
        lang="nl"
        autoComplete="off"
        placeholder="Search a title..."
        maxLength={200}
        className={form.input}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && setText('')}
      />
      {text.trim() && <Found text={text.trim()} onChosen={onChosen} />}
    </div>
  );
}

function Found({ text, onChosen }: { text: string; onChosen: (id: number) => void }) {
  const { found, isPending } = useArticleSearch(text);
  const articles = found?.articles ?? [];
  const status = found?.error ?? (articles.length === 0 && !isPending ? 'No article found' : '');
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 rounded-xs bg-surface p-1 raised forced-colors:border">
      <ul aria-label="Articles found">
        {articles.map(({ id, title, language }) => (
          <li key={id}>
            <button
              type="button"
              className="min-h-11 w-full rounded-xs px-3 text-left text-sm wrap-anywhere hover:bg-plaster"
              onClick={() => onChosen(id)}
            >
              <ArticleTitle language={language} title={title} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={status ? 'px-3 py-2 text-sm text-ink-soft' : 'sr-only'}>
        {status || (isPending ? '' : `${articles.length} found`)}
      </p>
    </div>
  );
}
