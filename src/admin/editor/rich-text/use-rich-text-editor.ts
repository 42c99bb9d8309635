import { type ComponentType, useEffect, useState } from 'react';
import { $draftStoredAt } from '../state/editor-state.ts';
import { storeDraftForReload } from '../state/local-drafts.ts';
import type { RichTextProps } from './RichTextEditor.tsx';

/** Why the page was not loaded again: there is no server to load it from, or what was typed would be lost. */
export type Refusal = 'no-connection' | 'not-kept';

type State = { Editor?: ComponentType<RichTextProps>; isAway: boolean; refusal?: Refusal };

/**
 * The rich text editor, which comes by itself: it brings TipTap. It stays away when the connection is gone, or when
 * an update of the site has replaced its file. A browser may then refuse that file for as long as the page lives, so
 * trying again is loading the page again, with everything that was typed.
 */
export function useRichTextEditor() {
  const [state, setState] = useState<State>({ isAway: false });
  useEffect(() => {
    let isShown = true;
    import('./RichTextEditor.tsx').then(
      ({ default: Editor }) => isShown && setState({ Editor, isAway: false }),
      () => isShown && setState({ isAway: true }),
    );
    return () => {
      isShown = false;
    };
  }, []);
  const tryAgain = async () => {
    const refusal = await reload();
    if (refusal) setState({ isAway: true, refusal });
  };
  return { ...state, tryAgain };
}

async function reload(): Promise<Refusal | undefined> {
  const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok) return 'no-connection';
  storeDraftForReload();
  if ($draftStoredAt.get() === false) return 'not-kept';
  location.reload();
  return undefined;
}
