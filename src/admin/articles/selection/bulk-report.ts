import type { BulkChange, BulkResult } from '../../../shared/contract/articles/bulk-changes.ts';
import type { SelectedArticle } from './selection.ts';

export type BulkAction = BulkChange['action'];

/** What Writers can do with several of their own drafts. */
export const WRITER_ACTIONS = {
  selectLabel: 'Select all your drafts on this page',
  actions: ['set-category', 'delete'],
} as const satisfies { selectLabel: string; actions: readonly BulkAction[] };

const DONE_WORDS: Record<BulkAction, string> = {
  publish: 'published',
  unpublish: 'unpublished',
  'set-category': 'moved',
  delete: 'deleted',
};

export type Report = {
  title: string;
  /** What was not done, by reason. */
  groups: Array<{ reason: string; articles: SelectedArticle[] }>;
};

const REASONS = {
  changed: 'Changed by a colleague, so not touched. Check them, then try again:',
  gone: 'Deleted by a colleague:',
};

/** What became of a change of several articles, in words. */
export function reportOf(
  action: BulkAction,
  selected: readonly SelectedArticle[],
  results: readonly BulkResult[],
): Report {
  const groups = new Map<string, SelectedArticle[]>();
  for (const result of results) {
    const article = selected.find(({ id }) => id === result.id);
    if (!article || result.outcome === 'done') continue;
    const reason = result.outcome === 'refused' ? result.reason : REASONS[result.outcome];
    groups.set(reason, [...(groups.get(reason) ?? []), article]);
  }
  const done = results.filter(({ outcome }) => outcome === 'done').length;
  return {
    title: titleOf(done, selected.length, DONE_WORDS[action]),
    groups: [...groups].map(([reason, articles]) => ({ reason, articles })),
  };
}

function titleOf(done: number, total: number, word: string): string {
  if (done === total) return `${countOf(total)} ${word}`;
  if (done === 0) return total === 1 ? `The article was not ${word}` : `None of the ${total} articles was ${word}`;
  return `${done} of ${total} articles ${done === 1 ? 'was' : 'were'} ${word}`;
}

export const countOf = (total: number) => (total === 1 ? '1 article' : `${total} articles`);

/** Stays selected: what can be tried again. */
export const remaining = (results: readonly BulkResult[]): number[] =>
  results.filter(({ outcome }) => outcome === 'changed' || outcome === 'refused').map(({ id }) => id);
