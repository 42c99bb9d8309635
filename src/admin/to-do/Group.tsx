import { type ReactNode, useId } from 'react';
import { TO_DO_MAX_COUNTED } from '../../shared/constants.ts';
import type { ArticleLanguage } from '../../shared/contract/articles/articles.ts';
import { paths } from '../../shared/paths.ts';
import { badge } from '../../ui/badge.ts';
import { ArticleTitle } from '../articles/ArticleTitle.tsx';
import { t } from './words.ts';

type Props = {
  title: string;
  /** What to do about it, in a sentence or two. */
  hint: ReactNode;
  total: number;
  /** How many entries are shown. */
  listed: number;
  /** Where the other entries are. */
  more?: ReactNode;
  children: ReactNode;
};

/** A group of things to do; nothing when it is empty. */
export function Group({
  title,
  hint,
  total,
  listed,
  more = t('The others follow as these are done.'),
  children,
}: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
        {total > 0 && <span className="tabular-figures text-ink-soft"> ({formatCount(total)})</span>}
      </h2>
      <p className="mt-0.5 mb-3 max-w-prose text-sm text-ink-soft">{hint}</p>
      {children}
      {total > listed && (
        <p className="mt-2 text-sm text-ink-soft">
          {t('Only the first {count} are shown.', { count: listed })} {more}
        </p>
      )}
    </section>
  );
}

/** The server stops counting at the maximum. */
const formatCount = (total: number): string =>
  total > TO_DO_MAX_COUNTED ? t('more than {count}', { count: TO_DO_MAX_COUNTED }) : String(total);

export const Entries = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-linen/50 rounded-sm border border-linen/60 bg-surface">{children}</ul>
);

type ArticleEntryProps = {
  article: { id: number; title: string; type: string; language: ArticleLanguage; isPublished: boolean };
  /** What needs attention. */
  children: ReactNode;
  /** Before the title. */
  start?: ReactNode;
};

/** An article of a group, with a link to the place where it can be corrected. */
export const ArticleEntry = ({
  article: { id, title, type, language, isPublished },
  children,
  start,
}: ArticleEntryProps) => (
  <li className="flex items-start gap-1 pr-4">
    {start || <span className="w-3 shrink-0" />}
    <div className="min-w-0 py-2.5 text-sm">
      <ArticleLink id={id} title={title} language={language} />
      <p className="flex flex-wrap items-center gap-x-3 text-xs text-ink-soft wrap-anywhere">
        {!isPublished && <span className={badge('draft')}>{t('Draft')}</span>}
        {type === 'video' && <span>{t('Video')}</span>}
        {children}
      </p>
    </div>
  </li>
);

type LinkProps = { id: number; title: string; language: ArticleLanguage };

export const ArticleLink = ({ id, title, language }: LinkProps) => (
  <a
    href={paths.editor(id)}
    className="inline-block min-h-6 font-medium wrap-anywhere underline-offset-4 not-hover:no-underline"
  >
    <ArticleTitle language={language} title={title} />
  </a>
);

type EntriesProps<Article> = {
  articles: readonly Article[];
  /** What needs attention in an article. */
  matterOf: (article: Article) => string;
};

export const ArticleEntries = <Article extends ArticleEntryProps['article']>({
  articles,
  matterOf,
}: EntriesProps<Article>) => (
  <Entries>
    {articles.map((article) => (
      <ArticleEntry key={article.id} article={article}>
        <span>{matterOf(article)}</span>
      </ArticleEntry>
    ))}
  </Entries>
);
