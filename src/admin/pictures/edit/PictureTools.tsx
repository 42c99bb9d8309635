import { useState } from 'react';
import type { PictureDetails } from '../../../shared/contract/pictures/pictures.ts';
import { button } from '../../../ui/forms/button.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { FocalPointDialog } from './FocalPointDialog.tsx';
import { PictureEditor } from './PictureEditor.tsx';

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
