import { useStore } from '@nanostores/react';
import { dayInAmsterdam } from '../../../shared/dates/wall-time.ts';
import { paths } from '../../../shared/paths.ts';
import type { ScreenModule } from '../../app/screens.ts';
import { refresh } from '../../data/query.ts';
import { usePreviousValue } from '../../data/use-previous-value.ts';
import { EmptyState } from '../../lists/EmptyState.tsx';
import { LoadError } from '../../lists/LoadError.tsx';
import { Skeletons } from '../../lists/Skeletons.tsx';
import { useRestoredPosition } from '../../navigation/scroll-positions.ts';
import { weeksFrom } from '../days.ts';
import { $now } from '../now.ts';
import { $schedules } from '../schedules.ts';
import { useDueCheck } from '../watch-due.ts';
import { arrangeSchedules } from './arrange-schedules.ts';
import { DayList } from './DayList.tsx';
import { SchedulesNeedingAttention } from './SchedulesNeedingAttention.tsx';
import { WeekTable } from './WeekTable.tsx';

const WEEKS = 5;

/** Scheduled changes, in a calendar. */
function ScheduleScreen() {
  return (
    <>
      <a
        href={paths.dashboard}
        className="inline-flex min-h-10 items-center text-sm text-ink-soft underline-offset-4 print:hidden"
      >
        <span aria-hidden="true">←&nbsp;</span>Back to the articles
      </a>
      <h1 className="mt-1 text-2xl">Schedule</h1>
      <p className="mt-1 mb-6 max-w-prose text-sm text-ink-soft">
        What will be published or unpublished by itself. Times are those of the Netherlands.
      </p>
      <Calendar />
    </>
  );
}

export const screen: ScreenModule = { Screen: ScheduleScreen, queries: () => [$schedules] };

function Calendar() {
  const { data, error } = useStore($schedules);
  const shown = usePreviousValue(data);
  const today = dayInAmsterdam(useStore($now));
  const next = shown?.schedules.find(({ failure }) => failure === null)?.dueAt;
  useDueCheck(next, () => refresh(['articles']));
  useRestoredPosition(data !== undefined);
  if (error) return <LoadError what="the schedule" error={error} onRetry={() => $schedules.revalidate()} />;
  if (!shown) return <Skeletons label="Loading the schedule" className="space-y-3" itemClassName="h-20" />;
  const { schedules, total } = shown;
  const weeks = weeksFrom(today, WEEKS);
  const { attention, soon, later } = arrangeSchedules(schedules, weeks);
  if (total === 0) {
    return (
      <EmptyState title="Nothing is scheduled" hint="Open an article and choose “Schedule…” in its publish settings." />
    );
  }
  return (
    <>
      <SchedulesNeedingAttention schedules={attention} />
      <h2 className="mb-3 text-lg">The coming five weeks</h2>
      <WeekTable weeks={weeks} days={soon} today={today} className="max-lg:hidden print:hidden" />
      {soon.length > 0 ? (
        <DayList days={soon} today={today} className="lg:hidden print:block" />
      ) : (
        <p className="text-sm text-ink-soft lg:hidden print:block">Nothing is scheduled in these weeks.</p>
      )}
      {later.length > 0 && (
        <>
          <h2 className="mt-8 mb-3 text-lg">Later</h2>
          <DayList days={later} today={today} />
        </>
      )}
      {total > schedules.length && (
        <p className="mt-4 text-sm text-ink-soft">And {total - schedules.length} more after these.</p>
      )}
    </>
  );
}
