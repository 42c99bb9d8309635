import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { DEFAULT_WEEKS, MAX_WEEKS } from '../../shared/constants.ts';
import type { Counted, Visits } from '../../shared/contract/visitors/visits.ts';
import { paths } from '../../shared/paths.ts';
import { STATEMENTS } from '../../shared/statements.ts';
import { button } from '../../ui/forms/button.ts';
import { Select } from '../../ui/forms/Select.tsx';
import type { ScreenModule } from '../app/screens.ts';
import { ArticleTitle } from '../articles/ArticleTitle.tsx';
import { formatDay } from '../data/format-date.ts';
import { createQuery, type Query } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { form } from '../forms/form-classes.ts';
import { $language, hidden } from '../language/words.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { $visitParams, setQueryParams } from '../navigation/query-params.ts';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { $careTitles, type CareTitles } from '../to-do/care-titles.ts';
import { describeLine, LineChart, WeekTable } from './WeeklyCounts.tsx';
import { t } from './words.ts';

/** Visits of pages, where readers come from, and what they search for. */
function VisitsScreen() {
  const weeks = useStore($weeks);
  const id = useId();
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="mr-auto">
          <h1 className="text-2xl">{t('Visits')}</h1>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">
            {t(
              'How often pages were opened, as numbers of a day. Nobody is followed: who asks their browser for privacy, and who has no JavaScript, is not counted, so the true numbers are somewhat higher. Your own visits count too.',
            )}
          </p>
        </div>
        <div className="w-44">
          <label htmlFor={id} className={form.label}>
            {t('Period')}
          </label>
          <Select id={id} value={weeks} onChange={(value) => setQueryParams({ weeks: value })} options={periods()} />
        </div>
        <a href={csvAddress(weeks)} download className={button('secondary', 'small')}>
          {t('Export as CSV')}
        </a>
      </div>
      <Numbers />
    </>
  );
}

export const screen: ScreenModule = {
  Screen: VisitsScreen,
  queries: (_, params) => [visitsAt(params), $careTitles],
};

function Numbers() {
  const { data, error, loading } = useStore($visits);
  const visits = usePreviousValue(data);
  const { data: careTitles = {} } = useStore($careTitles);
  const isSlow = useDelayedPending(loading);
  useRestoredPosition(data !== undefined);
  if (error && !data) return <LoadError what={t('the visits')} error={error} onRetry={() => $visits.revalidate()} />;
  if (!visits)
    return <Skeletons label={t('Loading the visits')} className="space-y-6" itemClassName="h-56" count={4} />;
  return (
    <div aria-busy={loading} className={`space-y-6 ${isSlow ? 'opacity-60' : ''}`}>
      {!visits.isCounting && (
        <p className="rounded-sm border border-linen bg-plaster px-4 py-3 text-sm">
          {t('This site is set not to count. What was counted before is shown until it is 25 months old.')}
        </p>
      )}
      <AllPages visits={visits} />
      <Lists visits={visits} careTitles={careTitles} />
      <p role="status" className="sr-only">
        {t('{weeks} weeks, {pages} pages', {
          weeks: String(visits.weeks.length),
          pages: String(visits.pages.length),
        })}
      </p>
    </div>
  );
}

function Lists({
  visits: { weeks, pages, referrers, searches, missedSearches },
  careTitles,
}: {
  visits: Visits;
  careTitles: CareTitles;
}) {
  const titleOf = ({ name, title }: Counted) => title ?? careTitles[name] ?? PAGE_NAMES[name] ?? name;
  return (
    <>
      <CountList
        title={t('Pages')}
        hint={t('Each line has its own scale; its dashed end is this week, which is not over.')}
        nothing={t('No page was opened in these weeks.')}
        weeks={weeks}
        counted={pages}
        nameOf={titleOf}
        linkOf={(page) => <PageLink path={page.name} language={page.language} title={titleOf(page)} />}
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <CountList
          title={t('Searched, not found')}
          hint={t('Perhaps a text is missing, or a word in it that people use.')}
          nothing={t('Every search found something.')}
          weeks={weeks}
          counted={missedSearches}
        />
        <CountList
          title={t('Searched and found')}
          hint={t('Searches with a number or an e-mail address are not stored.')}
          nothing={t('Nobody searched in these weeks.')}
          weeks={weeks}
          counted={searches}
        />
      </div>
      <CountList
        title={t('Where visitors came from')}
        hint={t('Sites with a link that was followed. Most visitors come without one.')}
        nothing={t('Nobody followed a link in these weeks.')}
        weeks={weeks}
        counted={referrers}
      />
    </>
  );
}

type PageLinkProps = { path: string; language: Counted['language']; title: string };

function PageLink({ path, language, title }: PageLinkProps) {
  return (
    <>
      <a
        href={path}
        target="_blank"
        rel="noopener"
        className="inline-block min-h-6 underline-offset-4 not-hover:no-underline"
      >
        <ArticleTitle language={language ?? 'nl'} title={title} />
        <span className="sr-only"> {t('(opens in a new tab)')}</span>
      </a>
      {title !== path && <span className="block text-xs text-ink-soft">{path}</span>}
    </>
  );
}

