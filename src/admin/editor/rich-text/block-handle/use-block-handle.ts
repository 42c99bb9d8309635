import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { importModule } from '../../../../ui/islands/import-module.ts';
import type BlockHandle from './BlockHandle.tsx';

/** Where the text leaves no room beside it, or a finger needs a larger button. */
const DOCKED = '(pointer: coarse), (max-width: 639px)';

type Handle = ComponentType<Parameters<typeof BlockHandle>[0]>;

/** The handle is loaded after the text. Without it the keys of blocks work all the same. */
export function useBlockHandle(): { BlockHandle: Handle | undefined; isDocked: boolean } {
  const [Loaded, setLoaded] = useState<Handle>();
  useEffect(() => {
    let isMounted = true;
    importModule(() => import('./BlockHandle.tsx')).then(
      (module) => isMounted && setLoaded(() => module.default),
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return { BlockHandle: Loaded, isDocked: useSyncExternalStore(listen, () => matchMedia(DOCKED).matches) };
}

function listen(onChange: () => void): () => void {
  const media = matchMedia(DOCKED);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
