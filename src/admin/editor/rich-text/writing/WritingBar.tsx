import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { readingMinutes } from '../../../../shared/reading-time.ts';
import { TooltipProvider } from '../../../../ui/overlay/Tooltip.tsx';
import { keysHere } from '../../../shortcuts/keys.ts';
import { toggleFocus, toggleWide } from '../../writing-view/use-writing-view.ts';
import { $view, changeView } from '../../writing-view/view.ts';
import { BarButton } from './BarButton.tsx';
import { GoalDialog } from './GoalDialog.tsx';
import { GoalStatus } from './GoalStatus.tsx';
import { wordsIn } from './words.ts';

type Props = { editor: Editor; outlineId: string; onFind: () => void };

const number = new Intl.NumberFormat('en-GB');

/**
 * Below the text: how long it is, and what helps to write it. It stays in the window while somebody writes; before, it
 * would cover the first lines.
 */
export function WritingBar({ editor, outlineId, onFind }: Props) {
  const { isFocused, isWide, hasOutline, goal } = useStore($view);
  const [setsGoal, setSetsGoal] = useState(false);
  const words = useEditorState({ editor, selector: () => wordsIn(editor.state.doc) });
  const minutes = readingMinutes(words);
  return (
    <TooltipProvider>
      <div className="tall:group-focus-within/rich:sticky bottom-0 z-10 col-span-full select-none flex flex-wrap items-center justify-between gap-x-3 max-sm:gap-x-1 rounded-b-xs border-t border-linen/60 bg-desk py-1 pr-1 pl-4 max-sm:pl-3">
        <p className="text-xs text-ink-soft figures">
          {number.format(words)} {words === 1 ? 'word' : 'words'}
          {minutes && <span className="max-sm:sr-only">, {minutes} min to read</span>}
        </p>
        <button
          type="button"
          className="min-h-10 rounded-xs px-2 text-xs max-sm:px-1 underline underline-offset-4 figures hover:bg-plaster pointer-coarse:min-h-11"
          onClick={() => setSetsGoal(true)}
        >
          {goal > 0 ? `${Math.floor((words / goal) * 100)}% of ${number.format(goal)}` : 'Word goal'}
        </button>
        <GoalStatus key={goal} words={words} goal={goal} />
        <div className="ml-auto flex">
          <BarButton name="Find and replace" keys={keysHere('Ctrl+F')} icon="find" onClick={onFind} />
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
      {setsGoal && <GoalDialog goal={goal} onClose={() => setSetsGoal(false)} />}
    </TooltipProvider>
  );
}
