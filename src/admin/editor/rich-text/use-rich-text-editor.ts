import { type ComponentType, useEffect, useState } from 'react';
import { $draftStoredAt } from '../state/editor-state.ts';
import { storeDraftForReload } from '../state/local-drafts.ts';
import type { RichTextProps } from './RichTextEditor.tsx';

/** Why the page cannot reload: the server is unreachable, or the draft would be lost. */
export type ReloadError = 'no-connection' | 'draft-not-stored';

type State = { Editor?: ComponentType<RichTextProps>; hasFailed: boolean; reloadError?: ReloadError };

/**
 * Loads the rich text editor. That fails without a connection, or when an update of the site has replaced the file.
 * Browsers remember a failed import as long as the page lives, so `retry` reloads the page and restores the draft.
 */
export function useRichTextEditor() {
  const [state, setState] = useState<State>({ hasFailed: false });
  useEffect(() => {
    let isMounted = true;
    import('./RichTextEditor.tsx').then(
      ({ default: Editor }) => isMounted && setState({ Editor, hasFailed: false }),
      () => isMounted && setState({ hasFailed: true }),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  const retry = async () => {
    const reloadError = await reload();
    if (reloadError) setState({ hasFailed: true, reloadError });
  };
  return { ...state, retry };
}

async function reload(): Promise<ReloadError | undefined> {
  const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (!response?.ok) return 'no-connection';
  storeDraftForReload();
  if ($draftStoredAt.get() === false) return 'draft-not-stored';
  location.reload();
  return undefined;
}
