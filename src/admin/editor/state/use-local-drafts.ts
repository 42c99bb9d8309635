import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $unsaved } from '../../frame/unsaved-changes.ts';
import { $form, $isChanged } from './editor-state.ts';
import { storeDraftNow } from './local-drafts.ts';

const PAUSE_MS = 400;

/** Keeps what is typed in the browser, at each short pause and when the page goes away; tells the leave guard. */
export function useLocalDrafts(): void {
  const isChanged = useStore($isChanged);
  useEffect(() => $unsaved.set(isChanged), [isChanged]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(storeDraftNow, PAUSE_MS);
    };
    const keepNow = () => $unsaved.get() && storeDraftNow();
    const stop = $form.listen(keepSoon);
    addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(timer);
      stop();
      removeEventListener('pagehide', keepNow);
    };
  }, []);
}
