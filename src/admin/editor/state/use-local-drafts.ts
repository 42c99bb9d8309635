import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $unsaved } from '../../frame/unsaved-changes.ts';
import { $form, $isChanged } from './editor-state.ts';
import { storeFormAsDraft } from './local-drafts.ts';

const TYPING_PAUSE_MS = 400;

/** Stores the form as a draft at each pause in typing and when the page closes. */
export function useLocalDrafts(): void {
  const isChanged = useStore($isChanged);
  useEffect(() => $unsaved.set(isChanged), [isChanged]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const storeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(storeFormAsDraft, TYPING_PAUSE_MS);
    };
    const storeNow = () => $unsaved.get() && storeFormAsDraft();
    const stopListening = $form.listen(storeSoon);
    addEventListener('pagehide', storeNow);
    return () => {
      clearTimeout(timer);
      stopListening();
      storeNow();
      $unsaved.set(false);
      removeEventListener('pagehide', storeNow);
    };
  }, []);
}
