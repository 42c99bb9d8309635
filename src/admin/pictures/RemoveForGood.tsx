import { useState } from 'react';
import type { PictureDetails } from '../../shared/contract/pictures/pictures.ts';
import { button } from '../../ui/forms/button.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage } from '../data/error-message.ts';
import { refresh } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMutation } from '../data/use-mutation.ts';
import { formatPlaces } from './labels.ts';

type Props = {
  hash: string;
  name: string;
  /** Nothing uses a picture in the bin. */
  placedIn?: PictureDetails['placedIn'];
  onRemoved?: () => void;
};

/** Removes a picture from the site for good, wherever it is used: a person in it must no longer be shown. */
export function RemoveForGood({ hash, name, placedIn, onRemoved }: Props) {
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation({
    run: () => staffCall('POST /api/admin/pictures/:hash/remove-for-good', { params: { hash } }),
    refreshes: [['pictures'], ['shown-pictures']],
    onDone: () => {
      onRemoved?.();
      showToast({ title: 'Picture removed for good', description: 'Every place that used it shows the stand-in' });
    },
    onError: (error) => {
      refresh(['pictures']);
      showToast({ title: 'Failed to remove picture', description: errorMessage(error), tone: 'danger' });
    },
  });
  return (
    <>
      <button
        type="button"
        className={button('quiet-danger', 'small')}
        aria-disabled={removal.isPending || undefined}
        onClick={() => removal.isPending || setAsking(true)}
      >
        {removal.isPending ? 'Removing…' : 'Remove for good…'}
        <span className="sr-only"> {name}</span>
      </button>
      <ConfirmDialog
        open={isAsking}
        title="Remove this picture for good?"
        description={`${formatPlaces(placedIn)} The files are deleted, and the same picture cannot be uploaded again. Texts and captions stay; read whether they still name somebody. This cannot be undone.`}
        confirmLabel="Remove for good"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void removal.run();
        }}
      />
    </>
  );
}
