import { useState } from 'react';
import type { Revision } from '../../../shared/contract/articles/revisions.ts';
import { button } from '../../../ui/forms/button.ts';
import { importModule } from '../../../ui/islands/import-module.ts';
import { useOnDemand } from '../../navigation/use-on-demand.ts';

const loadDialog = async () => (await importModule(() => import('./NameDialog.tsx'))).NameDialog;

export function NameButton({ articleId, revision }: { articleId: number; revision: Revision }) {
  const [isOpen, setOpen] = useState<true | null>(null);
  const NameDialog = useOnDemand(isOpen, loadDialog, setOpen);
  return (
    <>
      <button type="button" className={button('secondary', 'small')} onClick={() => setOpen(true)}>
        {revision.name ? 'Change the name' : 'Name this version'}
      </button>
      {NameDialog && <NameDialog articleId={articleId} revision={revision} onClose={() => setOpen(null)} />}
    </>
  );
}
