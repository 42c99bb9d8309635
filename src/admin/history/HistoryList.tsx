import { useStore } from '@nanostores/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Revision } from '../../shared/contract/articles/revisions.ts';
import { badge } from '../../ui/badge.ts';
import { button } from '../../ui/forms/button.ts';
import { Switch } from '../../ui/forms/Switch.tsx';
import { errorMessage } from '../data/error-message.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';
import { usePreviousValue } from '../data/use-previous-value.ts';
import { hidden } from '../language/words.tsx';
import { setQueryParams } from '../navigation/query-params.ts';
import { authorAndTime, describeReason, foldedQuery, type History, isMilestone, stateOf } from './history.ts';
import { addressOf, type Selection } from './selection.ts';
import { t } from './words.ts';

type Props = {
  articleId: number;
  history: History;
  selection: Selection;
  isLoading: boolean;
  error: unknown;
  onOlder: () => void;
};

export function HistoryList({ articleId, history, selection, isLoading, error, onOlder }: Props) {
  const { revisions, total, hasOlder } = history;
  const { milestonesOnly, version } = selection;
  const shown = milestonesOnly
    ? revisions.filter((revision) => isMilestone(revision) || revision.number === version)
    : revisions;
  const list = useRef<HTMLUListElement>(null);
  const showOlder = useFocusOnOlder(list, revisions.length, onOlder);
  const isSlow = useDelayedPending(isLoading);
  return (
    <section
      id="versions"
      aria-label={t('Versions')}
      className="min-w-0 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:-ml-2 lg:overflow-y-auto lg:py-1 lg:pr-2 lg:pl-2"
    >
      <MilestonesSwitch isOn={milestonesOnly} />
      <ul ref={list} className="border-l border-linen">
        {shown.map((revision) => (
          <Entry key={revision.number} articleId={articleId} revision={revision} selection={selection} />
        ))}
      </ul>
      {Boolean(error) && (
        <p role="alert" className="mt-3 pl-5 text-sm text-danger">
          {t('We could not load older versions.')} {errorMessage(error)}
        </p>
      )}
      {hasOlder && (
        <button
          type="button"
          aria-disabled={isLoading || undefined}
          className={`${button('secondary', 'small')} mt-4 ml-5 ${isSlow ? 'opacity-50' : ''}`}
          onClick={isLoading ? undefined : showOlder}
        >
          {t(error ? 'Try again' : 'Show older versions')}
        </button>
      )}
      <p role="status" className="mt-3 pl-5 text-xs text-ink-soft">
        {hasOlder && t('{shown} of {total}', { shown: revisions.length, total })}
        {!hasOlder && total > 1 && <span className="sr-only">{t('All {total} are shown', { total })}</span>}
      </p>
    </section>
  );
}

function MilestonesSwitch({ isOn }: { isOn: boolean }) {
  const id = useId();
  return (
    <div className="mb-4 flex items-center gap-3">
      <Switch
        id={id}
        checked={isOn}
        onChange={(isChecked) => setQueryParams({ show: isChecked ? 'milestones' : '' }, { replace: true })}
      />
      <label htmlFor={id} className="text-sm">
        {t('Milestones only')}
      </label>
    </div>
  );
}

/** Focuses the first of the older versions once they are loaded, also when the button disappears. */
function useFocusOnOlder(list: React.RefObject<HTMLUListElement | null>, count: number, onOlder: () => void) {
  const before = useRef<{ count: number; links: number }>(undefined);
  useEffect(() => {
    if (!before.current || count <= before.current.count) return;
    const links = list.current?.querySelectorAll<HTMLElement>(':scope > li > a') ?? [];
    (links[before.current.links] ?? links[links.length - 1])?.focus();
    before.current = undefined;
  }, [count, list]);
  return () => {
    before.current = { count, links: list.current?.querySelectorAll(':scope > li > a').length ?? 0 };
    onOlder();
  };
}

type EntryProps = { articleId: number; revision: Revision; selection: Selection };

function Entry({ articleId, revision, selection }: EntryProps) {
  return (
    <li className="relative">
      <VersionLink articleId={articleId} revision={revision} selection={selection} />
      {revision.folded > 0 && <FoldedSaves articleId={articleId} revision={revision} selection={selection} />}
    </li>
  );
}

/** Milestones have a filled dot. A click keeps the way of comparing, not the version that was compared with. */
function VersionLink({ articleId, revision, selection }: EntryProps) {
  const { number, name } = revision;
  const [isBold, state] = [isMilestone(revision), stateOf(revision)];
  return (
    <>
      <span
        aria-hidden="true"
        className={`absolute top-4.5 -left-[0.3125rem] size-2.5 rounded-full border ${isBold ? 'border-clay bg-clay' : 'border-linen bg-admin-background'}`}
      />
      <a
        href={addressOf(articleId, { ...selection, version: number, with: undefined })}
        aria-current={number === selection.version ? 'true' : undefined}
        className="ml-2 block rounded-xs border border-transparent py-2 pr-3 pl-3 no-underline hover:bg-surface aria-[current]:border-linen aria-[current]:bg-surface forced-colors:border-[color:Canvas] forced-colors:aria-[current]:border-[color:Highlight]"
      >
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className={`text-sm ${isBold ? 'font-medium' : ''}`}>{describeReason(revision)}</span>
          {state && <span className={badge(state === 'Live now' ? 'success' : 'draft')}>{t(state)}</span>}
          <span className="tabular-figures ml-auto text-xs text-ink-soft">
            {t.rich('<hidden>version </hidden>{number}', { hidden, number: String(number) })}
          </span>
        </span>
        {name && (
          <span lang="nl" className="block font-serif text-base leading-snug wrap-anywhere hyphens-auto">
            {name}
          </span>
        )}
        <span className="tabular-figures block text-xs text-ink-soft">{authorAndTime(revision)}</span>
      </a>
    </>
  );
}

/** The earlier saves of the same person that an entry stands for. Open when one of them is selected. */
function FoldedSaves({ articleId, revision: { number, folded }, selection }: EntryProps) {
  const { version = number } = selection;
  const [isOpen, setOpen] = useState(version < number && version >= number - folded);
  const id = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="ml-2 min-h-9 px-3.25 pb-1 text-left text-xs text-ink-soft underline underline-offset-4 hover:text-ink"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen
          ? t('without {count} earlier save|without {count} earlier saves', { count: folded })
          : t('and {count} earlier save|and {count} earlier saves', { count: folded })}
      </button>
      <div id={id}>{isOpen && <Saves articleId={articleId} number={number} selection={selection} />}</div>
    </>
  );
}

function Saves({ articleId, number, selection }: { articleId: number; number: number; selection: Selection }) {
  const $saves = useMemo(() => foldedQuery(articleId, number), [articleId, number]);
  const { data: newest, error } = useStore($saves);
  const data = usePreviousValue(newest);
  if (error && !data)
    return (
      <p role="alert" className="ml-5 py-2 text-xs text-danger">
        {t('We could not load them.')} {errorMessage(error)}{' '}
        <button type="button" className={button('quiet', 'small')} onClick={() => $saves.revalidate()}>
          {t('Try again')}
        </button>
      </p>
    );
  if (!data)
    return (
      <p role="status" className="ml-5 py-2 text-xs text-ink-soft">
        {t('Loading...')}
      </p>
    );
  return (
    <ul aria-label={t('Earlier saves')} className="ml-5">
      {data.map((revision) => (
        <li key={revision.number} className="relative">
          <VersionLink articleId={articleId} revision={revision} selection={selection} />
        </li>
      ))}
    </ul>
  );
}
