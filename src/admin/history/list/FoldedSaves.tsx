import { useStore } from '@nanostores/react';
import { useId, useMemo, useState } from 'react';
import type { Revision } from '../../../shared/contract/articles/revisions.ts';
import { button } from '../../../ui/forms/button.ts';
import { errorDetail } from '../../data/error-message.ts';
import { foldedQuery } from '../history.ts';
import type { Selection } from '../selection.ts';
import { VersionLink } from './HistoryEntry.tsx';

type Props = { articleId: number; revision: Revision; selection: Selection };

/** The earlier saves of the same person that an entry stands for. Open when one of them is selected. */
export function FoldedSaves({ articleId, revision: { number, folded }, selection }: Props) {
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
