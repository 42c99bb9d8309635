import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { PictureDetails } from '../../../shared/contract/pictures/pictures.ts';
import { formatDate } from '../../data/format-date.ts';
import { usePreviousValue } from '../../data/use-previous-value.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { LoadError } from '../../lists/LoadError.tsx';
import { StoredImage } from '../../uploads/StoredImage.tsx';
import { PictureTools } from '../edit/PictureTools.tsx';
import { formatPictureSize, pictureName } from '../labels.ts';
import { pictureQuery } from '../pictures.ts';
import { PictureActions } from './PictureActions.tsx';
import { PictureForm } from './PictureForm.tsx';
import { PictureUses } from './PictureUses.tsx';

/** A picture with its texts, uses and actions. */
export function PictureDialog({ hash, onClose }: { hash: string; onClose: () => void }) {
  const [$picture] = useState(() => pictureQuery(hash));
  const { data, error } = useStore($picture);
  const picture = usePreviousValue(data);
  return (
    <FormDialog size="wide" title={picture ? pictureName(picture) : 'Picture'} onClose={onClose}>
      {picture ? (
        <div className="mt-5 grid gap-6 md:grid-cols-2">
          <div className="min-w-0">
            <Shown picture={picture} />
            <PictureTools picture={picture} />
            <PictureActions picture={picture} onDeleted={onClose} />
            <PictureUses {...picture} />
          </div>
          <PictureForm picture={picture} />
        </div>
      ) : error ? (
        <LoadError what="the picture" error={error} onRetry={() => $picture.revalidate()} />
      ) : (
        <p role="status" className="mt-5 text-sm text-ink-soft">
          Loading the picture…
        </p>
      )}
    </FormDialog>
  );
}

function Shown({ picture }: { picture: PictureDetails }) {
  const { shown, alt, addedAt, uploadedBy, isReplaced } = picture;
  return (
    <>
      <StoredImage
        source={shown.replace('.webp', '-1080.webp')}
        alt={alt ?? ''}
        className="max-h-80 w-full rounded-xs bg-admin-background object-contain"
      />
      <p className="tabular-figures mt-2 text-xs text-ink-soft">
        {[formatPictureSize(picture), `added ${formatDate(addedAt)}`, uploadedBy && `by ${uploadedBy}`]
          .filter(Boolean)
          .join(', ')}
        {isReplaced && '. Its file was replaced.'}
      </p>
    </>
  );
}
