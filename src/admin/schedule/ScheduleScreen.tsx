import { useStore } from '@nanostores/react';
import type { ScheduledArticle } from '../../shared/contract/articles/schedules.ts';
import { dayInAmsterdam } from '../../shared/dates/wall-time.ts';
import { paths } from '../../shared/paths.ts';
import type { ScreenModule } from '../app/screens.ts';
import { ArticleTitle } from '../articles/ArticleTitle.tsx';
import { ArticleViews } from '../articles/ArticleViews.tsx';
import { $articleCounts } from '../articles/articles.ts';
import { WebsiteLink } from '../articles/WebsiteLink.tsx';
import { dayWithoutYear, weekday, weekdayAndDay, weekdayWithoutYear } from '../data/format-date.ts';
import { groupBy } from '../data/group-by.ts';
import { refresh } from '../data/query.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { useSaid } from '../errors/error-words.ts';
import { EmptyState } from '../lists/EmptyState.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { $now, useDueCheck } from './clock.ts';
import { nextStepText, SCHEDULE_LABELS } from './labels.ts';
import { $schedules } from './schedules.ts';
import { type Day, dayOf, hourOf, inTime, longDateAndTime, weekNumber, weeksFrom } from './times.ts';
import { t } from './words.ts';

const WEEKS = 5;

/** Scheduled changes, in a calendar. */
function ScheduleScreen() {
  return (
    <>
      <ArticleViews open="Schedule" />
      <h1 className="text-2xl">{t('Schedule')}</h1>
      <p className="mt-1 mb-6 max-w-prose text-sm text-ink-soft">
        {t('What will be published or unpublished by itself. Times are those of the Netherlands.')}
      </p>
      <Calendar />
    </>
  );
}

export const screen: ScreenModule = { Screen: ScheduleScreen, queries: () => [$schedules, $articleCounts] };

function Calendar() {
  const { data, error } = useStore($schedules);
  const shown = usePreviousValue(data);
  const today = dayInAmsterdam(useStore($now));
  const next = shown?.schedules.find(({ failure }) => failure === null)?.dueAt;
  useDueCheck(next, () => refresh(['articles']));
  useRestoredPosition(data !== undefined);
  if (error && !shown)
    return <LoadError what={t('the schedule')} error={error} onRetry={() => $schedules.revalidate()} />;
  if (!shown)
    return <Skeletons label={t('Loading the schedule')} className="space-y-3" itemClassName="h-20" count={2} />;
  const { schedules, total } = shown;
  const weeks = weeksFrom(today, WEEKS);
  const { attention, soon, later } = arrangeSchedules(schedules, weeks);
  if (total === 0) {
    return (
      <EmptyState
        title={t('Nothing is scheduled')}
        hint={t('Open an article and choose “Schedule…” in its publish settings.')}
      />
    );
  }
  return (
    <>
      <SchedulesNeedingAttention schedules={attention} />
      <h2 className="mb-3 text-lg">{t('The coming five weeks')}</h2>
      <WeekTable weeks={weeks} days={soon} today={today} className="max-lg:hidden print:hidden" />
      {soon.length > 0 ? (
        <DayList days={soon} today={today} className="lg:hidden print:block" />
      ) : (
        <p className="text-sm text-ink-soft lg:hidden print:block">{t('Nothing is scheduled in these weeks.')}</p>
      )}
      {later.length > 0 && (
        <>
          <h2 className="mt-8 mb-3 text-lg">{t('Later')}</h2>
          <DayList days={later} today={today} />
        </>
      )}
      {total > schedules.length && (
        <p className="mt-4 text-sm text-ink-soft">
          {t('And {more} more after these.', { more: total - schedules.length })}
        </p>
      )}
    </>
  );
}

