import { useState } from 'react';
import type { PictureDetails } from '../../../shared/contract/pictures/pictures.ts';
import { button } from '../../../ui/forms/button.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { overlay } from '../../../ui/overlay/overlay.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { FocalPointPicker } from './FocalPointPicker.tsx';
import { useChangePicture } from './use-change-picture.ts';

type Props = {
  picture: Pick<PictureDetails, 'hash' | 'version' | 'shown' | 'alt' | 'focalX' | 'focalY'>;
  onSaved: (picture: PictureDetails) => void;
  onClose: () => void;
};

/** Chooses the point that every crop keeps in sight. */
export function FocalPointDialog({ picture, onSaved, onClose }: Props) {
  const [point, setPoint] = useState({ x: picture.focalX, y: picture.focalY });
  const { saveFocalPoint, isPending, error } = useChangePicture(picture, onSaved);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Focal point"
      description="Cards, covers and shared links show a part of the picture, around this point."
      size="wide"
      ignoresOutsideClicks
    >
      <form
        className="mt-5"
        onSubmit={(event) => {
          event.preventDefault();
          saveFocalPoint(point);
        }}
      >
        <FocalPointPicker src={picture.shown} alt={picture.alt} value={point} onChange={setPoint} />
        {error && (
          <p role="alert" className="mt-3 rounded-xs bg-danger-soft p-3 text-sm text-danger">
            {error}
          </p>
        )}
        <div className={`${overlay.stickyActions} justify-end`}>
          <button type="button" className={button('quiet', 'small')} onClick={onClose}>
            Cancel
          </button>
          <SubmitButton label="Save" pendingLabel="Saving..." isPending={isPending} />
        </div>
      </form>
    </Dialog>
  );
}
