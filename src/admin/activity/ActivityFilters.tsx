import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { ACTIVITY_GROUPS, type ActivityGroup } from '../../shared/activity/activity-groups.ts';
import { passFocus } from '../../ui/focus/pass-focus.ts';
import { button } from '../../ui/forms/button.ts';
import { Select } from '../../ui/forms/Select.tsx';
import { ArticleTitle } from '../articles/ArticleTitle.tsx';
import { form } from '../forms/form-classes.ts';
import { hidden } from '../language/words.tsx';
import { setQueryParams } from '../navigation/query-params.ts';
import { useArticleSearch } from '../palette/use-article-search.ts';
import { $activity, $activityFilters, $activityPeople } from './activity.ts';
import { t } from './words.ts';

const groupOptions = () => [
  { value: 'all', label: t('Everything') },
  ...(Object.keys(ACTIVITY_GROUPS) as ActivityGroup[]).map((group) => ({
    value: group,
    label: t(ACTIVITY_GROUPS[group]),
  })),
];

/** Every change goes back to the newest entries. */
const setFilter = (name: string) => (value: string) => setQueryParams({ [name]: value, before: '' });
const clear = () => setQueryParams({ who: '', group: '', article: '', from: '', to: '', before: '' });
const toFilters = passFocus((cleared) => cleared.parentElement?.querySelector('button'));

export function ActivityFilters() {
  const { who, group, article, from, to } = useStore($activityFilters);
  const people = useStore($activityPeople).data ?? [];
  const isFiltered = [who, group, article, from, to].some(Boolean);
  // Two people may have the same name.
  const isAmbiguous = (name: string) => people.filter((person) => person.name === name).length > 1;
  const everybody = [
    { value: 'all', label: t('Everybody') },
    ...people.map(({ id, name, email }) => ({
      value: String(id),
      label: isAmbiguous(name) ? `${name} (${email})` : name,
    })),
    { value: 'site', label: t('The site itself') },
  ];
  return (
    <search className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,40%)),1fr))] items-end gap-3 md:grid-cols-4 lg:grid-cols-[repeat(4,minmax(8.5rem,1fr))_minmax(9rem,2fr)]">
      <Labelled label={t('Who')}>
        {(id) => (
          <Select
            id={id}
            value={who || 'all'}
            onChange={setFilter('who')}
            options={everybody}
            placeholder={t('Everybody')}
          />
        )}
      </Labelled>
      <Labelled label={t('What')}>
        {(id) => <Select id={id} value={group || 'all'} onChange={setFilter('group')} options={groupOptions()} />}
      </Labelled>
      <Day label={t('From')} value={from} onChange={setFilter('from')} />
      <Day label={t('To')} value={to} onChange={setFilter('to')} />
      <div className="col-span-full lg:col-span-1">
        <ArticleFilter article={article} onChange={setFilter('article')} />
      </div>
      {isFiltered && (
        <button
          ref={toFilters}
          type="button"
          className={`${button('quiet', 'small')} col-span-full justify-self-start`}
          onClick={clear}
        >
          {t('Clear filters')}
        </button>
      )}
    </search>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => React.ReactNode }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

type DayProps = { label: string; value: string; onChange: (day: string) => void };

/** The browser's own date field, which reports no change while a day is half typed. */
function Day({ label, value, onChange }: DayProps) {
  const input = useRef<HTMLInputElement>(null);
  // Not at each rendering, which would empty a half typed day.
  useEffect(() => {
    // A half-typed day is no value.
    if (input.current && (input.current.value !== value || input.current.validity.badInput))
      input.current.value = value;
  }, [value]);
  return (
    <Labelled label={label}>
      {(id) => (
        <input
          ref={input}
          id={id}
          type="date"
          min="1900-01-01"
          max="2999-12-31"
          className={form.input}
          defaultValue={value}
          onChange={({ target }) => target.validity.valid && onChange(target.value)}
        />
      )}
    </Labelled>
  );
}

type ArticleFilterProps = { article: string; onChange: (id: string) => void };

/** Finds an article by its title. A deleted article can only be chosen at one of its entries. */
function ArticleFilter({ article, onChange }: ArticleFilterProps) {
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
      <p className={form.label}>{t('Article')}</p>
      <p className="flex min-h-11 items-center gap-2 rounded-xs border border-linen bg-plaster pl-3 text-sm">
        <span className="min-w-0 flex-1 truncate">
          {entry?.subject ? (
            <ArticleTitle language={entry.article?.language} title={entry.subject} />
          ) : (
            t('Number {id}', { id })
          )}
        </span>
        <button type="button" className={button('quiet', 'small')} onClick={onClear}>
          {t.rich('All<hidden> articles</hidden>', { hidden })}
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
        {t('Article')}
      </label>
      <input
        id={id}
        type="search"
        lang="nl"
        autoComplete="off"
        placeholder={t('Search a title...')}
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
  const status = found?.error ?? (articles.length === 0 && !isPending ? t('No article found') : '');
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 rounded-xs bg-surface p-1 raised forced-colors:border">
      <ul aria-label={t('Articles found')}>
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
        {status || (isPending ? '' : t('{count} found', { count: articles.length }))}
      </p>
    </div>
  );
}
