import { useStore } from '@nanostores/react';
import { TooltipProvider } from '../../../../ui/overlay/Tooltip.tsx';
import { platformKeys } from '../../../shortcuts/keys.ts';
import { toggleFocus, toggleWide } from '../../writing-view/use-writing-view.ts';
import { $view, changeView } from '../../writing-view/view.ts';
import type { FactsOfText } from '../text-facts/text-facts.ts';
import { BarButton } from './BarButton.tsx';
import { WordCount } from './WordCount.tsx';

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
