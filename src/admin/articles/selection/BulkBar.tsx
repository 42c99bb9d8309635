import { useStore } from '@nanostores/react';
import { MAX_BULK_ARTICLES } from '../../../shared/constants.ts';
import { passFocusToPage } from '../../../ui/focus/pass-focus.ts';
import { useDelayedPending } from '../../data/use-delayed-pending.ts';
import { BulkActions } from './BulkActions.tsx';
import type { BulkAction } from './bulk-report.ts';
import { Checkbox } from './Checkbox.tsx';
import { $selection, deselect, type SelectedArticle, select } from './selection.ts';
import { useBulkChange } from './use-bulk-change.ts';

type Props = {
  /** The articles that the user may change. */
  articles: readonly SelectedArticle[];
  /** How long the list is, as a sentence. */
  count: string;
  selectLabel?: string;
  /** All actions by default; fewer for a list of one state. */
  actions?: readonly BulkAction[];
};

/** Above the list: how long it is, and what to do with the selected articles. */
export function BulkBar({ articles, count, selectLabel = 'Select all on this page', actions }: Props) {
  const selection = useStore($selection);
  const { run, isPending } = useBulkChange();
  const isSlow = useDelayedPending(isPending);
  const isEmpty = selection.size === 0;
  const here = articles.filter(({ id }) => selection.has(id)).length;
  return (
    <div
      ref={passFocusToPage}
      aria-busy={isPending}
      className={`flex flex-wrap items-center gap-x-1 rounded-t-sm border border-linen/60 bg-surface pl-1 ${isEmpty ? 'border-b-0' : 'bulk-bar sticky top-0 z-10'} ${isSlow ? 'opacity-60' : ''}`}
    >
      {articles.length > 0 && (
        <Checkbox
          label={selectLabel}
          checked={here === articles.length || (here > 0 && 'some')}
          onChange={(isChecked) => (isChecked ? select(articles) : deselect(articles.map(({ id }) => id)))}
        />
      )}
      <p role="status" className={`mr-auto pr-3 text-sm ${articles.length > 0 ? '' : 'py-3 pl-3'}`}>
        {isEmpty ? count : selectedText(selection.size, selection.size - here)}
      </p>
      {!isEmpty && <BulkActions isBusy={isPending} actions={actions} onChange={(change) => void run(change)} />}
    </div>
  );
}

function selectedText(total: number, elsewhere: number): string {
  const where = elsewhere > 0 ? `, ${elsewhere} of them on other pages` : '';
  const tooMany = total > MAX_BULK_ARTICLES ? `. At most ${MAX_BULK_ARTICLES} can be changed at once` : '';
  return `${total} selected${where}${tooMany}`;
}
