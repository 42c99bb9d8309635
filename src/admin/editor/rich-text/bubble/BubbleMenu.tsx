import { useStore } from '@nanostores/react';
import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { BubbleToolbar } from './BubbleToolbar.tsx';
import { type Bubble, offersBubble } from './bubble.ts';
import { useRestingSelection } from './use-resting-selection.ts';

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
