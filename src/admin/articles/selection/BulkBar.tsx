import { useStore } from '@nanostores/react';
import { MAX_BULK_ARTICLES } from '../../../shared/constants.ts';
import { passFocusToPage } from '../../../ui/focus/pass-focus.ts';
import { importModule } from '../../../ui/islands/import-module.ts';
import { useOnDemand } from '../../navigation/on-demand.ts';
import { t } from '../words.ts';
import type { BulkAction } from './bulk-report.ts';
import { Checkbox } from './Checkbox.tsx';
import { $selection, deselect, type SelectedArticle, select } from './selection.ts';

const loadActions = async () => (await importModule(() => import('./BulkActions.tsx'))).BulkActions;

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
export function BulkBar({ articles, count, selectLabel = t('Select all on this page'), actions }: Props) {
  const selection = useStore($selection);
  const isEmpty = selection.size === 0;
  // What is done with a selection comes with the first one; when that fails, with the next or “Try again”.
  const BulkActions = useOnDemand(isEmpty ? null : selection, loadActions, (opened) => opened && select([]));
  const here = articles.filter(({ id }) => selection.has(id)).length;
  return (
    <div
      ref={passFocusToPage}
      className={`flex flex-wrap items-center gap-x-1 rounded-t-sm border border-linen/60 bg-surface pl-1 ${isEmpty ? 'border-b-0' : 'bulk-bar sticky top-0 z-10'}`}
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
      {BulkActions && <BulkActions actions={actions} />}
    </div>
  );
}

function selectedText(total: number, elsewhere: number): string {
  const selected =
    elsewhere > 0
      ? t('{total} selected, {elsewhere} of them on other pages', { total, elsewhere })
      : t('{total} selected', { total });
  if (total <= MAX_BULK_ARTICLES) return selected;
  return `${selected}. ${t('At most {most} can be changed at once', { most: MAX_BULK_ARTICLES })}`;
}
