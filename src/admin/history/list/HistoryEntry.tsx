import type { Revision } from '../../../shared/contract/articles/revisions.ts';
import { badge } from '../../../ui/badge.ts';
import { authorAndTime, describeReason, isMilestone, stateOf } from '../describe-revision.ts';
import { addressOf, type Selection } from '../selection.ts';
import { FoldedSaves } from './FoldedSaves.tsx';

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
