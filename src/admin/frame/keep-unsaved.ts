import { call } from '../../shared/api-client.ts';
import { hasLocalDrafts } from '../app/clear-local-drafts.ts';
import { $storeUnsaved, $unsaved } from './unsaved-changes.ts';

/**
 * Before a logout: hands the unsaved text of a user to the server, because nothing of it stays in the browser. False
 * when the server does not take all of it; throws when it cannot be reached, as the logout itself would.
 */
export async function keepUnsaved(userId: number): Promise<boolean> {
  $storeUnsaved.get()?.();
  if (!$unsaved.get() && !hasLocalDrafts(userId)) return true;
  const keptAll = await import('../editor/drafts/kept-on-server.ts')
    .then(({ keepAllOnServer }) => keepAllOnServer(userId))
    .catch(() => false);
  if (!keptAll) await call('GET /api/admin/me', {});
  return keptAll;
}
