import { useState } from 'react';
import type { BulkChange } from '../../../shared/contract/bulk-changes.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { errorDetail } from '../../data/error-message.ts';
import { refresh } from '../../data/query.ts';
import { staffCall } from '../../data/staff-call.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { DONE_WORDS, type Report, remaining, reportOf } from './report.ts';
import { $selection, deselect } from './selection.ts';

type Change = { action: 'publish' | 'unpublish' | 'delete' } | { action: 'set-category'; category: string };

/** Changes all selected articles. What was done is deselected; of the rest a report remains. */
export function useBulkChange() {
  const [report, setReport] = useState<Report>();
  const change = useMutation<Change>({
    run: async (chosen) => {
      setReport(undefined);
      const selected = [...$selection.get().values()];
      const articles = selected.map(({ id, version }) => ({ id, version }));
      const body = { ...chosen, articles } as BulkChange;
      const { results } = await staffCall('POST /api/admin/article-changes', { body });
      const kept = new Set(remaining(results));
      deselect(selected.map(({ id }) => id).filter((id) => !kept.has(id)));
      const outcome = reportOf(chosen.action, selected, results);
      if (outcome.groups.length === 0) showToast({ title: outcome.title });
      else setReport(outcome);
    },
    refreshes: [['articles'], ['article']],
    onError: (error, { action }) => {
      showToast({
        title: `The articles were not ${DONE_WORDS[action]}`,
        description: errorDetail(error),
        tone: 'danger',
      });
      // Some may be: the connection can end after the work.
      refresh(['articles'], ['article']);
    },
  });
  return { run: change.run, isPending: change.isPending, report, closeReport: () => setReport(undefined) };
}
