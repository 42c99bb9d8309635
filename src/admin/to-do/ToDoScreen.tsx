import { useStore } from '@nanostores/react';
import type { ComponentType } from 'react';
import type { UndescribedPictures as Entry, ToDoGroups } from '../../shared/contract/to-do.ts';
import { paths } from '../../shared/paths.ts';
import type { ScreenModule } from '../app/screens.ts';
import { ArticleTitle } from '../articles/ArticleTitle.tsx';
import { BulkReport } from '../articles/selection/BulkReport.tsx';
import { BeforeOnlineLine } from '../clinic/BeforeOnlineLine.tsx';
import { formatDateTime } from '../data/format-date.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { useSaid } from '../errors/error-words.ts';
import { EmptyState } from '../lists/EmptyState.tsx';
import { LoadError } from '../lists/LoadError.tsx';
import { Skeletons } from '../lists/Skeletons.tsx';
import { useRestoredPosition } from '../navigation/scroll-positions.ts';
import { nextStepText, SCHEDULE_LABELS } from '../schedule/labels.ts';
import { longDateAndTime } from '../schedule/times.ts';
import { $careTitles } from './care-titles.ts';
import { DocumentsToConfirm } from './DocumentsToConfirm.tsx';
import { ArticleEntries, ArticleLink, Entries, Group } from './Group.tsx';
import { HandIns } from './HandIns.tsx';
import { OldDrafts } from './OldDrafts.tsx';
import { ReaderFeedback } from './ReaderFeedback.tsx';
import { Reviews, Unreviewed } from './Reviews.tsx';
import { $toDo } from './to-do.ts';
import { t } from './words.ts';

/** In screen order: first what readers notice first. */
const GROUPS: { [Name in keyof ToDoGroups]: ComponentType<{ group: ToDoGroups[Name] }> } = {
  failedSchedules: FailedSchedules,
  handIns: HandIns,
  readerFeedback: ReaderFeedback,
  reviews: Reviews,
  documents: DocumentsToConfirm,
  deadLinks: DeadLinks,
  undescribedPictures: UndescribedPictures,
  remotePictures: RemotePictures,
  oldDrafts: OldDrafts,
};

/** What waits for staff. */
function ToDoScreen() {
  return (
    <>
      <h1 className="text-2xl">{t('To do')}</h1>
      <p className="mt-1 mb-6 max-w-prose text-sm text-ink-soft">
        {t('What colleagues or the site ask somebody to look at. What is done leaves the list by itself.')}
      </p>
      <BeforeOnlineLine className="mb-6" />
      <BulkReport />
      <Groups />
    </>
  );
}

export const screen: ScreenModule = { Screen: ToDoScreen, queries: () => [$toDo, $careTitles] };

function Groups() {
  const { data, error } = useStore($toDo);
  const shown = usePreviousValue(data);
  useRestoredPosition(data !== undefined);
  if (error && !shown)
    return <LoadError what={t('what there is to do')} error={error} onRetry={() => $toDo.revalidate()} />;
  if (!shown) return <Skeletons label={t('Loading what there is to do')} className="space-y-3" itemClassName="h-20" />;
  return (
    <div className="space-y-10">
      {shown.total === 0 && <EmptyState title={t('All done')} hint={t('Nothing needs your attention.')} />}
      {Object.entries(GROUPS).map(([name, Group]) => {
        const OfItsKind = Group as ComponentType<{ group: unknown }>;
        return <OfItsKind key={name} group={shown[name as keyof ToDoGroups]} />;
      })}
      <Unreviewed group={shown.reviews} />
    </div>
  );
}

