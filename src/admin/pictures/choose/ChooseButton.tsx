import { useState } from 'react';
import type { Picture } from '../../../shared/contract/pictures/pictures.ts';
import { button } from '../../../ui/forms/button.ts';
import { importModule } from '../../../ui/islands/import-module.ts';
import { useOnDemand } from '../../navigation/on-demand.ts';

// Loads the library's code on demand, to keep the editor small.
const loadDialog = async () => (await importModule(() => import('./ChooseDialog.tsx'))).ChooseDialog;

/** Opens the library beside a file field. */
export function ChooseButton({ onChoose }: { onChoose: (picture: Picture) => void }) {
  const [isOpen, setOpen] = useState<true | null>(null);
  const ChooseDialog = useOnDemand(isOpen, loadDialog, setOpen);
  return (
    <>
      <button type="button" className={`${button('secondary', 'small')} mt-3`} onClick={() => setOpen(true)}>
        Choose from the library
      </button>
      {ChooseDialog && (
        <ChooseDialog
          onClose={() => setOpen(null)}
          onChoose={(picture) => {
            setOpen(null);
            onChoose(picture);
          }}
        />
      )}
    </>
  );
}
