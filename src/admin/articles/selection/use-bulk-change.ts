import { NetworkError } from '../../../shared/api-client.ts';
import type { BulkChange as BulkCall } from '../../../shared/contract/articles/bulk-changes.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { undoDeletion } from '../../bin/restore-articles.ts';
import { errorMessage } from '../../data/error-message.ts';
import { refreshAfterFailure } from '../../data/query.ts';
import { staffCall } from '../../data/staff-call.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { remaining, reportOf } from './bulk-report.ts';
import { $report, $selection, deselect } from './selection.ts';

const VERBS = { publish: 'publish', unpublish: 'unpublish', 'set-category': 'move', delete: 'delete' };

export type BulkChange = { action: 'publish' | 'unpublish' | 'delete' } | { action: 'set-category'; category: string };

/** Changes all selected articles. Deselects those that were changed, and reports the rest. */
export function useBulkChange() {
  return useMutation<BulkChange>({
    run: async (chosen) => {
      $report.set(undefined);
      const selected = [...$selection.get().values()];
      const articles = selected.map(({ id, version }) => ({ id, version }));
      const body = { ...chosen, articles } as BulkCall;
      const { results } = await staffCall('POST /api/admin/article-changes', { body });
      const kept = new Set(remaining(results));
      deselect(selected.map(({ id }) => id).filter((id) => !kept.has(id)));
      const outcome = reportOf(chosen.action, selected, results);
      const done = results.flatMap((result) => (result.outcome === 'done' ? [result.id] : []));
      if (outcome.groups.length === 0)
        showToast({ title: outcome.title, ...(chosen.action === 'delete' && { action: undoDeletion(done) }) });
      else $report.set(outcome);
    },
    refreshes: [['articles'], ['article'], ['bin']],
    onError: (error, { action }) => {
      showToast({
        title: `Failed to ${VERBS[action]} the articles`,
        // The connection may have failed after some articles were changed.
        description: `${errorMessage(error)}${error instanceof NetworkError ? ' Look in the list which are done.' : ''}`,
        tone: 'danger',
      });
      refreshAfterFailure(error, ['articles'], ['article']);
    },
  });
}
