import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { parseWholeNumber } from '../../../../shared/numbers/parse-whole-number.ts';
import { button } from '../../../../ui/forms/button.ts';
import { overlay } from '../../../../ui/overlay/overlay.ts';
import { DialogForm, FormDialog } from '../../../forms/FormDialog.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { $view, changeView } from '../../writing-view.ts';
import type { FactsOfText } from '../text-facts/text-facts.ts';
import { t } from '../words.ts';

/** Announces each quarter of the word goal to screen readers. */
export function WordGoal({ facts: { $facts } }: { facts: FactsOfText }) {
  const { words } = useStore($facts, { keys: ['words'] });
  const { goal } = useStore($view);
  return words === null ? null : <GoalStatus key={goal} words={words} goal={goal} />;
}

const REACHED = [
  'A quarter of your goal of {goal} words.',
  'Half of your goal of {goal} words.',
  'Three quarters of your goal of {goal} words.',
  'Your goal of {goal} words is reached.',
] as const;

/** Each once. */
function GoalStatus({ words, goal }: { words: number; goal: number }) {
  const quarter = goal > 0 ? Math.min(4, Math.floor((words / goal) * 4)) : 0;
  const reached = useRef(quarter);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (quarter <= reached.current) return;
    reached.current = quarter;
    const sentence = REACHED[quarter - 1];
    if (sentence) setSaid(t(sentence, { goal: String(goal) }));
  }, [quarter, goal]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}

const MAX_GOAL = 50_000;

/** Undefined for an invalid goal. */
function parseGoal(value: string): number | undefined {
  const words = parseWholeNumber(value.trim());
  return words !== undefined && words > 0 && words <= MAX_GOAL ? words : undefined;
}

/** The word goal of this browser. */
export function GoalDialog({ onClose }: { onClose: () => void }) {
  const { goal } = useStore($view);
  const first = goal > 0 ? String(goal) : '';
  const [value, setValue] = useState(first);
  const [error, setError] = useState<string>();
  const save = () => {
    const words = value.trim() === '' ? 0 : parseGoal(value);
    if (words === undefined)
      return setError(t('Fill in a whole number of words, up to {most}.', { most: String(MAX_GOAL) }));
    changeView({ goal: words });
    onClose();
  };
  return (
    <FormDialog onClose={onClose} title={t('Word goal')}>
      <DialogForm isChanged={value !== first} onSubmit={save}>
        <TextField
          label={t('Words')}
          hint={t('For every article that you write in this browser. Leave it empty for no goal.')}
          value={value}
          onChange={setValue}
          error={error}
          autoFocus
        />
        <div className={overlay.actions}>
          <button type="submit" className={button('primary', 'small')}>
            {t('Save goal')}
          </button>
        </div>
      </DialogForm>
    </FormDialog>
  );
}
