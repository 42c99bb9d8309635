import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { PictureDetails } from '../../../shared/contract/pictures/pictures.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { usePreviousValue } from '../../data/use-previous-value.ts';
import { $unsaved } from '../../frame/unsaved-changes.ts';
import { LoadError } from '../../lists/LoadError.tsx';
import { StoredImage } from '../../uploads/StoredImage.tsx';
import { PictureTools } from '../edit/PictureTools.tsx';
import { pictureQuery } from '../pictures.ts';
import { dayOf, nameOf, sizeOf } from '../words.ts';
import { PictureActions } from './PictureActions.tsx';
import { PictureForm } from './PictureForm.tsx';
import { PictureUses } from './PictureUses.tsx';

/** One picture: what is written about it, what uses it, and what can be done with it. */
export function PictureDialog({ hash, onClose }: { hash: string; onClose: () => void }) {
  const [$picture] = useState(() => pictureQuery(hash));
  const { data, error } = useStore($picture);
  const picture = usePreviousValue(data);
  const [isChanged, setChanged] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    $unsaved.set(isChanged);
    return () => $unsaved.set(false);
  }, [isChanged]);
  return (
    <Dialog
      open
      size="wide"
      title={picture ? nameOf(picture) : 'Picture'}
      ignoresOutsideClicks={isChanged}
      onOpenChange={() => (isChanged ? setAsking(true) : onClose())}
    >
      {picture ? (
        <div className="mt-5 grid gap-6 md:grid-cols-2">
          <div className="min-w-0">
            <Shown picture={picture} />
            <PictureTools picture={picture} />
            <PictureActions picture={picture} onDeleted={onClose} />
            <PictureUses {...picture} />
          </div>
          <PictureForm picture={picture} onChanged={setChanged} />
        </div>
      ) : error ? (
        <LoadError what="the picture" error={error} onRetry={() => $picture.revalidate()} />
      ) : (
        <p role="status" className="mt-5 text-sm text-ink-soft">
          Loading the picture…
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Close without saving?"
        description="What you typed here will be lost."
        cancelLabel="Keep editing"
        confirmLabel="Close"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={onClose}
      />
    </Dialog>
  );
}

function Shown({ picture }: { picture: PictureDetails }) {
  const { shown, alt, addedAt, uploadedBy, isReplaced } = picture;
  return (
    <>
      <StoredImage
        source={shown.replace('.webp', '-1080.webp')}
        alt={alt ?? ''}
        className="max-h-80 w-full rounded-xs bg-desk object-contain"
      />
      <p className="figures mt-2 text-xs text-ink-soft">
        {[sizeOf(picture), `added ${dayOf(addedAt)}`, uploadedBy && `by ${uploadedBy}`].filter(Boolean).join(', ')}
        {isReplaced && '. Its file was replaced.'}
      </p>
    </>
  );
}
