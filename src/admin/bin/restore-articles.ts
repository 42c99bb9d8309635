import { ApiError } from '../../shared/api-client.ts';
import type { AdminArticle } from '../../shared/contract/articles/articles.ts';
import { showToast, type ToastAction } from '../../ui/toast/toasts.ts';
import { errorMessage } from '../data/error-message.ts';
import { refreshAfterFailure } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { $restoredEntry } from '../lists/restored-focus.ts';
import { t } from './words.ts';

/** Restores deleted articles and shows the outcome in a toast. */
export async function restoreArticles(ids: readonly number[]): Promise<void> {
  const restored: AdminArticle[] = [];
  let failure: unknown;
  for (const id of ids)
    try {
      restored.push(await staffCall('POST /api/admin/bin/:id/restore', { params: { id } }));
    } catch (error) {
      failure ??= error;
      // The others would ask for the password again, or wait for the server in vain.
      if (!(error instanceof ApiError) || error.status === 401) break;
    }
  if (restored[0]) $restoredEntry.set(`article ${restored[0].id}`);
  refreshAfterFailure(restored.length > 0 ? undefined : failure, ['articles'], ['article'], ['bin']);
  if (failure === undefined) showToast({ title: titleOf(restored), description: publicationOf(restored) });
  else
    showToast({
      title:
        restored.length > 0
          ? t('{done} of {count} article restored|{done} of {count} articles restored', {
              done: restored.length,
              count: ids.length,
            })
          : t('Failed to restore article'),
      description: errorMessage(failure),
      tone: 'danger',
    });
}

/** For the toast after a deletion. */
export const undoDeletion = (ids: readonly number[]): ToastAction => ({
  label: t('Undo'),
  altText: t('Press F8, then Tab, to undo it.'),
  run: () => void restoreArticles(ids),
});

const titleOf = (restored: AdminArticle[]) =>
  restored.length === 1
    ? t('Article restored')
    : t('{count} article restored|{count} articles restored', { count: restored.length });

function publicationOf(restored: AdminArticle[]): string | undefined {
  const published = restored.filter(({ isPublished }) => isPublished).length;
  if (published === 0) return undefined;
  if (restored.length === 1) return t('It is published again');
  return t('{count} is published again|{count} are published again', { count: published });
}
