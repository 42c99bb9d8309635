import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react-dom';
import { useStore } from '@nanostores/react';
import { type Editor, Extension, type Range } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import { atom } from 'nanostores';
import { useEffect, useId, useMemo } from 'react';
import { t } from '../words.ts';
import { findInsertables, type Insertable } from './insertables.ts';
import { OptionList, optionId } from './OptionList.tsx';

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
  if (options.length === 0) return t('No block is called {query}.', { query });
  return t(
    '{count} block. Arrow keys choose, Enter inserts, Escape closes.|{count} blocks. Arrow keys choose, Enter inserts, Escape closes.',
    { count: options.length },
  );
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
      {options.length === 0 && (
        <p className="px-4 py-3 text-sm text-ink-soft">{t('No block is called “{query}”.', { query })}</p>
      )}
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

/** The menu that a typed slash opens: where the slash is, what was typed since, and what that finds. */
type OpenSlash = { from: number; query: string; options: Insertable[]; active: number };

type Typed = { from: number; query: string };

const key = new PluginKey<Typed | null>('slash');
const CLOSE = 'close';
/** A longer text after a slash is not a query. */
const MAX_QUERY = 24;
/** Runs before the text's keys: Enter, Tab and the arrows belong to the open menu. */
const BEFORE_OTHERS = 1000;

type Slash = ReturnType<typeof createSlash>;

/**
 * Opens the menu only for a typed slash, not for pasted text or a cursor in a text with slashes. While it is closed,
 * keys cost nothing.
 */
export function createSlash(choose: (editor: Editor, item: Insertable, typed: Range) => void) {
  const $open = atom<OpenSlash | null>(null);

  const chooseOption = (editor: Editor, item: Insertable) => {
    const open = $open.get();
    if (!open) return;
    const typed = { from: open.from, to: editor.state.selection.head };
    close(editor.state, editor.view.dispatch);
    choose(editor, item, typed);
  };

  const point = (active: number) => {
    const open = $open.get();
    if (open) $open.set({ ...open, active });
  };

  const onKey = (editor: Editor, event: KeyboardEvent): boolean => {
    const open = $open.get();
    if (!open || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
    const { options, active } = open;
    if (event.key === 'Escape') {
      close(editor.state, editor.view.dispatch);
      return true;
    }
    const chosen = options[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && chosen) point((active + step + options.length) % options.length);
    else if (chosen && (event.key === 'Enter' || event.key === 'Tab')) chooseOption(editor, chosen);
    else return false;
    return true;
  };

  const extension = Extension.create({
    name: 'slash',
    priority: BEFORE_OTHERS,
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        new Plugin<Typed | null>({
          key,
          state: { init: () => null, apply: follow },
          props: {
            handleTextInput: (view, from, to, text, insert) => {
              if (text !== '/' || from !== to || !mayOpen(view.state)) return false;
              view.dispatch(insert().setMeta(key, { from, query: '' } satisfies Typed));
              return true;
            },
            handleKeyDown: (_, event) => onKey(editor, event),
            handleDOMEvents: {
              blur: (view) => {
                close(view.state, view.dispatch);
                return false;
              },
            },
          },
          view: () => ({
            update: (view) => {
              const typed = key.getState(view.state);
              const open = $open.get();
              if (!typed) return open && $open.set(null);
              if (open?.from === typed.from && open.query === typed.query) return;
              $open.set({ ...typed, options: findInsertables(typed.query), active: 0 });
            },
            destroy: () => $open.set(null),
          }),
        }),
      ];
    },
  });

  return { extension, $open, point, choose: chooseOption };
}

function close(state: EditorState, dispatch: (tr: Transaction) => void): void {
  if (key.getState(state)) dispatch(state.tr.setMeta(key, CLOSE));
}

function follow(tr: Transaction, typed: Typed | null, _: EditorState, state: EditorState): Typed | null {
  const meta = tr.getMeta(key) as Typed | typeof CLOSE | undefined;
  if (meta) return meta === CLOSE ? null : meta;
  if (!typed || !(tr.docChanged || tr.selectionSet)) return typed;
  const { pos, deletedAfter } = tr.mapping.mapResult(typed.from, 1);
  return deletedAfter ? null : read(state, pos);
}

/** The text between the slash and the cursor; null when it is no longer a query. */
function read({ doc, selection }: EditorState, from: number): Typed | null {
  const { $head, empty } = selection;
  if (!empty || from < $head.start() || from >= $head.pos) return null;
  const text = doc.textBetween(from, $head.pos, '\n', '\n');
  const query = text.slice(1);
  if (!text.startsWith('/') || query.startsWith(' ') || query.includes('\n') || query.length > MAX_QUERY) return null;
  if (/\s/.test(query) && findInsertables(query).length === 0) return null;
  return { from, query };
}

/** At the start of an empty block or after a space, where blocks can follow: not in "en/of", code, links and captions. */
function mayOpen({ selection, storedMarks }: EditorState): boolean {
  if (!(selection instanceof TextSelection)) return false;
  const { $head } = selection;
  const { parent, parentOffset } = $head;
  if (parent.type.name !== 'paragraph' && parent.type.name !== 'heading') return false;
  if ((storedMarks ?? $head.marks()).some(({ type }) => type.name === 'link' || type.name === 'code')) return false;
  if (parentOffset === 0) return parent.content.size === 0;
  return /\s/.test(parent.textBetween(parentOffset - 1, parentOffset, null, '\n'));
}
