import { useState } from 'react';
import type { Picture } from '../../../shared/contract/pictures/pictures.ts';
import { button } from '../../../ui/forms/button.ts';
import { useOnDemand } from '../../frame/use-on-demand.ts';

// The editor does not carry the library's code until somebody asks for it.
const loadDialog = async () => (await import('./ChooseDialog.tsx')).ChooseDialog;

/** Opens the library beside a file field. */
export function ChooseButton({ onChoose }: { onChoose: (picture: Picture) => void }) {
  const [isOpen, setOpen] = useState(false);
  const ChooseDialog = useOnDemand(isOpen, loadDialog, () => setOpen(false));
  return (
    <>
      <button type="button" className={`${button('secondary', 'small')} mt-3`} onClick={() => setOpen(true)}>
        Choose from the library
      </button>
      {ChooseDialog && (
        <ChooseDialog
          onClose={() => setOpen(false)}
          onChoose={(picture) => {
            setOpen(false);
            onChoose(picture);
          }}
        />
      )}
    </>
  );
}
