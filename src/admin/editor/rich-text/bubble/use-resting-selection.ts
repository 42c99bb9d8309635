import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { offersBubble } from './bubble.ts';

/** So long no key and no finger changes the selection. */
const REST_MS = 250;

/** The selected text once it rests: not while a mouse or a finger still drags its ends. Null without one. */
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
