import { useState } from 'react';
import type { PictureDetails } from '../../../shared/contract/pictures/pictures.ts';
import { EditPictureDialog } from './EditPictureDialog.tsx';
import { FocalPointPicker } from './FocalPointPicker.tsx';
import { useChangePicture } from './use-change-picture.ts';

type Props = {
  picture: Pick<PictureDetails, 'hash' | 'version' | 'shown' | 'alt' | 'focalX' | 'focalY'>;
  onSaved: (picture: PictureDetails) => void;
  onClose: () => void;
};

/** Chooses the focal point: the point that every crop keeps in sight. */
export function FocalPointDialog({ picture, onSaved, onClose }: Props) {
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
