import { call } from '../../../shared/api-client.ts';
import { isChanged } from '../state/editor-state.ts';
import type { Editor } from './editor.ts';

/**
 * Refetches an article without unsaved changes when the user returns to the tab or is online again, so that they do not
 * edit an old version. Failures are ignored: saving reports them. So is a response from before a save in this tab.
 */
export async function refetchNewer({ $state, dispatch }: Editor): Promise<void> {
  const { saved } = $state.get();
  if (saved.id === null || isChanged($state.get())) return;
  try {
    const article = await call('GET /api/admin/articles/:id', { params: { id: saved.id } });
    if ($state.get().saved === saved) dispatch({ type: 'loaded', article });
  } catch {}
}
