import { paths } from '../../../shared/paths.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { listShowing } from '../../articles/articles.ts';
import { $categories } from '../../categories/categories.ts';
import { refresh } from '../../data/query.ts';
import { navigate, replaceAddress } from '../../navigation/navigate.ts';
import { $dashboardAddress } from '../../navigation/scroll-positions.ts';
import { mustWaitForUploads, uploadsSettled } from '../../uploads/pending-uploads.ts';
import { deleteDraft, storeDraft } from '../drafts/drafts.ts';
import { removeFromServer, syncToServer } from '../drafts/server-draft-sync.ts';
import { typedAt } from '../drafts/typed-at.ts';
import { discardChanges } from './discard-changes.ts';
import { createPauseTimer } from './pause-timer.ts';
import type { Ports } from './ports.ts';
import { sendArticle } from './send-article.ts';

export const browserPorts = (): Ports => ({
  ...createPauseTimer(),
  now: typedAt,
  storeDraft: (draft) => {
    syncToServer(draft);
    return storeDraft(draft);
  },
  deleteDraft: (key) => {
    removeFromServer(key);
    deleteDraft(key);
  },
  hasUploads: mustWaitForUploads,
  uploadsSettled,
  send: sendArticle,
  discard: (effect) => discardChanges(effect),
  onChanged: (id) => refresh(['articles'], ['article', id]),
  showToast,
  focusFirstError,
  refreshCategories: () => $categories.revalidate(),
  // From the first save on, reloading and Back find the new article.
  replaceAddress: (id) => replaceAddress(paths.editor(id)),
  leave: (toast, saved) => {
    if (toast) showToast(toast);
    const list = $dashboardAddress.get();
    navigate(saved ? listShowing(list, saved.form, saved.isNew) : list, { discard: true });
  },
});

/** Waits for a frame, in which React marks the invalid fields. */
function focusFirstError(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
}
