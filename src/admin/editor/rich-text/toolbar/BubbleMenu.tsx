import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import { useStore } from '@nanostores/react';
import { type Editor, Extension, posToDOMRect } from '@tiptap/core';
import { AllSelection, TextSelection } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { atom } from 'nanostores';
import { Toolbar } from 'radix-ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { isShallowEqual } from '../shallow-equal.ts';
import { type Sentence, t } from '../words.ts';
import { Icon, type IconName } from './Icon.tsx';
import { type Format, HEADINGS, MARKS } from './tools.ts';

type Props = { editor: Editor; bubble: Bubble; onLink: () => void };

/** Shows a formatting toolbar beside selected text, while the focus is there. */
export function BubbleMenu({ editor, bubble, onLink }: Props) {
  const state = useStore(bubble.$state);
  const resting = useRestingSelection(editor);
  const hasFocus = useFocusWithin(editor);
  const isAsked = state === 'asked' && offersBubble(editor);
  const isShown = hasFocus && state !== 'closed' && (isAsked || resting !== null);
  useEffect(() => {
    bubble.$isShown.set(isShown);
    return () => bubble.$isShown.set(false);
  }, [bubble, isShown]);
  return isShown ? <BubbleToolbar editor={editor} bubble={bubble} onLink={onLink} takesFocus={isAsked} /> : null;
}

/** Whether the focus is in the text or in the bubble. */
function useFocusWithin(editor: Editor): boolean {
  const [hasFocus, setFocus] = useState(() => editor.view.hasFocus());
  useEffect(() => {
    const area = editor.view.dom.closest('[data-rich-text]');
    const follow = () => {
      const { activeElement } = document;
      setFocus(editor.view.dom === activeElement || activeElement?.closest('[data-bubble]') != null);
    };
    // A move of the focus into the bubble counts as staying; the new focus is known a microtask later.
    const leave = () => queueMicrotask(follow);
    area?.addEventListener('focusin', follow);
    area?.addEventListener('focusout', leave);
    return () => {
      area?.removeEventListener('focusin', follow);
      area?.removeEventListener('focusout', leave);
    };
  }, [editor]);
  return hasFocus;
}

/** The selection rests after this time without a change. */
const REST_MS = 250;

/** The selected text once it rests, and no mouse or finger drags its ends. Null without a selection. */
function useRestingSelection(editor: Editor): string | null {
  const selected = useEditorState({
    editor,
    selector: () => (offersBubble(editor) ? `${editor.state.selection.from}-${editor.state.selection.to}` : null),
    equalityFn: Object.is,
  });
  const [isPressed, setPressed] = useState(false);
  const [resting, setResting] = useState<string | null>(null);

  useEffect(() => {
    const text = editor.view.dom;
    const press = () => setPressed(true);
    const release = () => setPressed(false);
    const releases = ['pointerup', 'pointercancel', 'dragend', 'drop'] as const;
    text.addEventListener('pointerdown', press);
    for (const type of releases) addEventListener(type, release);
    return () => {
      text.removeEventListener('pointerdown', press);
      for (const type of releases) removeEventListener(type, release);
    };
  }, [editor]);

  useEffect(() => {
    if (isPressed || !selected) return setResting(null);
    const timer = setTimeout(() => setResting(selected), REST_MS);
    return () => clearTimeout(timer);
  }, [selected, isPressed]);

  return resting === selected ? resting : null;
}

type ToolbarProps = { editor: Editor; bubble: Bubble; onLink: () => void; takesFocus: boolean };

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

function BubbleToolbar({ editor, bubble, onLink, takesFocus }: ToolbarProps) {
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
    selector: () => Object.fromEntries([...MARKS, ...HEADINGS].map(({ name, isActive }) => [name, isActive(editor)])),
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

  const button = (name: Sentence, icon: IconName, run: () => void, isActive?: boolean) => (
    <Toolbar.Button
      key={name}
      type="button"
      aria-label={t(name)}
      // Same name and state as the button in the toolbar above the text.
      {...(isActive !== undefined && { role: 'checkbox', 'aria-checked': isActive })}
      title={t(name)}
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
  const format = ({ name, icon, run }: Format) => button(name, icon, () => run(editor), active[name]);
  return (
    <div ref={refs.setFloating} style={floatingStyles} className="z-20">
      <Toolbar.Root
        ref={bar}
        data-bubble
        aria-label={t('Selected text')}
        className="flex rounded-xs border border-linen bg-surface p-0.5 raised"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          bubble.$state.set('auto');
          editor.view.focus();
        }}
      >
        {MARKS.map(format)}
        {button('Link', 'link', onLink)}
        {HEADINGS.map(format)}
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

/** `auto`: shown once the selection rests. `closed`: until the selection changes. `asked`: opened by its key. */
type BubbleState = 'auto' | 'closed' | 'asked';

type Bubble = ReturnType<typeof createBubble>;

/** The bubble's keys: Alt+F10 focuses it, or the toolbar when no text is selected; Escape closes it. */
export function createBubble() {
  const $state = atom<BubbleState>('auto');
  const $isShown = atom(false);
  const close = () => {
    if (!$isShown.get()) return false;
    $state.set('closed');
    return true;
  };
  const extension = Extension.create({
    name: 'bubble',
    onSelectionUpdate: () => $state.set('auto'),
    addKeyboardShortcuts() {
      const { editor } = this;
      return {
        'Alt-F10': () => {
          if (offersBubble(editor)) $state.set('asked');
          else focusToolbar(editor);
          return true;
        },
        Escape: close,
      };
    },
  });
  return { extension, $state, $isShown };
}

/** Whether the selected text can be formatted. */
function offersBubble({ state: { doc, selection }, isEditable }: Editor): boolean {
  const isOfText = selection instanceof TextSelection || selection instanceof AllSelection;
  if (!isEditable || selection.empty || !isOfText) return false;
  const { parent } = selection.$from;
  return parent.type.spec.marks !== '' && doc.textBetween(selection.from, selection.to, ' ').trim() !== '';
}

function focusToolbar({ view }: Editor): void {
  const toolbar = view.dom.closest('[data-rich-text]')?.querySelector('[role="toolbar"]');
  (toolbar?.querySelector<HTMLElement>('[tabindex="0"]') ?? toolbar?.querySelector('button'))?.focus();
}
