import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { PictureDetails } from '../../../shared/contract/pictures/pictures.ts';
import { usePreviousValue } from '../../data/use-previous-value.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
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
  return (
    <FormDialog size="wide" title={picture ? nameOf(picture) : 'Picture'} onClose={onClose}>
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
        {[sizeOf(picture), `added ${dayOf(addedAt)}`, uploadedBy && `by ${uploadedBy}`].filter(Boolean).join(', ')}
        {isReplaced && '. Its file was replaced.'}
      </p>
    </>
  );
}
