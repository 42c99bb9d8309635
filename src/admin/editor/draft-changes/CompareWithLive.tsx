import { useRef } from 'react';
import { button } from '../../../ui/forms/button.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { overlay } from '../../../ui/overlay/overlay.ts';
import { useComparison } from '../../compare/use-comparison.tsx';
import { formatDateTime } from '../../data/format-date.ts';
import { useEditorState } from '../effects/use-editor.ts';
import type { SavedDraftChanges } from '../state/editor-state.ts';

/** Compares the form with what readers see. */
export function CompareWithLive({ live, onClose }: { live: SavedDraftChanges['live']; onClose: () => void }) {
  const form = useEditorState((state) => state.form);
  const { sentence, comparison } = useComparison(live.form, form, {
    after: 'In the editor',
    before: `Readers see, since ${formatDateTime(live.savedAt)}`,
  });
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title="Compare with what readers see"
      description={sentence}
      initialFocus={close}
    >
      {comparison}
      <div className={overlay.stickyActions}>
        <button ref={close} type="button" className={button('primary', 'small')} onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
