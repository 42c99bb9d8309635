import { useEffect, useRef } from 'react';
import { formatDateTime } from '../../data/format-date.ts';
import { useEditorState } from '../effects/use-editor.ts';
import { canSaveAsDraft } from '../state/editor-state.ts';

/** Says that the form holds a version from the history, until it is saved. */
export function RestoredNotice() {
  const restored = useEditorState((state) => state.restored);
  return restored && <Notice key={restored.number} {...restored} />;
}

function Notice({ number, at }: { number: number; at: string }) {
  const notice = useRef<HTMLParagraphElement>(null);
  const canKeepBack = useEditorState(canSaveAsDraft);
  // Takes the focus after the history, so that the user first learns what is in the form.
  useEffect(() => notice.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={notice} tabIndex={-1} className="mb-6 rounded-sm border border-clay bg-surface px-5 py-3 text-sm">
      <strong className="font-medium">
        Version {number} of {formatDateTime(at)} is in the editor.
      </strong>{' '}
      {canKeepBack
        ? 'Nothing changes for readers until you publish it; “Save as draft” keeps it back.'
        : 'Nothing changes for readers until you save.'}
    </p>
  );
}
