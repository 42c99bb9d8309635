import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import { DropdownMenu as Radix, Toolbar } from 'radix-ui';
import { useRef, useState } from 'react';
import { readingMinutes } from '../../../../shared/text/text.ts';
import { Tooltip } from '../../../../ui/overlay/Tooltip.tsx';
import { WhenClosed } from '../../../../ui/overlay/when-closed.tsx';
import { platformKeys } from '../../../shortcuts/keys.ts';
import { $view, changeView, toggleFocus, toggleWide } from '../../writing-view.ts';
import { CheckItem, Group, Item, mainLandmark, PANEL } from '../block-handle/menu.tsx';
import { returnToText } from '../return-to-text.ts';
import type { FactsOfText } from '../text-facts/text-facts.ts';
import { $typography, setTypography } from '../typing/settings.ts';
import { t } from '../words.ts';
import { Icon } from './Icon.tsx';
import { type Format, RARE } from './tools.ts';

type Props = {
  editor: Editor;
  facts: FactsOfText;
  onFind: () => void;
  onGoal: () => void;
  className: string;
};

/** What most texts do without: rare formats, views of the text, and how long it is. */
export function MoreMenu({ editor, facts, onFind, onGoal, className }: Props) {
  /** Runs once the menu has closed, so that the focus can go where it belongs. */
  const chosen = useRef<() => void>(undefined);
  const later = (run: () => void) => () => {
    chosen.current = run;
  };
  const trigger = useRef<HTMLButtonElement>(null);
  const focusTrigger = () => trigger.current?.focus({ preventScroll: true });
  const onClosed = () => {
    const run = chosen.current;
    chosen.current = undefined;
    if (!run) return;
    // A dialog that it opens returns the focus to the button.
    focusTrigger();
    run();
  };
  return (
    <Radix.Root modal={false}>
      <Tooltip text={t('More tools')}>
        <Toolbar.Button asChild>
          <Radix.Trigger
            ref={trigger}
            type="button"
            aria-label={t('More tools')}
            data-focus-mode
            className={className}
            // The focus of a button that sticks scrolls the page.
            onMouseDown={(event) => event.preventDefault()}
          >
            <Icon name="more" />
          </Radix.Trigger>
        </Toolbar.Button>
      </Tooltip>
      <Radix.Portal container={mainLandmark()}>
        <Radix.Content
          aria-label={t('More tools')}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className={PANEL}
          onCloseAutoFocus={(event) => {
            // Radix would scroll the page to the button. A user who clicked elsewhere has the focus there already.
            event.preventDefault();
            if (document.activeElement === document.body) focusTrigger();
          }}
        >
          <WhenClosed run={onClosed} />
          <Formats
            editor={editor}
            onChoose={(tool) =>
              later(() => {
                returnToText(editor);
                tool.run(editor);
              })
            }
          />
          <Group label={t('Text')}>
            <Item keys={platformKeys('Ctrl+F')} onSelect={later(onFind)}>
              {t('Find and replace')}
            </Item>
            <Views />
            <Goal facts={facts} onSelect={later(onGoal)} />
          </Group>
          <Length facts={facts} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Rendered each time the menu opens, with what is active at the cursor then. */
const Formats = ({ editor, onChoose }: { editor: Editor; onChoose: (tool: Format) => () => void }) => (
  <Group label={t('Format')}>
    {RARE.map((tool) => (
      <CheckItem key={tool.name} isChecked={tool.isActive(editor)} onSelect={onChoose(tool)}>
        {t(tool.name)}
      </CheckItem>
    ))}
  </Group>
);

function Views() {
  const { isFocused, isWide, hasOutline } = useStore($view);
  const isTypographic = useStore($typography);
  // No narrow window has room for a wider text.
  const [isRoomy] = useState(() => matchMedia('(min-width: 64rem)').matches);
  return (
    <>
      <CheckItem isChecked={hasOutline} onSelect={() => changeView({ hasOutline: !hasOutline })}>
        {t('Outline')}
      </CheckItem>
      <CheckItem isChecked={isFocused} onSelect={toggleFocus}>
        {t('Focus mode')}
      </CheckItem>
      {isRoomy && (
        <CheckItem isChecked={isWide} onSelect={toggleWide}>
          {t('Full width')}
        </CheckItem>
      )}
      <CheckItem isChecked={isTypographic} onSelect={() => setTypography(!isTypographic)}>
        {t('Typographic quotes and dashes')}
      </CheckItem>
    </>
  );
}

function Goal({ facts: { $facts }, onSelect }: { facts: FactsOfText; onSelect: () => void }) {
  const { words } = useStore($facts, { keys: ['words'] });
  const { goal } = useStore($view);
  const reached =
    goal > 0 && t('{percent}% of {goal}', { percent: String(Math.floor(((words ?? 0) / goal) * 100)), goal });
  return (
    <Item onSelect={onSelect} {...(reached && { keys: reached })}>
      {t('Word goal…')}
    </Item>
  );
}

function Length({ facts: { $facts } }: { facts: FactsOfText }) {
  const { words } = useStore($facts, { keys: ['words'] });
  if (words === null) return null;
  const minutes = readingMinutes(words);
  return (
    <Radix.Label className="px-3 py-1.5 text-xs text-ink-soft tabular-figures">
      {minutes
        ? t('{count} word, {minutes} min to read|{count} words, {minutes} min to read', { count: words, minutes })
        : t('{count} word|{count} words', { count: words })}
    </Radix.Label>
  );
}
