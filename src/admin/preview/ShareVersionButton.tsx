import { useState } from 'react';
import { button } from '../../ui/forms/button.ts';
import { ShareDialog } from './ShareDialog.tsx';

export function ShareVersionButton({ articleId, version }: { articleId: number; version: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={button('secondary', 'small')} onClick={() => setOpen(true)}>
        Share this version
      </button>
      {isOpen && <ShareDialog articleId={articleId} version={version} onClose={() => setOpen(false)} />}
    </>
  );
}
