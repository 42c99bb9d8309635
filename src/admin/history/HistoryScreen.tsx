import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { Screen } from '../../shared/admin-screens.ts';
import { ApiError } from '../../shared/api-client.ts';
import type { ArticleLanguage } from '../../shared/contract/articles/articles.ts';
import type { EditableArticle } from '../../shared/contract/articles/articles-for-staff.ts';
import { paths } from '../../shared/paths.ts';
import { badge } from '../../ui/badge.ts';
import { button } from '../../ui/forms/button.ts';
import { articleActivityQuery, entryWords } from '../activity/activity.ts';
import type { ScreenModule } from '../app/screens.ts';
import { ArticleNotFound } from '../articles/ArticleNotFound.tsx';
import { ArticleTitle } from '../articles/ArticleTitle.tsx';
import { articleQuery } from '../articles/articles.ts';
import { WebsiteLink } from '../articles/WebsiteLink.tsx';
import { errorMessage } from '../data/error-message.ts';
import { formatDateTime } from '../data/format-date.ts';
import { useMay } from '../data/staff-user.ts';
import { useFresh } from '../data/use-fresh.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { setScreenTitle } from '../navigation/navigate.ts';
import { $historyParams } from '../navigation/query-params.ts';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { AsRead } from './AsRead.tsx';
import { HistoryList } from './HistoryList.tsx';
import { type History, historyQuery } from './history.ts';
import { isListed, selectionOf, versionBefore } from './selection.ts';
import { VersionPanel } from './VersionPanel.tsx';
import { t } from './words.ts';

type HistoryRoute = Extract<Screen, { name: 'history' }>;

function HistoryScreen({ id }: HistoryRoute) {
  const [pages, setPages] = useState(1);
  const $history = useMemo(() => historyQuery(id, pages), [id, pages]);
  const { data, error } = useFresh($history);
  const history = usePreviousValue(data);
  useRestoredPosition(history !== undefined);
  if (error instanceof ApiError && error.status === 404) return <ArticleNotFound />;
  if (error && !history)
    return <LoadError what={t('the history of this article')} error={error} onRetry={() => $history.revalidate()} />;
  if (!history) return <Skeletons label={t('Loading the history')} className="space-y-3" itemClassName="h-20" />;
  return (
    <LoadedHistory
      articleId={id}
      history={history}
      isLoading={!data && !error}
      error={error}
      onOlder={() => (error ? $history.revalidate() : setPages(pages + 1))}
    />
  );
}

export const screen: ScreenModule<HistoryRoute> = {
  Screen: HistoryScreen,
  queries: ({ id }) => [historyQuery(id, 1)],
};

type LoadedHistoryProps = {
  articleId: number;
  history: History;
  isLoading: boolean;
  error: unknown;
  onOlder: () => void;
};

function LoadedHistory({ articleId, history, isLoading, error, onOlder }: LoadedHistoryProps) {
  const selection = selectionOf(useStore($historyParams));
  const { revisions, hasOlder } = history;
  const [newest] = revisions;
  const number = selection.version ?? newest?.number;
  // The version in the address may be on a page that is not loaded yet.
  const mustLoad = number !== undefined && hasOlder && !isListed(number, revisions) && !isLoading && !error;
  useEffect(() => {
    if (mustLoad) onOlder();
  }, [mustLoad, onOlder]);
  if (!newest || number === undefined) return <EmptyHistory articleId={articleId} />;
  return (
    <>
      <HistoryHeader articleId={articleId} title={newest.title} language={history.language} />
      <ArticleEvents articleId={articleId} />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start lg:gap-10">
        <HistoryList
          articleId={articleId}
          history={history}
          selection={{ ...selection, version: number }}
          isLoading={isLoading}
          error={error}
          onOlder={onOlder}
        />
        <VersionPanel
          articleId={articleId}
          number={number}
          other={selection.with ?? versionBefore(number, revisions)}
          selection={selection}
          revisions={revisions}
        />
      </div>
    </>
  );
}

function EmptyHistory({ articleId }: { articleId: number }) {
  const [$article] = useState(() => articleQuery(articleId));
  const { data: article, error } = useStore($article);
  return (
    <>
      <HistoryHeader articleId={articleId} title={article?.title} language={article?.language} />
      {article && <NoVersions article={article} />}
      {!article && error && <LoadError what={t('this article')} error={error} onRetry={() => $article.revalidate()} />}
      {!article && !error && <Skeletons label={t('Loading the article')} className="space-y-3" itemClassName="h-20" />}
    </>
  );
}

