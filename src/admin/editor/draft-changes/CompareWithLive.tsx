import { useMemo, useRef } from 'react';
import { button } from '../../../ui/forms/button.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { overlay } from '../../../ui/overlay/overlay.ts';
import { formatDateTime } from '../../data/format-date-time.ts';
import { Comparison } from '../../versions/compare/Comparison.tsx';
import { compareVersions } from '../../versions/compare/versions.ts';
import { useEditorState } from '../effects/use-editor.ts';
import type { SavedDraftChanges } from '../state/editor-state.ts';

/** What is in the editor, beside what readers see. */
export function CompareWithLive({ live, onClose }: { live: SavedDraftChanges['live']; onClose: () => void }) {
  const form = useEditorState((state) => state.form);
  const differences = useMemo(() => compareVersions(live.form, form), [form, live]);
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title="Compare with what readers see"
      description={differences.length > 0 ? 'What only one version has is marked.' : 'Both versions are the same.'}
      initialFocus={close}
    >
      <Comparison
        differences={differences}
        labels={{ after: 'In the editor', before: `Readers see, since ${formatDateTime(live.savedAt)}` }}
      />
      <div className={overlay.stickyActions}>
        <button ref={close} type="button" className={button('primary', 'small')} onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
