import { paths } from '../../../shared/paths.ts';
import { revalidateKeys } from '../../../ui/data/query.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { $categories } from '../../categories/categories.ts';
import { dashboardAddress } from '../../frame/list-position.ts';
import { showToastOnNextPage } from '../../frame/next-page-toast.ts';
import { leaveWithoutConfirming } from '../../frame/unsaved-changes.ts';
import { $pendingUploads, uploadsSettled } from '../../uploads/pending-uploads.ts';
import { deleteDraft, storeDraft } from '../drafts/drafts.ts';
import { createPauseTimer } from './pause-timer.ts';
import type { Ports } from './ports.ts';
import { sendArticle } from './send-article.ts';

export const browserPorts = (): Ports => ({
  ...createPauseTimer(),
  now: () => new Date().toISOString(),
  storeDraft,
  deleteDraft,
  hasUploads: () => $pendingUploads.get() > 0,
  uploadsSettled,
  send: sendArticle,
  onSaved: () => revalidateKeys((key) => key.startsWith('articles')),
  showToast,
  focusFirstError,
  refreshCategories: () => $categories.revalidate(),
  replaceAddress,
  leave: (toast) => {
    if (toast) showToastOnNextPage(toast);
    leaveWithoutConfirming(dashboardAddress());
  },
});

/** Waits a frame: React marks the invalid fields first. */
function focusFirstError(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus());
}

/** From its first save on, reloading and going back find the new article. */
function replaceAddress(id: number): void {
  history.replaceState(null, '', paths.editor(id));
  document.title = document.title.replace('New Article', 'Edit Article');
}
