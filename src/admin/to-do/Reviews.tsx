import { useStore } from '@nanostores/react';
import type { PendingReview, ToDoGroups } from '../../shared/contract/to-do.ts';
import { paths } from '../../shared/paths.ts';
import { formatDate } from '../data/format-date.ts';
import { $careTitles } from './care-titles.ts';
import { ArticleEntry, Entries, Group } from './Group.tsx';
import { t } from './words.ts';

/** What a medical reviewer has to read. */
export function Reviews({ group }: { group: ToDoGroups['reviews'] }) {
  const { due, changed, leftPages, pages, changedPages } = group;
  return (
    <>
      <Part
        title={t('Medical review due')}
        hint={t('The day of the next check has come. Readers see that day.')}
        group={due}
      />
      <Pages
        title={t('Pages about care whose reviewer left')}
        hint={`${t('Readers still see the name of who checked them.')} ${t(READ_IT)}`}
        group={leftPages}
      />
      <Pages title={t('Medical review of a page about care due')} hint={hintOfDue(pages)} group={pages} />
      <Pages
        title={t('Pages about care changed since the review')}
        hint={`${t('Readers see the day of a review of the earlier text.')} ${t(READ_IT)}`}
        group={changedPages}
      />
      <Part
        title={t('Changed since the review')}
        hint={t('The text is no longer the one that was reviewed. Readers are told of the review of the earlier text.')}
        group={changed}
      />
    </>
  );
}

/** Not counted in the header, and long at first: it stands below what is. */
export const Unreviewed = ({ group: { unreviewed } }: { group: ToDoGroups['reviews'] }) => (
  <Part title={t('Never reviewed')} hint={t('Readers are not told that somebody checked these.')} group={unreviewed} />
);

type PagesProps = { title: string; hint: string; group: ToDoGroups['reviews']['pages'] };

/** Pages about care. */
function Pages({ title, hint, group: { total, entries } }: PagesProps) {
  const { data: careTitles = {} } = useStore($careTitles);
  if (total === 0) return null;
  return (
    <Group title={title} hint={hint} total={total} listed={entries.length}>
      <Entries>
        {entries.map(({ path, document, dueOn, reviewedOn, reviewer, successor }) => (
          <li key={path} className="px-4 py-2.5 text-sm wrap-anywhere">
            <a
              href={document === null ? path : paths.clinicDocument(document)}
              lang="nl"
              className="inline-block min-h-6 underline underline-offset-4"
            >
              {careTitles[path] ?? path}
            </a>
            <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
              {successor !== null && (
                <span className="font-medium text-ink">{t('For {name}', { name: successor })}</span>
              )}
              {reviewedOn !== null && (
                <span>
                  {t.rich('Reviewed on {when} by {reviewer}', {
                    when: <time dateTime={reviewedOn}>{formatDate(reviewedOn)}</time>,
                    reviewer,
                  })}
                </span>
              )}
              <span>{t.rich('Due {when}', { when: <time dateTime={dueOn}>{formatDate(dueOn)}</time> })}</span>
            </p>
          </li>
        ))}
      </Entries>
    </Group>
  );
}

/** Where the pages cannot be changed in the admin, they lie in content/. */
const hintOfDue = ({ entries }: ToDoGroups['reviews']['pages']): string =>
  entries.some(({ document }) => document === null)
    ? t(
        'These pages lie in content/. Have them read, and ask the developer of the site to change `gecontroleerd` there.',
      )
    : `${t('The day of the next check has come.')} ${t(READ_IT)}`;

const READ_IT = 'Open the page, read it, and choose “I have read this text”.';

type PartProps = { title: string; hint: string; group: ToDoGroups['reviews']['due'] };

function Part({ title, hint, group: { total, entries } }: PartProps) {
  if (total === 0) return null;
  return (
    <Group title={title} hint={hint} total={total} listed={entries.length}>
      <Entries>
        {entries.map((work) => (
          <ArticleEntry key={work.id} article={{ ...work, isPublished: true }}>
            <Reviewed work={work} />
          </ArticleEntry>
        ))}
      </Entries>
    </Group>
  );
}

function Reviewed({ work: { reviewedOn, dueOn, reviewer, isReviewerActive } }: { work: PendingReview }) {
  if (reviewedOn === null || dueOn === null) return null;
  const said = isReviewerActive
    ? 'Reviewed on {when} by {reviewer}'
    : 'Reviewed on {when} by {reviewer}, who left: somebody else has to review it';
  return (
    <>
      <span>{t.rich(said, { when: <time dateTime={reviewedOn}>{formatDate(reviewedOn)}</time>, reviewer })}</span>
      <span>{t.rich('Due {when}', { when: <time dateTime={dueOn}>{formatDate(dueOn)}</time> })}</span>
    </>
  );
}
