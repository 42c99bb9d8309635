import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { readingMinutes } from '../../../../shared/text/reading-time.ts';
import { $view } from '../../writing-view/view.ts';
import type { FactsOfText } from '../text-facts/text-facts.ts';
import { GoalDialog } from './GoalDialog.tsx';
import { GoalStatus } from './GoalStatus.tsx';

const number = new Intl.NumberFormat('en-GB');

/** The length of the text, and the word goal. */
export function WordCount({ facts: { $facts } }: { facts: FactsOfText }) {
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
