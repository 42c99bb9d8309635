import { call } from '../../shared/api-client.ts';
import { importModule } from '../../ui/islands/import-module.ts';
import { hasLocalDrafts } from '../app/clear-local-drafts.ts';
import { $storeUnsaved, $unsaved } from './unsaved-changes.ts';

/**
 * Before a logout: hands the unsaved text of a user to the server, because nothing of it stays in the browser. `refused`
 * when the server does not take all of it, `no-code` when a new version of the site replaced what hands it over. Throws
 * when the server cannot be reached, as the logout itself would.
 */
export async function keepUnsaved(userId: number): Promise<'kept' | 'refused' | 'no-code'> {
  $storeUnsaved.get()?.();
  if (!$unsaved.get() && !hasLocalDrafts(userId)) return 'kept';
  // A second copy of it would not know what the editor has sent.
  const load = importModule(() => import('../editor/drafts/kept-on-server.ts'), { holdsState: true });
  const code = await load.catch(() => undefined);
  if (await code?.keepAllOnServer(userId)) return 'kept';
  await call('GET /api/admin/me', {});
  return code ? 'refused' : 'no-code';
}
