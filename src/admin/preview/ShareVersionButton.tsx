import { useState } from 'react';
import { button } from '../../ui/forms/button.ts';
import { importModule } from '../../ui/islands/import-module.ts';
import { useOnDemand } from '../navigation/on-demand.ts';

// Loads the code of links when the user first shares a version.
const loadDialog = async () => (await importModule(() => import('./ShareDialog.tsx'))).ShareDialog;

export function ShareVersionButton({ articleId, version }: { articleId: number; version: number }) {
  const [isOpen, setOpen] = useState<true | null>(null);
  const ShareDialog = useOnDemand(isOpen, loadDialog, setOpen);
  return (
    <>
      <button type="button" className={button('secondary', 'small')} onClick={() => setOpen(true)}>
        Share this version
      </button>
      {ShareDialog && <ShareDialog articleId={articleId} version={version} onClose={() => setOpen(null)} />}
    </>
  );
}
