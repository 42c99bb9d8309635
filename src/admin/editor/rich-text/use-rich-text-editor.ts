import { type ComponentType, useEffect, useState } from 'react';
import { importModule } from '../../../ui/islands/import-module.ts';
import { pageResponds } from '../../navigation/page-responds.ts';
import { storeForReload } from '../../navigation/reload-page.ts';
import type { RichTextProps } from './RichTextEditor.tsx';

/** Why the page cannot reload: the server is unreachable, or the draft would be lost. */
export type ReloadError = 'no-connection' | 'draft-not-stored';

type State = { Component?: ComponentType<RichTextProps>; hasFailed: boolean; reloadError?: ReloadError };

/**
 * Loads the rich text editor. That fails without a connection, or when an update of the site has replaced the file.
 * Then `retry` reloads the page, which restores the draft.
 */
export function useRichTextEditor() {
  const [state, setState] = useState<State>({ hasFailed: false });
  useEffect(() => {
    let isMounted = true;
    importModule(() => import('./RichTextEditor.tsx')).then(
      ({ default: Component }) => isMounted && setState({ Component, hasFailed: false }),
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
  const { href } = location;
  if (!(await pageResponds(href))) return 'no-connection';
  // By now the user may be on another screen, which works.
  if (location.href !== href) return undefined;
  if (!storeForReload()) return 'draft-not-stored';
  location.reload();
  return undefined;
}
