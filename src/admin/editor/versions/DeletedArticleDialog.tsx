import { button } from '../../../ui/forms/button.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { navigate } from '../../app/navigate.ts';
import { $dashboardAddress } from '../../app/positions.ts';
import { continueAsNew } from '../state/editor-state.ts';

/** The article was deleted in another tab or by a colleague; the form can be saved as a new one. */
export function DeletedArticleDialog({
  isOpen,
  onResolved,
}: {
  isOpen: boolean;
  onResolved: (next: { andSave: boolean }) => void;
}) {
  return (
    <ConfirmDialog
      open={isOpen}
      title="This article was deleted"
      description="Somebody deleted it while you were working on it. You can save what you have as a new article."
      cancelLabel="Keep editing"
      confirmLabel="Save as a new article"
      onCancel={() => onResolved({ andSave: false })}
      onConfirm={() => {
        continueAsNew();
        onResolved({ andSave: true });
      }}
    >
      <button
        type="button"
        className={button('quiet', 'small')}
        onClick={() => navigate($dashboardAddress.get(), { discard: true })}
      >
        Leave it deleted
      </button>
    </ConfirmDialog>
  );
}
