import { call } from '../../shared/api-client.ts';
import { importModule } from '../../ui/islands/import-module.ts';
import { hasLocalDrafts } from '../data/clear-local-drafts.ts';
import { $storeUnsaved, $unsaved } from '../navigation/unsaved-changes.ts';

/**
 * Sends the user's unsaved text to the server before a logout deletes it from this browser. `refused` when the server
 * does not take all of it, `no-code` when an update of the site removed the code that sends it. Throws when the server
 * cannot be reached.
 */
export async function sendUnsaved(userId: number): Promise<'sent' | 'refused' | 'no-code'> {
  $storeUnsaved.get()?.();
  if (!$unsaved.get() && !hasLocalDrafts(userId)) return 'sent';
  // A second instance of the module would not know what the editor has sent.
  const load = importModule(() => import('../editor/drafts/server-draft-sync.ts'), { holdsState: true });
  const code = await load.catch(() => undefined);
  if (await code?.sendAllToServer(userId)) return 'sent';
  await call('GET /api/admin/me', {});
  return code ? 'refused' : 'no-code';
}
