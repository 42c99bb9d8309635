import { useStore } from '@nanostores/react';
import type { PendingReview, ToDoGroups } from '../../shared/contract/to-do.ts';
import { formatCardDate } from '../../shared/dates/dates.ts';
import { $careTitles } from './care-titles.ts';
import { ArticleEntry, Entries, Group } from './Group.tsx';

/** What a medical reviewer has to read. */
export function Reviews({ group: { due, changed, unreviewed, pages } }: { group: ToDoGroups['reviews'] }) {
  return (
    <>
      <Part title="Medical review due" hint="The day of the next check has come. Readers see that day." group={due} />
      <Pages group={pages} />
      <Part
        title="Changed since the review"
        hint="The text is no longer the one that was reviewed. Readers are told of the review of the earlier text."
        group={changed}
      />
      <Part title="Never reviewed" hint="Readers are not told that somebody checked these." group={unreviewed} />
    </>
  );
}

function Pages({ group: { total, entries } }: { group: ToDoGroups['reviews']['pages'] }) {
  const { data: careTitles = {} } = useStore($careTitles);
  if (total === 0) return null;
  return (
    <Group
      title="Medical review of a page about care due"
      hint="These pages lie in content/. Have them read, and ask the developer of the site to change `gecontroleerd` there."
      total={total}
      listed={entries.length}
    >
      <Entries>
        {entries.map(({ path, dueOn }) => (
          <li key={path} className="px-4 py-2.5 text-sm wrap-anywhere">
            <a href={path} lang="nl" className="inline-block min-h-6 underline underline-offset-4">
              {careTitles[path] ?? path}
            </a>
            <p className="text-xs text-ink-soft">
              Due <time dateTime={dueOn}>{formatCardDate(dueOn)}</time>
            </p>
          </li>
        ))}
      </Entries>
    </Group>
  );
}

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
  return (
    <>
      <span>
        Reviewed on <time dateTime={reviewedOn}>{formatCardDate(reviewedOn)}</time> by {reviewer}
        {!isReviewerActive && ', who left: somebody else has to review it'}
      </span>
      <span>
        Due <time dateTime={dueOn}>{formatCardDate(dueOn)}</time>
      </span>
    </>
  );
}
