import { useState } from 'react';
import { passFocusToPage } from '../../../ui/focus/pass-focus.ts';
import { button } from '../../../ui/forms/button.ts';
import { formatDateTime } from '../../data/format-date.ts';
import { useEditorState } from '../effects/use-editor.ts';
import type { SavedDraftChanges } from '../state/editor-state.ts';
import { CompareWithLive } from './CompareWithLive.tsx';
import { DiscardButton } from './DiscardButton.tsx';

/** Says that readers do not see what is in the form. */
export function DraftChangesNotice() {
  const changes = useEditorState(({ saved }) => saved.draftChanges);
  return changes && <Notice changes={changes} />;
}

function Notice({ changes: { live } }: { changes: SavedDraftChanges }) {
  const [isComparing, setComparing] = useState(false);
  const isLiveNewer = useEditorState(({ saved }) => live.version > (saved.version ?? 0));
  return (
    <section
      ref={passFocusToPage}
      aria-label="Draft changes"
      className="mb-6 flex flex-wrap items-center gap-3 rounded-sm border border-clay bg-surface px-[min(--spacing(5),6.25vw)] py-3"
    >
      <p className="mr-auto text-sm">
        <strong className="font-medium">You are editing draft changes.</strong> Readers see the version of{' '}
        {formatDateTime(live.savedAt)}
        {isLiveNewer ? ', which is newer than these draft changes. Compare before you publish.' : '.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={button('secondary', 'small')} onClick={() => setComparing(true)}>
          Compare
        </button>
        <DiscardButton />
      </div>
      {isComparing && <CompareWithLive live={live} onClose={() => setComparing(false)} />}
    </section>
  );
}
