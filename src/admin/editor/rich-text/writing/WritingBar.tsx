import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { parseWholeNumber } from '../../../../shared/numbers/parse-whole-number.ts';
import { readingMinutes } from '../../../../shared/text/text.ts';
import { button } from '../../../../ui/forms/button.ts';
import { overlay } from '../../../../ui/overlay/overlay.ts';
import { TooltipProvider } from '../../../../ui/overlay/Tooltip.tsx';
import { DialogForm, FormDialog } from '../../../forms/FormDialog.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { platformKeys } from '../../../shortcuts/keys.ts';
import { $view, changeView, toggleFocus, toggleWide } from '../../writing-view.ts';
import type { FactsOfText } from '../text-facts/text-facts.ts';
import { BarButton } from './BarButton.tsx';

type Props = { facts: FactsOfText; outlineId: string; onFind: () => void };

/**
 * Below the text: its length, and writing tools. Sticks to the window only during writing, because before that it would
 * cover the first lines.
 */
export function WritingBar({ facts, outlineId, onFind }: Props) {
  const { isFocused, isWide, hasOutline } = useStore($view);
  return (
    <TooltipProvider>
      <div className="tall:group-focus-within/rich:sticky bottom-0 z-10 col-span-full select-none flex flex-wrap items-center justify-between gap-x-3 max-sm:gap-x-1 rounded-b-xs border-t border-linen/60 bg-admin-background py-1 pr-1 pl-4 max-sm:pl-3">
        <WordCount facts={facts} />
        <div className="ml-auto flex">
          <BarButton name="Find and replace" keys={platformKeys('Ctrl+F')} icon="find" onClick={onFind} />
          <BarButton
            name="Outline"
            icon="outline"
            expanded={hasOutline}
            controls={hasOutline ? outlineId : undefined}
            onClick={() => changeView({ hasOutline: !hasOutline })}
          />
          <BarButton name="Full width" icon="width" pressed={isWide} onClick={toggleWide} className="max-lg:hidden" />
          <BarButton
            name="Focus mode"
            keys={isFocused ? 'Esc' : undefined}
            icon="focus"
            pressed={isFocused}
            data-focus-mode
            onClick={toggleFocus}
          />
        </div>
      </div>
    </TooltipProvider>
  );
}

const number = new Intl.NumberFormat('en-GB');

/** The length of the text, and the word goal. */
function WordCount({ facts: { $facts } }: { facts: FactsOfText }) {
  const { words } = useStore($facts, { keys: ['words'] });
  const { goal } = useStore($view);
  const [setsGoal, setSetsGoal] = useState(false);
  const minutes = words === null ? undefined : readingMinutes(words);
  return (
    <>
      <p className="text-xs text-ink-soft tabular-figures">
        {words !== null && `${number.format(words)} ${words === 1 ? 'word' : 'words'}`}
        {minutes && <span className="max-sm:sr-only">, {minutes} min to read</span>}
      </p>
      <button
        type="button"
        className="min-h-10 rounded-xs px-2 text-xs max-sm:px-1 underline underline-offset-4 tabular-figures hover:bg-plaster pointer-coarse:min-h-11"
        onClick={() => setSetsGoal(true)}
      >
        {goal > 0 ? `${Math.floor(((words ?? 0) / goal) * 100)}% of ${number.format(goal)}` : 'Word goal'}
      </button>
      {words !== null && <GoalStatus key={goal} words={words} goal={goal} />}
      {setsGoal && <GoalDialog goal={goal} onClose={() => setSetsGoal(false)} />}
    </>
  );
}

const PARTS = ['', 'A quarter', 'Half', 'Three quarters'];

/** Announces each quarter of the goal to screen readers, once. */
function GoalStatus({ words, goal }: { words: number; goal: number }) {
  const quarter = goal > 0 ? Math.min(4, Math.floor((words / goal) * 4)) : 0;
  const reached = useRef(quarter);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (quarter <= reached.current) return;
    reached.current = quarter;
    setSaid(
      quarter === 4 ? `Your goal of ${goal} words is reached.` : `${PARTS[quarter]} of your goal of ${goal} words.`,
    );
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
function GoalDialog({ goal, onClose }: { goal: number; onClose: () => void }) {
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
