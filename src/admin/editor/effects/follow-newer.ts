import { call } from '../../../shared/api-client.ts';
import { isChanged } from '../state/editor-state.ts';
import type { Editor } from './editor.ts';

/**
 * Back in this tab or online again, an article without unsaved changes is refetched, so that nobody edits an old
 * version. A failure stays silent, because saving will report it. A response from before a save in this tab is ignored.
 */
export async function followNewer({ $state, dispatch }: Editor): Promise<void> {
  const { saved } = $state.get();
  if (saved.id === null || isChanged($state.get())) return;
  try {
    const article = await call('GET /api/admin/articles/:id', { params: { id: saved.id } });
    if ($state.get().saved === saved) dispatch({ type: 'loaded', article });
  } catch {}
}
