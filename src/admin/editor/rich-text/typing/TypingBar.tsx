import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import { useId } from 'react';
import { Switch } from '../../../../ui/forms/Switch.tsx';
import { selectAndScrollTo } from '../return-to-text.ts';
import type { FactsOfText } from '../text-facts/text-facts.ts';
import { unfinishedPlaces } from './markers.ts';
import { $typography, setTypography } from './settings.ts';

/** Below the text: the number of unfinished places with a jump to the next, and the typography switch. */
export function TypingBar({ editor, facts: { $facts } }: { editor: Editor; facts: FactsOfText }) {
  const id = useId();
  const isOn = useStore($typography);
  const { unfinished: count } = useStore($facts, { keys: ['unfinished'] });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-linen/60 px-[min(--spacing(4),4vw)] py-1.5 text-ink-soft text-xs">
      <p className="flex flex-wrap items-center gap-x-2">
        <span>{count === 0 ? '' : `TK: ${count} ${count === 1 ? 'place' : 'places'} still to write`}</span>
        {count > 0 && (
          <button
            type="button"
            className="min-h-11 font-medium text-ink underline underline-offset-4"
            onClick={() => goToNext(editor)}
          >
            Go to the next
          </button>
        )}
      </p>
      <p className="ml-auto flex flex-wrap items-center gap-x-3">
        <label htmlFor={id} className="py-3">
          Typographic quotes and dashes
        </label>
        <Switch id={id} checked={isOn} onChange={setTypography} />
      </p>
    </div>
  );
}

/** Goes to the first place after the cursor, else to the first of the text. */
function goToNext(editor: Editor): void {
  const places = unfinishedPlaces(editor.state);
  const next = places.find(({ from }) => from >= editor.state.selection.to) ?? places[0];
  if (next) selectAndScrollTo(editor, next);
}
