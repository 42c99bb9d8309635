import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react-dom';
import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import { useEffect, useId, useMemo } from 'react';
import { OptionList, optionId } from './OptionList.tsx';
import type { OpenSlash, Slash } from './slash-menu.ts';

type Props = { editor: Editor; slash: Slash };

/** The menu of blocks below a typed slash. */
export function SlashMenu({ editor, slash }: Props) {
  const open = useStore(slash.$open);
  return (
    <>
      {open && <Menu editor={editor} slash={slash} open={open} />}
      <p role="status" className="sr-only">
        {open && announcement(open)}
      </p>
    </>
  );
}

function announcement({ options, query }: OpenSlash): string {
  if (options.length === 0) return `No block is called ${query}.`;
  return `${options.length} ${options.length === 1 ? 'block' : 'blocks'}. Arrow keys choose, Enter inserts, Escape closes.`;
}

function Menu({ editor, slash, open }: Props & { open: OpenSlash }) {
  const id = useId();
  const { from, query, options } = open;
  const active = options[open.active];
  const activeId = active && optionId(id, active);
  const slashPlace = useMemo(
    () => ({ contextElement: editor.view.dom, getBoundingClientRect: () => placeOf(editor, from) }),
    [editor, from],
  );

  const { refs, floatingStyles } = useFloating({
    elements: { reference: slashPlace },
    strategy: 'fixed',
    placement: 'bottom-start',
    transform: false,
    middleware: MIDDLEWARE,
    whileElementsMounted: autoUpdate,
  });

  // The text keeps the focus, and tells screen readers which list it controls and which option is current.
  useEffect(() => setAttributes(editor.view.dom, { 'aria-controls': id, 'aria-autocomplete': 'list' }), [editor, id]);
  useEffect(() => {
    if (!activeId) return undefined;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    return setAttributes(editor.view.dom, { 'aria-activedescendant': activeId });
  }, [editor, activeId]);

  return (
    <div
      ref={refs.setFloating}
      style={floatingStyles}
      className="z-30 flex max-h-96 w-80 max-w-[calc(100vw-1rem)] flex-col rounded-xs border border-linen bg-surface raised"
    >
      {options.length === 0 && <p className="px-4 py-3 text-sm text-ink-soft">No block is called “{query}”.</p>}
      <OptionList
        id={id}
        options={options}
        active={active}
        isGrouped={query === ''}
        onPoint={slash.point}
        onChoose={(item) => slash.choose(editor, item)}
      />
    </div>
  );
}

const EDGE = { padding: 8 };

/** Keeps the menu above a phone's keyboard. */
const MIDDLEWARE = [
  offset(6),
  flip(EDGE),
  shift(EDGE),
  size({
    ...EDGE,
    apply: ({ availableHeight, elements }) => {
      elements.floating.style.maxHeight = `${Math.max(120, Math.min(384, availableHeight))}px`;
    },
  }),
];

function placeOf({ view }: Editor, from: number): DOMRect {
  const { left, top, bottom } = view.coordsAtPos(Math.min(from, view.state.doc.content.size));
  return new DOMRect(left, top, 0, bottom - top);
}

function setAttributes(element: HTMLElement, attributes: Record<string, string>): () => void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return () => {
    for (const name of Object.keys(attributes)) element.removeAttribute(name);
  };
}
