import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { BubbleToolbar } from './BubbleToolbar.tsx';
import { type Bubble, offersBubble } from './bubble.ts';

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
