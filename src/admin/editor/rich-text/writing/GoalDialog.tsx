import { useState } from 'react';
import { parseWholeNumber } from '../../../../shared/numbers/parse-whole-number.ts';
import { button } from '../../../../ui/forms/button.ts';
import { overlay } from '../../../../ui/overlay/overlay.ts';
import { DialogForm, FormDialog } from '../../../forms/FormDialog.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { changeView } from '../../writing-view.ts';

const MAX_GOAL = 50_000;

/** Undefined for an invalid goal. */
function parseGoal(value: string): number | undefined {
  const words = parseWholeNumber(value.trim());
  return words !== undefined && words > 0 && words <= MAX_GOAL ? words : undefined;
}

/** The word goal of this browser. */
export function GoalDialog({ goal, onClose }: { goal: number; onClose: () => void }) {
  const first = goal > 0 ? String(goal) : '';
  const [value, setValue] = useState(first);
  const [error, setError] = useState<string>();
  const save = () => {
    const words = value.trim() === '' ? 0 : parseGoal(value);
    if (words === undefined) return setError(`Fill in a whole number of words, up to ${MAX_GOAL}.`);
    changeView({ goal: words });
    onClose();
  };
  return (
    <FormDialog onClose={onClose} title="Word goal">
      <DialogForm isChanged={value !== first} onSubmit={save}>
        <TextField
          label="Words"
          hint="For every article that you write in this browser. Leave it empty for no goal."
          value={value}
          onChange={setValue}
          error={error}
          autoFocus
        />
        <div className={overlay.actions}>
          <button type="submit" className={button('primary', 'small')}>
            Save goal
          </button>
        </div>
      </DialogForm>
    </FormDialog>
  );
}