/** Schedules that failed. */
function SchedulesNeedingAttention({ schedules }: { schedules: ScheduledArticle[] }) {
  if (schedules.length === 0) return null;
  return (
    <section aria-labelledby="attention" className="mb-8 rounded-sm border border-danger bg-danger-soft p-4">
      <h2 id="attention" className="text-lg text-danger">
        {t('Not carried out yet')}
      </h2>
      <p className="text-sm">
        {nextStepText(schedules)} {t('Open the article to solve it, or to change or cancel the schedule.')}
      </p>
      <ul className="mt-3 space-y-3">
        {schedules.map(({ articleId, title, language, action, dueAt, wallTime, failure, nextTryAt }) => (
          <li key={articleId} className="text-sm wrap-anywhere">
            <a href={paths.editor(articleId)} className="font-medium underline underline-offset-4">
              <ArticleTitle language={language} title={title} />
            </a>
            <p>
              {t(SCHEDULE_LABELS[action].action)}, <time dateTime={dueAt}>{longDateAndTime(wallTime)}</time>
              {': '}
              {failure === null ? t('due now') : <Failure text={failure} />}
              {schedules.length > 1 && failure !== null && ` ${nextStepText([{ nextTryAt }])}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Failure = ({ text }: { text: string }) => useSaid(text);

type WeekTableProps = { weeks: Day[][]; days: DayOfSchedules[]; today: Day; className: string };

/** A row for each week. */
function WeekTable({ weeks, days, today, className }: WeekTableProps) {
  return (
    <table className={`w-full table-fixed border-collapse border border-linen/60 bg-surface ${className}`}>
      <caption className="sr-only">
        {t('What is scheduled in the coming {weeks} weeks', { weeks: weeks.length })}
      </caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} w-14`}>
            {t('Week')}
          </th>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className={HEAD}>
              {weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            <th scope="row" className={`${CELL} tabular-figures text-center text-xs font-normal text-ink-soft`}>
              {weekNumber(week[0] as Day)}
            </th>
            {week.map((day) => (
              <Cell
                key={day}
                day={day}
                today={today}
                schedules={days.find((found) => found.day === day)?.schedules ?? []}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const HEAD = 'border-b border-linen/60 px-2 py-2 text-left text-xs font-medium text-ink-soft';
const CELL = 'border border-linen/50 p-2 align-top';

function Cell({ day, today, schedules }: DayOfSchedules & { today: Day }) {
  const isToday = day === today;
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      className={`${CELL} h-24 ${isToday ? 'bg-success-soft outline-2 -outline-offset-2 outline-clay' : day < today ? 'bg-admin-background' : ''}`}
    >
      <p className={`text-xs ${isToday ? 'font-medium text-ink' : 'text-ink-soft'}`}>
        <time dateTime={day}>
          <span aria-hidden="true">{day.endsWith('-01') || isToday ? dayWithoutYear(day) : Number(day.slice(8))}</span>
          <span className="sr-only">{weekdayWithoutYear(day)}</span>
        </time>
        {isToday && ` · ${t('today')}`}
      </p>
      {schedules.length > 0 && (
        <ul className="mt-1 space-y-2">
          {schedules.map((schedule) => (
            <li key={schedule.articleId}>
              <ScheduleEntry schedule={schedule} />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

type DayListProps = { days: DayOfSchedules[]; today: Day; className?: string };

/** A heading for each day that has scheduled changes. */
function DayList({ days, today, className = '' }: DayListProps) {
  const now = useStore($now);
  return (
    <div className={`rounded-sm border border-linen/60 bg-surface ${className}`}>
      {days.map(({ day, schedules }) => (
        <section
          key={day}
          className="border-b border-linen/50 p-4 last:border-0 sm:grid sm:grid-cols-[14rem_1fr] sm:gap-4"
        >
          <h3 className="font-sans text-sm font-medium tracking-normal">
            <time dateTime={day}>
              {day.slice(0, 4) === today.slice(0, 4) ? weekdayWithoutYear(day) : weekdayAndDay(day)}
            </time>
            <span className="block text-xs font-normal text-ink-soft">
              {day === today ? t('today') : schedules[0] && inTime(schedules[0].dueAt, now)}
            </span>
          </h3>
          <ul className="mt-2 space-y-3 sm:mt-0">
            {schedules.map((schedule) => (
              <li key={schedule.articleId}>
                <ScheduleEntry schedule={schedule} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Time, action and article. */
const ScheduleEntry = ({
  schedule: { articleId, title, language, action, dueAt, wallTime, live },
}: {
  schedule: ScheduledArticle;
}) => (
  <>
    <p className="text-xs text-ink-soft">
      <time dateTime={dueAt} className="tabular-figures font-medium text-ink">
        {hourOf(wallTime)}
      </time>{' '}
      {t(SCHEDULE_LABELS[action].action)}
    </p>
    <a
      href={paths.editor(articleId)}
      className="block min-h-6 text-sm leading-snug font-medium underline decoration-linen underline-offset-4 wrap-anywhere hover:decoration-ink"
    >
      <ArticleTitle language={language} title={title} />
    </a>
    {live && <WebsiteLink item={live} className="inline-flex min-h-6 items-center text-xs underline-offset-4" />}
  </>
);

type DayOfSchedules = { day: Day; schedules: ScheduledArticle[] };

/** The schedules as the calendar shows them. Those that failed, or were due before its first day, need attention. */
export function arrangeSchedules(schedules: ScheduledArticle[], weeks: Day[][]) {
  const first = weeks[0]?.[0] ?? '';
  const last = weeks.at(-1)?.at(-1) ?? '';
  const needsAttention = ({ failure, wallTime }: ScheduledArticle) => failure !== null || dayOf(wallTime) < first;
  const onTime = schedules.filter((schedule) => !needsAttention(schedule));
  return {
    attention: schedules.filter(needsAttention),
    soon: groupByDay(onTime.filter(({ wallTime }) => dayOf(wallTime) <= last)),
    later: groupByDay(onTime.filter(({ wallTime }) => dayOf(wallTime) > last)),
  };
}

/** The days that have schedules, the earliest first. Expects sorted schedules. */
function groupByDay(schedules: ScheduledArticle[]): DayOfSchedules[] {
  const days = groupBy(schedules, ({ wallTime }) => dayOf(wallTime));
  return [...days].map(([day, schedules]) => ({ day, schedules }));
}