type HeaderProps = { articleId: number; title: string | undefined; language: ArticleLanguage | undefined };

function HistoryHeader({ articleId, title, language }: HeaderProps) {
  const [$article] = useState(() => articleQuery(articleId));
  const article = usePreviousValue(useStore($article).data);
  const name = title ? t('History of “{title}”', { title }) : t('History');
  useEffect(() => setScreenTitle(name), [name]);
  return (
    <>
      <div className="flex gap-x-5">
        <a
          href={paths.editor(articleId)}
          className="inline-flex min-h-10 items-center text-sm text-ink-soft underline-offset-4"
        >
          <span aria-hidden="true">←&nbsp;</span>
          {t('Back to the article')}
        </a>
        {article?.isPublished && (
          <WebsiteLink item={article} className="inline-flex min-h-10 items-center text-sm underline-offset-4" />
        )}
      </div>
      <h1 className="mt-1 mb-6 max-w-4xl text-2xl wrap-anywhere hyphens-auto">
        {title
          ? t.rich('History of “{title}”', { title: <ArticleTitle language={language} title={title} /> })
          : t('History')}
      </h1>
    </>
  );
}

/** Shows the current text of an article that has no versions yet. */
function NoVersions({ article }: { article: EditableArticle }) {
  const { isPublished, updatedAt } = article;
  return (
    <section aria-labelledby="version" className="max-w-4xl">
      <h2 id="version" className="text-xl">
        {t('As it is now')}
      </h2>
      <p className="mt-1 mb-6 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <time dateTime={updatedAt}>{formatDateTime(updatedAt)}</time>
        <span className={badge(isPublished ? 'success' : 'draft')}>{t(isPublished ? 'Live now' : 'Draft now')}</span>
      </p>
      <p className="mb-6 max-w-(--container-prose) rounded-xs bg-plaster p-4 text-sm">
        {t(
          'This article is from before the site kept versions. Its history begins with the next change: this text is then its first version, to compare with and to go back to.',
        )}
      </p>
      <AsRead article={article} />
    </section>
  );
}

/** Publications, schedules, reviews, previews and deletions of the article; its versions say who wrote what. */
function ArticleEvents({ articleId }: { articleId: number }) {
  const [isOpen, setOpen] = useState(false);
  if (!useMay('articles.write')) return null;
  return (
    <details
      className="mb-6 rounded-xs border border-linen/60 bg-surface text-sm"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 px-4 py-2.5">{t('What happened to this article')}</summary>
      {isOpen && (
        <div className="px-4 pb-3">
          <Events articleId={articleId} before={0} />
        </div>
      )}
    </details>
  );
}

/** Older entries stand in a list of their own below this one. */
function Events({ articleId, before }: { articleId: number; before: number }) {
  const $events = useMemo(() => articleActivityQuery(articleId, before), [articleId, before]);
  const { data, error } = useStore($events);
  const shown = usePreviousValue(data);
  const [showsOlder, setShowsOlder] = useState(false);
  if (error && !shown)
    return (
      <p role="alert" className="py-2 text-danger">
        {t('We could not load what happened.')} {errorMessage(error)}{' '}
        <button type="button" className={button('quiet', 'small')} onClick={() => $events.revalidate()}>
          {t('Try again')}
        </button>
      </p>
    );
  if (!shown)
    return (
      <p role="status" className="py-2 text-ink-soft">
        {t('Loading...')}
      </p>
    );
  const { entries, next } = shown;
  if (entries.length === 0)
    return (
      <p className="py-2 text-ink-soft">{t('Nothing yet: it was not published, scheduled, reviewed or shared.')}</p>
    );
  return (
    <>
      <ul className="divide-y divide-linen/50" aria-label={t(before ? 'Earlier' : 'What happened')}>
        {entries.map(entryWords).map(({ id, at, who, what, note }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-2 wrap-anywhere">
            <time dateTime={at} className="tabular-figures text-xs text-ink-soft">
              {formatDateTime(at)}
            </time>
            <span>
              <span className="font-medium">{who}</span> {what}
            </span>
            {note && <span className="basis-full text-ink-soft">{note}</span>}
          </li>
        ))}
      </ul>
      {next !== null && !showsOlder && (
        <button type="button" className={button('secondary', 'small')} onClick={() => setShowsOlder(true)}>
          {t('Show earlier')}
        </button>
      )}
      {next !== null && showsOlder && <Events articleId={articleId} before={next} />}
    </>
  );
}
