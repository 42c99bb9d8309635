import { useStore } from '@nanostores/react';
import { button } from '../../ui/button.ts';
import { formatMoment } from '../data/moment.ts';
import { $found, discardDraft, restoreDraft } from './editor-state.ts';

/** Offers back what an earlier visit left unsaved: after a crash, a lost connection, an ended session. */
export function RecoveredDrafts() {
  const found = useStore($found);
  const draft = found[0];
  if (!draft) return null;
  const more = found.length - 1;
  return (
    <div role="alert" className="mb-6 flex flex-wrap items-center gap-3 rounded-sm bg-success-soft px-5 py-3">
      <p className="mr-auto text-sm">
        You have unsaved changes from {formatMoment(draft.at)}
        {draft.form.title && (
          <>
            {' '}
            (<span lang="nl">{draft.form.title}</span>)
          </>
        )}
        .{more > 0 && ` There ${more === 1 ? 'is 1 older version' : `are ${more} older versions`}, too.`}
      </p>
      <button type="button" className={button('primary', 'small')} onClick={() => restoreDraft(draft)}>
        Restore
      </button>
      <button type="button" className={button('quiet', 'small')} onClick={() => discardDraft(draft)}>
        Discard
      </button>
    </div>
  );
}
