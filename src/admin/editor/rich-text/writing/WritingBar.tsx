import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { readingMinutes } from '../../../../shared/reading-time.ts';
import { TooltipProvider } from '../../../../ui/overlay/Tooltip.tsx';
import { keysHere } from '../../../shortcuts/keys.ts';
import { BarButton } from './BarButton.tsx';
import { wordsIn } from './words.ts';

type Props = { editor: Editor; onFind: () => void };

const number = new Intl.NumberFormat('en-GB');

/** Below the text: how long it is, and what helps to write it. */
export function WritingBar({ editor, onFind }: Props) {
  const words = useEditorState({ editor, selector: () => wordsIn(editor.state.doc) });
  const minutes = readingMinutes(words);
  return (
    <TooltipProvider>
      <div className="tall:sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-4 rounded-b-xs border-t border-linen/60 bg-desk py-1 pr-1 pl-4">
        <p className="text-xs text-ink-soft figures">
          {number.format(words)} {words === 1 ? 'word' : 'words'}
          {minutes && `, ${minutes} min to read`}
        </p>
        <div className="ml-auto flex">
          <BarButton name="Find and replace" keys={keysHere('Ctrl+F')} icon="find" onClick={onFind} />
        </div>
      </div>
    </TooltipProvider>
  );
}