/** Visits to all pages together. */
function AllPages({ visits: { weeks, perWeek } }: { visits: Visits }) {
  const total = perWeek.reduce((sum, count) => sum + count, 0);
  return (
    <section aria-labelledby="all-pages" className="rounded-sm border border-linen/60 bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="all-pages" className="text-lg">
          {t('All pages')}
        </h2>
        <p className="text-sm text-ink-soft">
          {t.rich('<large>{total}</large> visits in {weeks} weeks', {
            total,
            weeks: weeks.length,
            large: (inside) => <span className="tabular-figures text-xl text-ink">{inside}</span>,
          })}
        </p>
      </div>
      <figure className="mt-5 mb-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs text-ink-soft">
        <span aria-hidden="true" className="tabular-figures -mt-1.5 text-right">
          {Math.max(1, ...perWeek).toLocaleString($language.get())}
        </span>
        <LineChart
          counts={perWeek}
          width={600}
          height={120}
          className="row-span-2 h-32 w-full"
          label={describeLine(perWeek, weeks)}
        />
        <span aria-hidden="true" className="tabular-figures -mb-1.5 self-end text-right">
          0
        </span>
        <p aria-hidden="true" className="col-start-2 mt-2 flex justify-between gap-x-4">
          <span>{formatDay(weeks[0] ?? '')}</span>
          <span>{t('this week')}</span>
        </p>
      </figure>
      <WeekTable
        of={t('all pages')}
        weeks={weeks}
        rows={[{ name: '', title: t('All pages'), language: $language.get(), perWeek }]}
      />
    </section>
  );
}

/** Pages that are about no therapy, treatment or examination, and are no article. */
const PAGE_NAMES: Readonly<Record<string, string>> = {
  [paths.home]: 'Home',
  [paths.therapies]: 'Therapieën',
  [paths.treatments]: 'Behandelingen',
  [paths.about]: 'Over ons',
  [paths.magazine]: 'Magazine',
  ...Object.fromEntries(STATEMENTS.map(({ path, label }) => [path, label])),
};

const periods = () => [
  { value: '4', label: t('Last 4 weeks') },
  { value: String(DEFAULT_WEEKS), label: t('Last 12 weeks') },
  { value: '26', label: t('Last half year') },
  { value: '52', label: t('Last year') },
  { value: String(MAX_WEEKS), label: t('Last two years') },
];

/** The default for an unknown period. */
const weeksOf = (params: URLSearchParams): string => {
  const wanted = params.get('weeks');
  return periods().find(({ value }) => value === wanted)?.value ?? String(DEFAULT_WEEKS);
};

const $weeks = computed($visitParams, weeksOf);

const fetchVisits = (weeks: string): Promise<Visits> => staffCall('GET /api/admin/visits', { query: { weeks } });

const $visits = createQuery(['visits', $weeks], (_visits, weeks) => fetchVisits(weeks));

/** The numbers at an address. */
const visitsAt = (params: URLSearchParams): Query<Visits> =>
  createQuery(['visits', weeksOf(params)], (_visits, weeks) => fetchVisits(weeks));

const csvAddress = (weeks: string): string => `/api/admin/visits.csv?weeks=${weeks}`;

const MAX_SHOWN = 15;

type CountListProps = {
  title: string;
  hint: string;
  /** Instead of an empty list. */
  nothing: string;
  weeks: readonly string[];
  counted: readonly Counted[];
  nameOf?: (entry: Counted) => string;
  linkOf?: (entry: Counted) => ReactNode;
};

/** A line for each page, site or search, the highest number first. */
function CountList({ title, hint, nothing, weeks, counted, nameOf = ({ name }) => name, linkOf }: CountListProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const firstOfRest = useRef<HTMLLIElement>(null);
  // The button that had the focus is removed, so the focus moves to the first new line.
  useEffect(() => {
    if (isWhole) firstOfRest.current?.focus();
  }, [isWhole]);
  const shown = isWhole ? counted : counted.slice(0, MAX_SHOWN);
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-sm border border-linen/60 bg-surface p-5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">{hint}</p>
      {counted.length === 0 ? (
        <p className="mt-4 text-sm">{nothing}</p>
      ) : (
        <>
          <ol className="mt-3 divide-y divide-linen/50">
            {shown.map((entry, at) => (
              <li
                key={entry.name}
                ref={at === MAX_SHOWN ? firstOfRest : undefined}
                tabIndex={at === MAX_SHOWN ? -1 : undefined}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 text-sm sm:grid-cols-[minmax(0,2fr)_minmax(8rem,1fr)_auto]"
              >
                <p className="min-w-0 wrap-anywhere">{linkOf?.(entry) ?? <Words entry={entry} />}</p>
                <LineChart
                  counts={entry.perWeek}
                  width={144}
                  height={24}
                  className="h-7 w-full max-sm:order-last max-sm:col-span-full max-sm:mt-1 max-sm:h-6"
                  label={describeLine(entry.perWeek, weeks)}
                />
                <p className="min-w-[4.5ch] text-right">
                  <span className="tabular-figures font-medium">{entry.total.toLocaleString($language.get())}</span>
                  <span className="sr-only"> {t('in all')}</span>
                </p>
              </li>
            ))}
          </ol>
          {shown.length < counted.length && (
            <button type="button" className={`${button('secondary', 'small')} mt-3`} onClick={() => setWhole(true)}>
              {t.rich('Show all {total}<hidden>: {title}</hidden>', { total: String(counted.length), title, hidden })}
            </button>
          )}
          <WeekTable
            of={title.toLowerCase()}
            weeks={weeks}
            rows={shown.map((entry) => ({ ...entry, title: nameOf(entry) }))}
          />
        </>
      )}
    </section>
  );
}

function Words({ entry: { name, lastDay } }: { entry: Counted }) {
  return (
    <>
      <span lang="nl">{name}</span>
      <span className="block text-xs text-ink-soft">{t('last on {day}', { day: formatDay(lastDay) })}</span>
    </>
  );
}
