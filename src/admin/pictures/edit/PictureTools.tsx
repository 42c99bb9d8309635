import { useState } from 'react';
import type { PictureDetails } from '../../../shared/contract/pictures/pictures.ts';
import { button } from '../../../ui/forms/button.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { EditPictureDialog } from './EditPictureDialog.tsx';
import { FocalPointPicker } from './FocalPointPicker.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import { useChangePicture } from './use-change-picture.ts';

/** The tools that change how a picture looks, wherever it is used. */
export function PictureTools({ picture }: { picture: PictureDetails }) {
  const [open, setOpen] = useState<'edits' | 'focal-point'>();
  if (!picture.mayChange) return null;
  const close = () => setOpen(undefined);
  const saved = (title: string) => () => {
    close();
    showToast({ title, description: 'It is shown wherever the picture is used' });
  };
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <button type="button" className={button('secondary', 'small')} onClick={() => setOpen('edits')}>
        Rotate and crop…
      </button>
      <button type="button" className={button('secondary', 'small')} onClick={() => setOpen('focal-point')}>
        Focal point…
      </button>
      {open === 'edits' && <PictureEditor picture={picture} onSaved={saved('Picture changed')} onClose={close} />}
      {open === 'focal-point' && (
        <FocalPointDialog picture={picture} onSaved={saved('Focal point saved')} onClose={close} />
      )}
    </div>
  );
}

type Props = {
  picture: Pick<PictureDetails, 'hash' | 'version' | 'shown' | 'alt' | 'focalX' | 'focalY'>;
  onSaved: (picture: PictureDetails) => void;
  onClose: () => void;
};

/** Chooses the focal point: the point that every crop keeps in sight. */
function FocalPointDialog({ picture, onSaved, onClose }: Props) {
  const [point, setPoint] = useState({ x: picture.focalX, y: picture.focalY });
  const { saveFocalPoint, ...saving } = useChangePicture(picture, onSaved);
  return (
    <EditPictureDialog
      title="Focal point"
      description="Cards, covers and shared links show a part of the picture, around this point."
      isChanged={point.x !== picture.focalX || point.y !== picture.focalY}
      {...saving}
      onSave={() => saveFocalPoint(point)}
      onClose={onClose}
    >
      <FocalPointPicker src={picture.shown} alt={picture.alt} value={point} onChange={setPoint} />
    </EditPictureDialog>
  );
}
