import { button } from '../../../ui/forms/button.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { typedAt } from '../drafts/typed-at.ts';
import { useEditor, useEditorState } from '../effects/use-editor.ts';

/** The article was deleted in another tab or by a colleague; the form can be saved as a new one. */
export function DeletedArticleDialog() {
  const { dispatch } = useEditor();
  const isDeleted = useEditorState(({ phase }) => phase.name === 'deleted');
  return (
    <ConfirmDialog
      open={isDeleted}
      title="This article was deleted"
      description="Somebody deleted it while you were working on it. You can save what you have as a new article."
      cancelLabel="Keep editing"
      confirmLabel="Save as a new article"
      onCancel={() => dispatch({ type: 'decision-put-off' })}
      onConfirm={() => dispatch({ type: 'save-as-new-chosen' })}
    >
      <button
        type="button"
        className={button('quiet', 'small')}
        onClick={() => dispatch({ type: 'leave-deleted-chosen', at: typedAt() })}
      >
        Leave it deleted
      </button>
    </ConfirmDialog>
  );
}
