import { useState } from 'react';
import { button } from '../../../ui/forms/button.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { useEditor, useEditorState } from '../effects/use-editor.ts';
import { isChanged } from '../state/editor-state.ts';

export function DiscardButton() {
  const { dispatch } = useEditor();
  const [isAsking, setAsking] = useState(false);
  const isPending = useEditorState(({ phase }) => phase.name === 'discarding');
  const hasUnsaved = useEditorState(isChanged);
  return (
    <>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        className={`${button('quiet-danger', 'small')} aria-disabled:opacity-50`}
        onClick={() => isPending || setAsking(true)}
      >
        Discard changes
      </button>
      <ConfirmDialog
        open={isAsking}
        title="Discard the draft changes?"
        description={`The editor goes back to what readers see. The history keeps the draft changes${hasUnsaved ? '; what you did not save yet is offered above the fields' : ''}.`}
        confirmLabel="Discard changes"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          dispatch({ type: 'discard-chosen' });
        }}
      />
    </>
  );
}
