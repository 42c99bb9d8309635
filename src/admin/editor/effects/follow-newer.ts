import { call } from '../../../shared/api-client.ts';
import { isChanged } from '../state/editor-state.ts';
import type { Editor } from './editor.ts';

/**
 * Back in this tab or online again, an article without unsaved changes is fetched once more, so that nobody starts to
 * write in an old version. Says nothing when that fails: saving will. An answer from before a save in this tab is old.
 */
export async function followNewer({ $state, dispatch }: Editor): Promise<void> {
  const { saved } = $state.get();
  if (saved.id === null || isChanged($state.get())) return;
  try {
    const article = await call('GET /api/admin/articles/:id', { params: { id: saved.id } });
    if ($state.get().saved === saved) dispatch({ type: 'loaded', article });
  } catch {}
}
