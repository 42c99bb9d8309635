import type { ReactNode } from 'react';
import { button } from '../../../ui/forms/button.ts';
import { overlay } from '../../../ui/overlay/overlay.ts';
import { DialogForm, FormDialog } from '../../forms/FormDialog.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';

type Props = {
  title: string;
  description: string;
  isChanged: boolean;
  isPending: boolean;
  disabled?: boolean;
  error: string | undefined;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog around a tool that changes how a picture looks, wherever it is used. */
export function EditPictureDialog({
  title,
  description,
  isChanged,
  error,
  onSave,
  onClose,
  children,
  ...submit
}: Props) {
  return (
    <FormDialog onClose={onClose} title={title} description={description} size="wide" ignoresOutsideClicks>
      <DialogForm isChanged={isChanged} onSubmit={onSave} className="mt-5">
        {children}
        {error && (
          <p role="alert" className="mt-3 rounded-xs bg-danger-soft p-3 text-sm text-danger">
            {error}
          </p>
        )}
        <div className={`${overlay.stickyActions} justify-end`}>
          <button type="button" className={button('quiet', 'small')} onClick={onClose}>
            Cancel
          </button>
          <SubmitButton label="Save" pendingLabel="Saving..." {...submit} />
        </div>
      </DialogForm>
    </FormDialog>
  );
}
