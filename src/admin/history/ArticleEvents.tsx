import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { button } from '../../ui/forms/button.ts';
import { articleActivityQuery } from '../activity/activity.ts';
import { errorDetail } from '../data/error-message.ts';
import { formatDateTime } from '../data/format-date.ts';
import { useMay } from '../data/staff-user.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';

/** Publications, schedules, reviews, previews and deletions of the article; its versions say who wrote what. */
export function ArticleEvents({ articleId }: { articleId: number }) {
  const [isOpen, setOpen] = useState(false);
  if (!useMay('articles.write')) return null;
  return (
    <details
      className="mb-6 rounded-xs border border-linen/60 bg-surface text-sm"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-11 px-4 py-2.5">What happened to this article</summary>
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
  if (error)
    return (
      <p role="alert" className="py-2 text-danger">
        We could not load what happened. {errorDetail(error)}{' '}
        <button type="button" className={button('quiet', 'small')} onClick={() => $events.revalidate()}>
          Try again
        </button>
      </p>
    );
  if (!shown)
    return (
      <p role="status" className="py-2 text-ink-soft">
        Loading...
      </p>
    );
  const { entries, next } = shown;
  if (entries.length === 0)
    return <p className="py-2 text-ink-soft">Nothing yet: it was not published, scheduled, reviewed or shared.</p>;
  return (
    <>
      <ul className="divide-y divide-linen/50" aria-label={before ? 'Earlier' : 'What happened'}>
        {entries.map(({ id, at, who, what, note }) => (
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
          Show earlier
        </button>
      )}
      {next !== null && showsOlder && <Events articleId={articleId} before={next} />}
    </>
  );
}
