import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Toolbar as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Tooltip, TooltipProvider } from '../../../../ui/overlay/Tooltip.tsx';
import { platformKeys } from '../../../shortcuts/keys.ts';
import { isShallowEqual } from '../shallow-equal.ts';
import { t } from '../words.ts';
import { Icon } from './Icon.tsx';
import type { Tool } from './tools.ts';

type Props = {
  editor: Editor;
  groups: Tool[][];
  /** Rendered before the toolbar, so that Tab goes from there to the text; sticks with it. */
  beside?: ReactNode;
  /** After the last button. */
  more?: (className: string) => ReactNode;
};

export function Toolbar({ editor, groups, beside, more }: Props) {
  const active = useEditorState({
    editor,
    selector: () => Object.fromEntries(groups.flat().map(({ name, isActive }) => [name, isActive?.(editor)])),
    equalityFn: isShallowEqual,
  });
  const enabled = useEditorState({
    editor,
    selector: () => Object.fromEntries(groups.flat().map(({ name, isEnabled }) => [name, isEnabled?.(editor)])),
    equalityFn: isShallowEqual,
  });
  return (
    <TooltipProvider>
      <div className="flex min-w-0 grow items-start p-1">
        {beside}
        {/* On a phone one line that scrolls: three lines would leave the text no room above the keyboard. */}
        <Radix.Root
          aria-label={t('Formatting')}
          className="flex min-w-0 grow gap-x-0.5 overflow-x-auto sm:flex-wrap sm:overflow-visible lg:gap-x-1"
        >
          {groups.map((group, index) => (
            <div
              key={group[0]?.name}
              className={`flex shrink-0 ${index > 0 ? 'border-linen/60 sm:border-l sm:pl-0.5 lg:pl-1' : ''}`}
            >
              {group.map((tool) => (
                <ToolButton
                  key={tool.name}
                  tool={tool}
                  editor={editor}
                  isActive={active[tool.name]}
                  isEnabled={enabled[tool.name]}
                />
              ))}
            </div>
          ))}
          {more?.(`${TOOL} sm:ml-auto aria-expanded:bg-ink aria-expanded:text-paper`)}
        </Radix.Root>
      </div>
    </TooltipProvider>
  );
}

const TOOL =
  'inline-flex size-10 shrink-0 items-center -outline-offset-2 sm:max-lg:size-9 justify-center rounded-xs text-ink hover:bg-plaster aria-disabled:opacity-35 aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-pressed:border-2';

type ButtonProps = { tool: Tool; editor: Editor; isActive?: boolean | undefined; isEnabled?: boolean | undefined };

function ToolButton({ tool, editor, isActive, isEnabled = true }: ButtonProps) {
  const name = t(tool.name);
  return (
    <Tooltip text={tool.keys ? `${name} (${platformKeys(tool.keys)})` : name}>
      <Radix.Button
        type="button"
        aria-label={name}
        aria-pressed={isActive}
        aria-disabled={!isEnabled || undefined}
        className={TOOL}
        // Keeps the focus in the text, and a phone's keyboard open.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => isEnabled && tool.run(editor)}
      >
        <Icon name={tool.icon} />
      </Radix.Button>
    </Tooltip>
  );
}
