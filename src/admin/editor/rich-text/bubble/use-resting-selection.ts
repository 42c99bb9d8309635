import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { offersBubble } from './bubble.ts';

/** The selection rests after this time without a change. */
const REST_MS = 250;

/** The selected text once it rests, and no mouse or finger drags its ends. Null without a selection. */
export function useRestingSelection(editor: Editor): string | null {
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
