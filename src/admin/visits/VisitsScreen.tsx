import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { Counted, Visits } from '../../shared/contract/visitors/visits.ts';
import { button } from '../../ui/forms/button.ts';
import { Select } from '../../ui/forms/Select.tsx';
import type { ScreenModule } from '../app/screens.ts';
import { ArticleTitle } from '../articles/ArticleTitle.tsx';
import { useDelayedPending } from '../data/use-delayed-pending.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { form } from '../forms/form-classes.ts';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { setQueryParams } from '../navigation/query-params.ts';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { $careTitles, type CareTitles } from '../to-do/care-titles.ts';
import { AllPages } from './AllPages.tsx';
import { CountList } from './CountList.tsx';
import { PAGE_NAMES } from './page-names.ts';
import { $visits, $weeks, csvAddress, PERIODS, visitsAt } from './visits.ts';

/** Visits of pages, where readers come from, and what they search for. */
function VisitsScreen() {
  const weeks = useStore($weeks);
  const id = useId();
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="mr-auto">
          <h1 className="text-2xl">Visits</h1>
          <p className="mt-1 max-w-prose text-sm text-ink-soft">
            How often pages were opened, as numbers of a day. Nobody is followed: who asks their browser for privacy,
            and who has no JavaScript, is not counted, so the true numbers are somewhat higher. Your own visits count
            too.
          </p>
        </div>
        <div className="w-44">
          <label htmlFor={id} className={form.label}>
            Period
          </label>
          <Select id={id} value={weeks} onChange={(value) => setQueryParams({ weeks: value })} options={PERIODS} />
        </div>
        <a href={csvAddress(weeks)} download className={button('secondary', 'small')}>
          Export as CSV
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
  if (error) return <LoadError what="the visits" error={error} onRetry={() => $visits.revalidate()} />;
  if (!visits) return <Skeletons label="Loading the visits" className="space-y-6" itemClassName="h-56" />;
  return (
    <div aria-busy={loading} className={`space-y-6 ${isSlow ? 'opacity-60' : ''}`}>
      {!visits.isCounting && (
        <p className="rounded-sm border border-linen bg-plaster px-4 py-3 text-sm">
          This site is set not to count. What was counted before is shown until it is 25 months old.
        </p>
      )}
      <AllPages visits={visits} />
      <Lists visits={visits} careTitles={careTitles} />
      <p role="status" className="sr-only">
        {visits.weeks.length} weeks, {visits.pages.length} pages
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
        title="Pages"
        hint="Each line has its own scale; its dashed end is this week, which is not over."
        nothing="No page was opened in these weeks."
        weeks={weeks}
        counted={pages}
        nameOf={titleOf}
        linkOf={(page) => <PageLink path={page.name} language={page.language} title={titleOf(page)} />}
      />
      <div className="grid gap-6 lg:grid-cols-2">
        <CountList
          title="Searched, not found"
          hint="Perhaps a text is missing, or a word in it that people use."
          nothing="Every search found something."
          weeks={weeks}
          counted={missedSearches}
        />
        <CountList
          title="Searched and found"
          hint="Searches with a number or an e-mail address are not stored."
          nothing="Nobody searched in these weeks."
          weeks={weeks}
          counted={searches}
        />
      </div>
      <CountList
        title="Where visitors came from"
        hint="Sites with a link that was followed. Most visitors come without one."
        nothing="Nobody followed a link in these weeks."
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
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      {title !== path && <span className="block text-xs text-ink-soft">{path}</span>}
    </>
  );
}
