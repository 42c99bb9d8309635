import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { button } from '../../../ui/forms/button.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { overlay } from '../../../ui/overlay/overlay.ts';
import { $categories } from '../../categories/categories.ts';
import { form } from '../../forms/form-classes.ts';
import { countOf } from './bulk-report.ts';

type Props = { isOpen: boolean; total: number; onClose: () => void; onChosen: (category: string) => void };

export function CategoryDialog({ isOpen, total, onClose, onChosen }: Props) {
  const { data: categories } = useStore($categories);
  const [category, setCategory] = useState('');
  const options = (categories ?? []).map(({ name }) => ({ value: name, label: name, lang: 'nl' }));
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || onClose()} title={`Move ${countOf(total)}`}>
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (category) onChosen(category);
        }}
      >
        <label htmlFor="bulk-category" className={form.label}>
          To the category
        </label>
        <Select
          id="bulk-category"
          value={category}
          onChange={setCategory}
          options={options}
          placeholder="Choose a category"
        />
        <div className={overlay.actions}>
          <button type="button" className={button('secondary', 'small')} onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className={button('primary', 'small')} disabled={!category}>
            Move
          </button>
        </div>
      </form>
    </Dialog>
  );
}
