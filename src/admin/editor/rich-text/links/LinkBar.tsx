import { type Editor, getMarkRange } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { questionIn } from '../paste/paste-question.ts';
import { returnToText } from '../return-to-text.ts';
import { isShallowEqual } from '../shallow-equal.ts';
import { t } from '../words.ts';

const BUTTON =
  'inline-flex min-h-9 items-center rounded-xs px-2 font-medium hover:bg-plaster pointer-coarse:min-h-11 forced-colors:border';

/**
 * A bar below the link at the cursor, with its address and actions. Tab goes from the text into it. A question about a
 * paste has the same place, and goes first.
 */
export function LinkBar({ editor, onEdit }: { editor: Editor; onEdit: () => void }) {
  const bar = useRef<HTMLDivElement>(null);
  const link = useEditorState({
    editor,
    selector: () => linkAtCursor(editor.state),
    equalityFn: isShallowEqual,
  });
  usePlaceBelow(editor, bar, link);
  if (!link) return null;
  const { href } = link;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form
    <div
      ref={bar}
      role="group"
      aria-label={t('Link at the cursor')}
      className="absolute z-12 hidden max-w-full flex-wrap items-center gap-x-1 rounded-xs border border-linen bg-surface p-1 text-sm raised group-focus-within/text:flex"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape must not also leave focus mode.
        event.preventDefault();
        returnToText(editor);
      }}
    >
      <span className="max-w-72 truncate px-2 text-ink-soft" title={href}>
        {href}
      </span>
      {/^(?:https?:|\/)/i.test(href) && (
        <a href={href} target="_blank" rel="noopener" className={BUTTON}>
          {t('Open in a new tab')}
        </a>
      )}
      <button type="button" className={BUTTON} aria-label={t('Edit link')} onClick={onEdit}>
        {t('Edit')}
      </button>
      <button
        type="button"
        aria-label={t('Remove link')}
        className={BUTTON}
        onClick={() => {
          removeLink(editor);
          returnToText(editor);
        }}
      >
        {t('Remove')}
      </button>
    </div>
  );
}

type Link = { href: string; from: number; to: number };

/** Null while a question about a pasted address is in the same place. */
function linkAtCursor(state: EditorState): Link | null {
  if (questionIn(state)) return null;
  const { selection, schema } = state;
  const { $from, empty } = selection;
  const type = schema.marks['link'];
  const range = empty && type ? getMarkRange($from, type) : undefined;
  const mark = range && $from.doc.nodeAt(range.from)?.marks.find((found) => found.type === type);
  return mark && range ? { href: String(mark.attrs['href']), from: range.from, to: range.to } : null;
}

/**
 * Places the bar in the next frame, so that keys do not wait for it: when the focus arrives, before which the bar has
 * no size, and when the size of the text changes.
 */
function usePlaceBelow(editor: Editor, bar: RefObject<HTMLElement | null>, link: Link | null): void {
  const { to: end, href } = link ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address gives the bar its width
  useLayoutEffect(() => {
    const text = bar.current?.parentElement;
    if (!text || end === undefined) return undefined;
    let frame = 0;
    const placeSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => bar.current && !editor.isDestroyed && place(bar.current, editor, end));
    };
    placeSoon();
    text.addEventListener('focusin', placeSoon);
    const sizes = new ResizeObserver(placeSoon);
    sizes.observe(text);
    return () => {
      cancelAnimationFrame(frame);
      text.removeEventListener('focusin', placeSoon);
      sizes.disconnect();
    };
  }, [editor, bar, end, href]);
}

/** Below the last line of the link, within the frame of the text. */
function place(bar: HTMLElement, { view }: Editor, end: number): void {
  const frame = bar.offsetParent?.getBoundingClientRect();
  if (!frame) return;
  const { left, bottom } = view.coordsAtPos(Math.min(end, view.state.doc.content.size), -1);
  bar.style.top = `${bottom - frame.top + 4}px`;
  bar.style.left = `${Math.max(0, Math.min(left - frame.left - 40, frame.width - bar.offsetWidth))}px`;
}

/** Removes the whole link at the cursor; the cursor stays. */
export function removeLink(editor: Editor): void {
  const { from, to } = editor.state.selection;
  editor.chain().extendMarkRange('link').unsetLink().setTextSelection({ from, to }).run();
}
