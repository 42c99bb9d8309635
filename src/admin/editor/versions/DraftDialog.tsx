import { useMemo, useRef } from 'react';
import { button } from '../../../ui/forms/button.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { overlay } from '../../../ui/overlay/overlay.ts';
import { formatDateTime } from '../../data/format-date-time.ts';
import { Comparison } from '../../versions/compare/Comparison.tsx';
import { compareVersions } from '../../versions/compare/versions.ts';
import type { Draft } from '../drafts/drafts.ts';
import { useEditor, useEditorState } from '../effects/use-editor.ts';
import { EMPTY_FORM } from '../state/form.ts';

/** Compares the form with a draft before it is restored. */
export function DraftDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const { dispatch } = useEditor();
  const form = useEditorState((state) => state.form);
  const differences = useMemo(() => compareVersions({ ...EMPTY_FORM, ...draft.form }, form), [form, draft]);
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={draft.isElsewhere ? 'Compare with what the server kept' : 'Compare with what this browser kept'}
      description={differences.length > 0 ? 'What only one version has is marked.' : 'Both versions are the same.'}
      initialFocus={close}
    >
      <Comparison
        differences={differences}
        labels={{ after: 'In the editor', before: `Kept from ${formatDateTime(draft.replaced?.at ?? draft.at)}` }}
      />
      <div className={overlay.stickyActions}>
        <button ref={close} type="button" className={button('primary', 'small')} onClick={onClose}>
          Close
        </button>
        <button
          type="button"
          className={button('secondary', 'small')}
          onClick={() => {
            dispatch({ type: 'draft-taken', key: draft.key, at: new Date().toISOString() });
            onClose();
          }}
        >
          Restore
        </button>
      </div>
    </Dialog>
  );
}
