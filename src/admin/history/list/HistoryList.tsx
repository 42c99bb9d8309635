import { useEffect, useId, useRef } from 'react';
import { button } from '../../../ui/forms/button.ts';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { errorDetail } from '../../data/error-message.ts';
import { useDelayedPending } from '../../data/use-delayed-pending.ts';
import { setQueryParams } from '../../navigation/query-params.ts';
import { isMilestone } from '../describe-revision.ts';
import type { History } from '../history.ts';
import type { Selection } from '../selection.ts';
import { Entry } from './HistoryEntry.tsx';

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
      aria-label="Versions"
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
          We could not load older versions. {errorDetail(error)}
        </p>
      )}
      {hasOlder && (
        <button
          type="button"
          aria-disabled={isLoading || undefined}
          className={`${button('secondary', 'small')} mt-4 ml-5 ${isSlow ? 'opacity-50' : ''}`}
          onClick={isLoading ? undefined : showOlder}
        >
          {error ? 'Try again' : 'Show older versions'}
        </button>
      )}
      <p role="status" className="mt-3 pl-5 text-xs text-ink-soft">
        {hasOlder && `${revisions.length} of ${total}`}
        {!hasOlder && total > 1 && <span className="sr-only">All {total} are shown</span>}
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
        Milestones only
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
