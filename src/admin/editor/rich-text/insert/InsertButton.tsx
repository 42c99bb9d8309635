import type { Editor } from '@tiptap/core';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Tooltip, TooltipProvider } from '../../../../ui/overlay/Tooltip.tsx';
import { WhenClosed } from '../../../../ui/overlay/when-closed.tsx';
import { returnToText } from '../return-to-text.ts';
import { Icon } from '../toolbar/Icon.tsx';
import { t } from '../words.ts';
import { findInsertables, type Insertable } from './insertables.ts';
import { OptionList, optionId } from './OptionList.tsx';

type Props = { editor: Editor; onChoose: (item: Insertable) => void };

/** The blocks of the slash menu, for users without a key for it. */
export function InsertButton({ editor, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false);
  /** Inserted after the menu has closed, so that the focus can move to the text or a dialog. */
  const chosen = useRef<Insertable>(undefined);
  const cameFromText = useRef(false);
  /** Whether a click beside the menu closes it, where the focus then is. */
  const hasClickedBeside = useRef(false);

  const onOpenChange = (next: boolean) => {
    if (next) {
      cameFromText.current = editor.view.hasFocus();
      hasClickedBeside.current = false;
    }
    setOpen(next);
  };
  const onClosed = () => {
    const item = chosen.current;
    chosen.current = undefined;
    if (item || (cameFromText.current && !hasClickedBeside.current)) returnToText(editor);
    if (item) onChoose(item);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <TooltipProvider>
        <Tooltip text={t('Insert block (/)')}>
          <Popover.Trigger
            type="button"
            aria-label={t('Insert block')}
            className="inline-flex size-10 shrink-0 items-center justify-center rounded-xs text-ink hover:bg-plaster aria-expanded:bg-ink aria-expanded:text-paper pointer-coarse:size-11"
            onMouseDown={(event) => event.preventDefault()}
          >
            <Icon name="plus" />
          </Popover.Trigger>
        </Tooltip>
      </TooltipProvider>
      <Popover.Portal>
        <Popover.Content
          aria-label={t('Insert block')}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="z-30 flex max-h-[min(28rem,var(--radix-popover-content-available-height))] min-h-40 w-80 max-w-[calc(100vw-1rem)] flex-col rounded-xs border border-linen bg-surface raised"
          onInteractOutside={() => {
            hasClickedBeside.current = true;
          }}
          onCloseAutoFocus={(event) => {
            // After a click on something that takes no focus.
            if (cameFromText.current && document.activeElement === document.body) returnToText(editor);
            // Else Radix takes the focus to the button.
            if (document.activeElement !== document.body) event.preventDefault();
          }}
        >
          <WhenClosed run={onClosed} />
          <Finder
            onChoose={(item) => {
              chosen.current = item;
              setOpen(false);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Finder({ onChoose }: { onChoose: (item: Insertable) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [index, setIndex] = useState(0);
  const options = findInsertables(text);
  const active = options[Math.min(index, options.length - 1)];

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!active || event.nativeEvent.isComposing || (!step && event.key !== 'Enter')) return;
    event.preventDefault();
    if (!step) return onChoose(active);
    const next = (options.indexOf(active) + step + options.length) % options.length;
    setIndex(next);
    document.getElementById(optionId(id, options[next] as Insertable))?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <input
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(id, active)}
        aria-label={t('Search blocks')}
        placeholder={t('Search blocks...')}
        type="text"
        autoComplete="off"
        maxLength={60}
        className="min-h-11 w-full shrink-0 rounded-t-xs border-b border-linen bg-surface px-4 text-base -outline-offset-2 placeholder:text-ink-soft"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setIndex(0);
        }}
        onKeyDown={onKeyDown}
      />
      <OptionList
        id={id}
        options={options}
        active={active}
        isGrouped={text.trim() === ''}
        onPoint={setIndex}
        onChoose={onChoose}
      />
      <p role="status" className={options.length === 0 ? 'px-4 py-3 text-sm text-ink-soft' : 'sr-only'}>
        {options.length === 0 ? t('Nothing found') : t('{count} found', { count: options.length })}
      </p>
    </>
  );
}
