import { type ReactNode, useState } from 'react';
import type { PictureDetails, PictureEdits } from '../../../shared/contract/pictures/pictures.ts';
import type { Point } from '../../../shared/pictures/geometry.ts';
import { button } from '../../../ui/forms/button.ts';
import { overlay } from '../../../ui/overlay/overlay.ts';
import { errorMessage } from '../../data/error-message.ts';
import { staffCall } from '../../data/staff-call.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { DialogForm, FormDialog } from '../../forms/FormDialog.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { keepPicture } from '../pictures.ts';
import { t } from '../words.ts';

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
            {t('Cancel')}
          </button>
          <SubmitButton label={t('Save')} pendingLabel={t('Saving...')} {...submit} />
        </div>
      </DialogForm>
    </FormDialog>
  );
}

type Change = { edits: PictureEdits } | { focalPoint: Point };

/** Changes what every use of a picture shows, based on the version that was open. */
export function useChangePicture(
  { hash, version }: { hash: string; version: number },
  onSaved: () => void,
  onClose: () => void,
) {
  const [error, setError] = useState<string>();
  const { run, isPending } = useMutation<Change>({
    run: async (change) => {
      setError(undefined);
      keepPicture(await send(hash, version, change));
    },
    refreshes: [['pictures'], ['shown-pictures']],
    closes: onClose,
    onDone: onSaved,
    // After a colleague's change, the next try is based on theirs.
    onError: (failure) => setError(errorMessage(failure)),
  });
  return {
    error,
    isPending,
    saveEdits: (edits: PictureEdits) => void run({ edits }),
    saveFocalPoint: (focalPoint: Point) => void run({ focalPoint }),
  };
}

function send(hash: string, version: number, change: Change): Promise<PictureDetails> {
  if ('edits' in change)
    return staffCall('PUT /api/admin/pictures/:hash/edits', { params: { hash }, body: { version, ...change.edits } });
  const { x: focalX, y: focalY } = change.focalPoint;
  return staffCall('PATCH /api/admin/pictures/:hash', { params: { hash }, body: { version, focalX, focalY } });
}
