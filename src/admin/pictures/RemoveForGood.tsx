import { useState } from 'react';
import type { PictureDetails } from '../../shared/contract/pictures/pictures.ts';
import { button } from '../../ui/forms/button.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage } from '../data/error-message.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMutation } from '../data/use-mutation.ts';
import { ActionLabel } from '../lists/ActionLabel.tsx';
import { formatPlaces } from './labels.ts';
import { t } from './words.ts';

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
    closes: onRemoved,
    onDone: () =>
      showToast({
        title: t('Picture removed for good'),
        description: t('Every place that used it shows the stand-in'),
      }),
    onError: (error) =>
      showToast({ title: t('Failed to remove picture'), description: errorMessage(error), tone: 'danger' }),
  });
  return (
    <>
      <button
        type="button"
        className={button('quiet-danger', 'small')}
        aria-disabled={removal.isPending || undefined}
        onClick={() => removal.isPending || setAsking(true)}
      >
        <ActionLabel label={removal.isPending ? t('Removing…') : t('Remove for good…')} name={name} />
      </button>
      <ConfirmDialog
        open={isAsking}
        title={t('Remove this picture for good?')}
        description={`${formatPlaces(placedIn)} ${t('The files are deleted, and the same picture cannot be uploaded again. Texts and captions stay; read whether they still name somebody. This cannot be undone.')}`}
        confirmLabel={t('Remove for good')}
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
