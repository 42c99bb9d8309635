import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import { type Editor, posToDOMRect } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Toolbar } from 'radix-ui';
import { useEffect, useMemo, useRef } from 'react';
import { isShallowEqual } from '../shallow-equal.ts';
import { Icon, type IconName } from '../toolbar/Icon.tsx';
import { TOOLS, type Tool } from '../toolbar/tools.ts';
import type { Bubble } from './bubble.ts';

type Props = { editor: Editor; bubble: Bubble; onLink: () => void; takesFocus: boolean };

const NAMES = ['Bold', 'Italic', 'Heading 2', 'Heading 3'];
const FORMATS: Tool[] = TOOLS.flat().filter(({ name }) => NAMES.includes(name));

/** Below the selection on a touch screen, clear of its handles: the system shows its own menu above. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;
const HANDLE_HEIGHT = 36;
const EDGE = 8;

/** Keeps the bubble on screen, and off the toolbar above the text, which the user may be about to press. */
const inside =
  ({ view }: Editor) =>
  () => {
    const toolbar = view.dom.closest('[data-rich-text]')?.firstElementChild;
    const bottom = toolbar?.getBoundingClientRect().bottom ?? 0;
    return { padding: { top: Math.max(0, bottom) + EDGE, right: EDGE, bottom: EDGE, left: EDGE }, crossAxis: true };
  };

export function BubbleToolbar({ editor, bubble, onLink, takesFocus }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const selected = useMemo(
    () => ({
      contextElement: editor.view.dom,
      getBoundingClientRect: () => {
        const { from, to } = editor.state.selection;
        return posToDOMRect(editor.view, from, to);
      },
    }),
    [editor],
  );
  const { refs, floatingStyles, update } = useFloating({
    elements: { reference: selected },
    strategy: 'fixed',
    placement: isTouch() ? 'bottom' : 'top',
    transform: false,
    middleware: [offset(isTouch() ? HANDLE_HEIGHT : 8), flip(inside(editor)), shift(inside(editor))],
    whileElementsMounted: autoUpdate,
  });
  const active = useEditorState({
    editor,
    selector: () => FORMATS.map(({ isActive }) => isActive?.(editor) ?? false),
    equalityFn: isShallowEqual,
  });
  // Formatting may move the text.
  useEffect(() => {
    editor.on('transaction', update);
    return () => void editor.off('transaction', update);
  }, [editor, update]);
  useEffect(() => {
    if (takesFocus) bar.current?.querySelector<HTMLElement>('[tabindex="0"], button')?.focus({ preventScroll: true });
  }, [takesFocus]);

  const button = (name: string, icon: IconName, run: () => void, isActive?: boolean) => (
    <Toolbar.Button
      key={name}
      type="button"
      aria-label={name}
      // Same name and state as the button in the toolbar above the text.
      {...(isActive !== undefined && { role: 'checkbox', 'aria-checked': isActive })}
      title={name}
      className="inline-flex size-10 items-center justify-center rounded-xs text-ink hover:bg-plaster aria-checked:bg-ink aria-checked:text-paper pointer-coarse:size-11 forced-colors:aria-checked:border-2"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        bubble.$state.set('auto');
        run();
      }}
    >
      <Icon name={icon} />
    </Toolbar.Button>
  );
  return (
    <div ref={refs.setFloating} style={floatingStyles} className="z-20">
      <Toolbar.Root
        ref={bar}
        data-bubble
        aria-label="Selected text"
        className="flex rounded-xs border border-linen bg-surface p-0.5 raised"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          bubble.$state.set('auto');
          editor.view.focus();
        }}
      >
        {FORMATS.slice(0, 2).map((tool, index) => button(tool.name, tool.icon, () => tool.run(editor), active[index]))}
        {button('Link', 'link', onLink)}
        {FORMATS.slice(2).map((tool, index) => button(tool.name, tool.icon, () => tool.run(editor), active[index + 2]))}
        {button('Clear formatting', 'clear', () => clearFormatting(editor))}
      </Toolbar.Root>
    </div>
  );
}

const CONTENT = new Set(['link', 'superscript', 'subscript']);

/** Removes formatting. Links, lists, boxes and raised figures stay, because they are content: 10⁹ is not 109. */
function clearFormatting(editor: Editor): void {
  const { paragraph } = editor.schema.nodes;
  editor
    .chain()
    .focus()
    .command(({ tr, state: { doc, schema } }) => {
      const { from, to } = tr.selection;
      for (const mark of Object.values(schema.marks)) if (!CONTENT.has(mark.name)) tr.removeMark(from, to, mark);
      doc.nodesBetween(from, to, (node, position) => {
        if (node.type.name === 'heading') tr.setNodeMarkup(position, paragraph, {});
      });
      return true;
    })
    .run();
}
