import { button } from '../../ui/button.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { leaveUnasked } from '../frame/leaving.ts';
import { dashboardAddress } from '../frame/place.ts';
import { continueAsNew } from './editor-state.ts';

/** The article was deleted in another tab or by somebody else: what is in the fields need not be lost. */
export function GoneDialog({
  isOpen,
  onDecided,
}: {
  isOpen: boolean;
  onDecided: (next: { andSave: boolean }) => void;
}) {
  return (
    <ConfirmDialog
      open={isOpen}
      title="This article was deleted"
      description="Somebody deleted it while you were working on it. You can save what you have as a new article."
      cancelLabel="Keep editing"
      confirmLabel="Save as a new article"
      onCancel={() => onDecided({ andSave: false })}
      onConfirm={() => {
        continueAsNew();
        onDecided({ andSave: true });
      }}
    >
      <button type="button" className={button('quiet', 'small')} onClick={() => leaveUnasked(dashboardAddress())}>
        Leave it deleted
      </button>
    </ConfirmDialog>
  );
}
