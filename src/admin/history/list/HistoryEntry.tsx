import { useStore } from '@nanostores/react';
import { useId, useMemo, useState } from 'react';
import type { Revision } from '../../../shared/contract/articles/revisions.ts';
import { badge } from '../../../ui/badge.ts';
import { button } from '../../../ui/forms/button.ts';
import { errorDetail } from '../../data/error-message.ts';
import { authorAndTime, describeReason, isMilestone, stateOf } from '../describe-revision.ts';
import { foldedQuery } from '../history.ts';
import { addressOf, type Selection } from '../selection.ts';

type Props = { articleId: number; revision: Revision; selection: Selection };

export function Entry({ articleId, revision, selection }: Props) {
  return (
    <li className="relative">
      <VersionLink articleId={articleId} revision={revision} selection={selection} />
      {revision.folded > 0 && <FoldedSaves articleId={articleId} revision={revision} selection={selection} />}
    </li>
  );
}

/** Milestones have a filled dot. A click keeps the way of comparing, not the version that was compared with. */
export function VersionLink({ articleId, revision, selection }: Props) {
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
          {state && <span className={badge(state === 'Live now' ? 'success' : 'draft')}>{state}</span>}
          <span className="tabular-figures ml-auto text-xs text-ink-soft">
            <span className="sr-only">version </span>
            {number}
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
function FoldedSaves({ articleId, revision: { number, folded }, selection }: Props) {
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
        {isOpen ? 'without' : 'and'} {folded === 1 ? '1 earlier save' : `${folded} earlier saves`}
      </button>
      <div id={id}>{isOpen && <Saves articleId={articleId} number={number} selection={selection} />}</div>
    </>
  );
}

function Saves({ articleId, number, selection }: { articleId: number; number: number; selection: Selection }) {
  const $saves = useMemo(() => foldedQuery(articleId, number), [articleId, number]);
  const { data, error } = useStore($saves);
  if (error)
    return (
      <p role="alert" className="ml-5 py-2 text-xs text-danger">
        We could not load them. {errorDetail(error)}{' '}
        <button type="button" className={button('quiet', 'small')} onClick={() => $saves.revalidate()}>
          Try again
        </button>
      </p>
    );
  if (!data)
    return (
      <p role="status" className="ml-5 py-2 text-xs text-ink-soft">
        Loading...
      </p>
    );
  return (
    <ul aria-label="Earlier saves" className="ml-5">
      {data.map((revision) => (
        <li key={revision.number} className="relative">
          <VersionLink articleId={articleId} revision={revision} selection={selection} />
        </li>
      ))}
    </ul>
  );
}
