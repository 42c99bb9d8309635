import { type ComponentType, useEffect, useState } from 'react';
import { importModule } from '../../../ui/islands/import-module.ts';
import { forgetUnsaved } from '../../frame/unsaved-changes.ts';
import { resumeAfterReload } from '../drafts/resume.ts';
import type { Editor } from '../effects/editor.ts';
import type { RichTextProps } from './RichTextEditor.tsx';

/** Why the page cannot reload: the server is unreachable, or the draft would be lost. */
export type ReloadError = 'no-connection' | 'draft-not-stored';

type State = { Component?: ComponentType<RichTextProps>; hasFailed: boolean; reloadError?: ReloadError };

/**
 * Loads the rich text editor. That fails without a connection, or when an update of the site has replaced the file.
 * Browsers remember a failed import as long as the page lives, so `retry` reloads the page and restores the draft.
 */
export function useRichTextEditor(editor: Editor) {
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
    const reloadError = await reload(editor);
    if (reloadError) setState({ hasFailed: true, reloadError });
  };
  return { ...state, retry };
}

async function reload(editor: Editor): Promise<ReloadError | undefined> {
  const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (!response?.ok) return 'no-connection';
  if (!editor.storeDraftNow()) return 'draft-not-stored';
  resumeAfterReload(editor.$state.get().draft.key);
  forgetUnsaved();
  location.reload();
  return undefined;
}