function DeadLinks({ group: { total, entries } }: { group: ToDoGroups['deadLinks'] }) {
  if (total === 0) return null;
  return (
    <Group
      title={t('Dead links')}
      hint={t(
        'The pages that these links lead to are gone. Open the article and replace the link, or take it out; pages of the site are changed under Clinic. The site asks again every night.',
      )}
      total={total}
      listed={entries.length}
    >
      <Entries>
        {entries.map(({ address, askedAt, articles, pages }) => (
          <li key={address} className="px-4 py-2.5 text-sm wrap-anywhere">
            <p>{address}</p>
            <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
              <span>
                {t.rich('Asked {when}, in', { when: <time dateTime={askedAt}>{formatDateTime(askedAt)}</time> })}
              </span>
              {pages.map((path) => (
                <a key={path} href={path} lang="nl" className="min-h-6 underline underline-offset-4">
                  {path}
                </a>
              ))}
              {articles.map(({ id, title, language }) => (
                <a key={id} href={paths.editor(id)} className="min-h-6 underline underline-offset-4">
                  <ArticleTitle language={language} title={title} />
                </a>
              ))}
            </p>
          </li>
        ))}
      </Entries>
    </Group>
  );
}

function FailedSchedules({ group: { total, entries, scheduled } }: { group: ToDoGroups['failedSchedules'] }) {
  if (scheduled === 0) return null;
  return (
    <Group
      title={t(total > 0 ? 'Scheduled and failed' : 'Scheduled')}
      hint={
        <>
          {total > 0 &&
            `${nextStepText(entries)} ${t('Open the article to solve it, or to change or cancel the schedule.')} `}
          {t.rich('{count} article is in the <a>schedule</a>.|{count} articles are in the <a>schedule</a>.', {
            count: scheduled,
            a: (inside) => (
              <a href={paths.schedule} className="underline underline-offset-4">
                {inside}
              </a>
            ),
          })}
        </>
      }
      total={total}
      listed={entries.length}
      more={t('The schedule has the others.')}
    >
      {entries.length > 0 && (
        <Entries>
          {entries.map(({ articleId, title, language, action, dueAt, wallTime, failure, nextTryAt }) => (
            <li key={articleId} className="px-4 py-2.5 text-sm wrap-anywhere">
              <ArticleLink id={articleId} title={title} language={language} />
              <p className="text-xs text-ink-soft">
                {t.rich('{failed}, scheduled for {when}: {failure}', {
                  failed: <span className="text-danger">{t(SCHEDULE_LABELS[action].failed)}</span>,
                  when: <time dateTime={dueAt}>{longDateAndTime(wallTime)}</time>,
                  failure: <Failure text={failure} />,
                })}
                {entries.length > 1 && ` ${nextStepText([{ nextTryAt }])}`}
              </p>
            </li>
          ))}
        </Entries>
      )}
    </Group>
  );
}

const Failure = ({ text }: { text: string | null }) => useSaid(text);

function RemotePictures({ group: { total, entries } }: { group: ToDoGroups['remotePictures'] }) {
  if (total === 0) return null;
  return (
    <Group
      title={t('Pictures from other websites')}
      hint={t(
        'Each reader’s browser fetches them there, which shows those websites the reader’s internet address. Open the article and choose “Copy to this site”.',
      )}
      total={total}
      listed={entries.length}
    >
      <ArticleEntries articles={entries} matterOf={({ hosts }) => hosts.join(', ')} />
    </Group>
  );
}

function UndescribedPictures({ group: { total, entries, unchecked } }: { group: ToDoGroups['undescribedPictures'] }) {
  if (total === 0) return null;
  return (
    <Group
      title={t('Pictures without description')}
      hint={
        <>
          {t(
            'People who cannot see a picture hear its description. Say in one sentence what the picture shows and why it is there.',
          )}
          {unchecked > 0 &&
            ` ${t('{count} articles that were changed longer ago are not checked.', { count: unchecked })}`}
        </>
      }
      total={total}
      listed={entries.length}
    >
      <ArticleEntries articles={entries} matterOf={missingDescriptions} />
    </Group>
  );
}

function missingDescriptions({ isCoverUndescribed, inText }: Entry): string {
  if (!isCoverUndescribed) return t('{count} picture in the text|{count} pictures in the text', { count: inText });
  if (inText === 0) return t('The cover picture');
  return t('The cover picture and {count} picture in the text|The cover picture and {count} pictures in the text', {
    count: inText,
  });
}
