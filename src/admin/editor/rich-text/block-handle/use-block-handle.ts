import type { Editor } from '@tiptap/core';
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { importModule } from '../../../../ui/islands/import-module.ts';
import type BlockHandle from './BlockHandle.tsx';

/** Matches where the text leaves no room beside it, or a finger needs a larger button. */
const DOCKED = '(pointer: coarse), (max-width: 639px)';

const FIRST_USE = ['focus', 'pointerenter'] as const;

type Handle = ComponentType<Parameters<typeof BlockHandle>[0]>;

/** Loads the handle when the text first has the focus or a pointer. The shortcuts of blocks work without it. */
export function useBlockHandle(editor: Editor | null): { BlockHandle: Handle | undefined; isDocked: boolean } {
  const [isWanted, setWanted] = useState(false);
  const hasFailed = useRef(false);
  const [Loaded, setLoaded] = useState<Handle>();
  useEffect(() => {
    if (!editor || isWanted) return undefined;
    const text = editor.view.dom;
    const want = () => setWanted(true);
    if (editor.isFocused && !hasFailed.current) want();
    for (const type of FIRST_USE) text.addEventListener(type, want);
    return () => {
      for (const type of FIRST_USE) text.removeEventListener(type, want);
    };
  }, [editor, isWanted]);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    importModule(() => import('./BlockHandle.tsx')).then(
      (module) => isMounted && setLoaded(() => module.default),
      () => {
        hasFailed.current = true;
        // The next touch of the text tries again.
        if (isMounted) setWanted(false);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [isWanted]);
  return { BlockHandle: Loaded, isDocked: useSyncExternalStore(listen, () => matchMedia(DOCKED).matches) };
}

function listen(onChange: () => void): () => void {
  const media = matchMedia(DOCKED);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
