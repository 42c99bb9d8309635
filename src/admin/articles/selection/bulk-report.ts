import type { BulkChange, BulkResult } from '../../../shared/contract/articles/bulk-changes.ts';
import { sayError } from '../../errors/error-words.ts';
import { t } from '../words.ts';
import type { SelectedArticle } from './selection.ts';

export type BulkAction = BulkChange['action'];

/** What Writers can do with several of their own drafts. */
export const WRITER_ACTIONS: readonly BulkAction[] = ['set-category', 'delete'];

const TITLES = {
  publish: {
    all: '{count} article published|{count} articles published',
    none: 'The article was not published|None of the {count} articles was published',
    some: '{count} of {total} articles was published|{count} of {total} articles were published',
  },
  unpublish: {
    all: '{count} article unpublished|{count} articles unpublished',
    none: 'The article was not unpublished|None of the {count} articles was unpublished',
    some: '{count} of {total} articles was unpublished|{count} of {total} articles were unpublished',
  },
  'set-category': {
    all: '{count} article moved|{count} articles moved',
    none: 'The article was not moved|None of the {count} articles was moved',
    some: '{count} of {total} articles was moved|{count} of {total} articles were moved',
  },
  delete: {
    all: '{count} article deleted|{count} articles deleted',
    none: 'The article was not deleted|None of the {count} articles was deleted',
    some: '{count} of {total} articles was deleted|{count} of {total} articles were deleted',
  },
} as const satisfies Record<BulkAction, Record<'all' | 'none' | 'some', string>>;

export type Report = {
  title: string;
  /** What was not done, by reason. */
  groups: Array<{ reason: string; articles: SelectedArticle[] }>;
};

const REASONS = {
  changed: 'Changed by a colleague, so not touched. Check them, then try again:',
  gone: 'Deleted by a colleague:',
} as const;

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
    const reason =
      result.outcome === 'refused' ? sayError(result.reason, result.sentences) : t(REASONS[result.outcome]);
    groups.set(reason, [...(groups.get(reason) ?? []), article]);
  }
  const done = results.filter(({ outcome }) => outcome === 'done').length;
  return {
    title: titleOf(action, done, selected.length),
    groups: [...groups].map(([reason, articles]) => ({ reason, articles })),
  };
}

function titleOf(action: BulkAction, done: number, total: number): string {
  const { all, none, some } = TITLES[action];
  if (done === total) return t(all, { count: total });
  return done === 0 ? t(none, { count: total }) : t(some, { count: done, total });
}

/** Stays selected: what can be tried again. */
export const remaining = (results: readonly BulkResult[]): number[] =>
  results.filter(({ outcome }) => outcome === 'changed' || outcome === 'refused').map(({ id }) => id);
