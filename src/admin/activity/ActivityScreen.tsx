import { useStore } from '@nanostores/react';
import type { ActivityEntry } from '../../shared/contract/activity.ts';
import { paths } from '../../shared/paths.ts';
import { passFocusToPage } from '../../ui/focus/pass-focus.ts';
import { button } from '../../ui/forms/button.ts';
import type { ScreenModule } from '../app/screens.ts';
import { ArticleTitle } from '../articles/ArticleTitle.tsx';
import { formatTime, formatWeekdayDate } from '../data/format-date.ts';
import { groupBy } from '../data/group-by.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { hidden } from '../language/words.tsx';
import { EmptyState } from '../lists/EmptyState.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { setQueryParams } from '../navigation/query-params.ts';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { ActivityFilters } from './ActivityFilters.tsx';
import {
  $activity,
  $activityFilters,
  $activityPeople,
  $isOlderPage,
  activityAt,
  csvAddress,
  entryWords,
} from './activity.ts';
import { t } from './words.ts';

/** What staff and the site did. */
function ActivityScreen() {
  const filters = useStore($activityFilters);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-2xl">{t('Activity')}</h1>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">
            {t('What staff and the site did, newest first. Nobody can change or delete an entry.')}
          </p>
        </div>
        <a href={csvAddress(filters)} download className={button('secondary', 'small')}>
          {t('Export as CSV')}
        </a>
      </div>
      <ActivityFilters />
      <EntryList />
    </>
  );
}

export const screen: ScreenModule = {
  Screen: ActivityScreen,
  queries: (_, params) => [activityAt(params), $activityPeople],
};

function EntryList() {
  const { data, error, loading } = useStore($activity);
  const shown = usePreviousValue(data);
  const isSlow = useDelayedPending(loading);
  const isOlderPage = useStore($isOlderPage);
  const { article } = useStore($activityFilters);
  useRestoredPosition(data !== undefined);
  if (error && !data)
    return <LoadError what={t('the activity')} error={error} onRetry={() => $activity.revalidate()} />;
  if (!shown) return <Skeletons label={t('Loading the activity')} className="space-y-3" itemClassName="h-14" />;
  const { entries, next } = shown;
  const newest = () => setQueryParams({ before: '' });
  return (
    <div aria-busy={loading} className={isSlow ? 'opacity-60' : ''}>
      {entries.length === 0 ? (
        <EmptyState title={t('Nothing found')} hint={t('Try other filters, or other days.')} />
      ) : (
        byDay(entries).map(([day, ofDay]) => (
          <section key={day} aria-label={day} className="mb-6">
            <h2 className="mb-2 font-sans text-sm font-medium tracking-normal">{day}</h2>
            <ul className="divide-y divide-linen/50 rounded-sm border border-linen/60 bg-surface">
              {ofDay.map((entry) => (
                <Entry key={entry.id} entry={entryWords(entry)} isOnly={article !== ''} />
              ))}
            </ul>
          </section>
        ))
      )}
      <nav aria-label={t('Pages of the activity')} className="flex flex-wrap gap-3">
        {isOlderPage && (
          <button type="button" className={button('secondary', 'small')} onClick={newest}>
            {t('Newest entries')}
          </button>
        )}
        {next !== null && (
          <button
            type="button"
            className={button('secondary', 'small')}
            onClick={() => setQueryParams({ before: String(next) })}
          >
            {t('Older entries')}
          </button>
        )}
      </nav>
      <p role="status" className="sr-only">
        {isOlderPage
          ? t('{count} entry, an older page|{count} entries, an older page', { count: entries.length })
          : t('{count} entry|{count} entries', { count: entries.length })}
      </p>
    </div>
  );
}

function byDay(entries: readonly ActivityEntry[]): [string, ActivityEntry[]][] {
  return [...groupBy(entries, ({ at }) => formatWeekdayDate(at))];
}

type EntryProps = {
  entry: ActivityEntry;
  /** Whether the list shows one article only. */
  isOnly: boolean;
};

function Entry({ entry: { at, who, what, subject, note, article }, isOnly }: EntryProps) {
  const title = article && subject ? <ArticleTitle language={article.language} title={subject} /> : subject;
  return (
    <li className="grid grid-cols-[3.25rem_minmax(0,1fr)] items-baseline gap-x-2 px-4 py-2.5 text-sm sm:grid-cols-[3.25rem_minmax(0,1fr)_auto]">
      <time dateTime={at} className="tabular-figures text-xs text-ink-soft">
        {formatTime(at)}
      </time>
      <p className="min-w-0 wrap-anywhere">
        <span className="font-medium">{who}</span> {what}
        {subject && (
          <span className="block text-ink-soft">
            {article?.exists ? (
              <a
                href={paths.editor(article.id)}
                className="inline-block min-h-6 underline decoration-linen underline-offset-4 hover:decoration-ink"
              >
                {title}
              </a>
            ) : (
              title
            )}
          </span>
        )}
        {note && <span className="block text-ink-soft">{note}</span>}
      </p>
      {article && subject && !isOnly && (
        <button
          ref={passFocusToPage}
          type="button"
          className={`${button('quiet', 'small')} -my-2.5 max-sm:col-start-2 max-sm:my-0 max-sm:-ml-4 max-sm:justify-self-start`}
          onClick={() => setQueryParams({ article: String(article.id), before: '' })}
        >
          {t.rich('Only this article<hidden>: {title}</hidden>', { title, hidden })}
        </button>
      )}
    </li>
  );
}
