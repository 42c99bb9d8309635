import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { MAX_BULK_ARTICLES } from '../../../shared/constants.ts';
import type { AdminArticle } from '../../../shared/contract/articles.ts';
import { button } from '../../../ui/forms/button.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { useDelayedPending } from '../../data/use-delayed-pending.ts';
import { BulkReport } from './BulkReport.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';
import { Checkbox } from './Checkbox.tsx';
import { countOf } from './report.ts';
import { $selection, clearSelection, deselect, type SelectedArticle, select } from './selection.ts';
import { useBulkChange } from './use-bulk-change.ts';
import './bulk-bar.css';

type Props = { articles: AdminArticle[]; total: number };
type Asked = 'category' | 'delete' | undefined;

/** Above the list: how long it is, and what to do with the selected articles. */
export function BulkBar({ articles, total }: Props) {
  const selection = useStore($selection);
  const { run, isPending, report, closeReport } = useBulkChange();
  const [asked, setAsked] = useState<Asked>();
  const isSlow = useDelayedPending(isPending);
  const isTooMany = selection.size > MAX_BULK_ARTICLES;
  const close = () => setAsked(undefined);
  /** Not `disabled`, which would take the focus away. */
  const action = (label: string, act: () => void, tone = '') => (
    <button
      type="button"
      aria-disabled={isPending || isTooMany || undefined}
      className={`${button('quiet', 'small')} aria-disabled:opacity-50 ${tone}`}
      onClick={() => isPending || isTooMany || act()}
    >
      {label}
    </button>
  );
  return (
    <>
      <BulkReport report={report} onClose={closeReport} />
      <div
        aria-busy={isPending}
        className={`flex flex-wrap items-center gap-x-1 rounded-t-sm border border-b-0 border-linen/60 bg-white pl-1 ${selection.size > 0 ? 'bulk-bar sticky top-0 z-10 border-b' : ''} ${isSlow ? 'opacity-60' : ''}`}
      >
        <SelectPage articles={articles} />
        <p role="status" className="mr-auto pr-3 text-sm">
          {selection.size === 0 ? countOf(total) : selectedText(selection, articles)}
          {isTooMany && `. At most ${MAX_BULK_ARTICLES} can be changed at once`}
        </p>
        {selection.size > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
          <div role="group" aria-label="Change the selected articles" className="flex flex-wrap">
            {action('Publish', () => void run({ action: 'publish' }))}
            {action('Unpublish', () => void run({ action: 'unpublish' }))}
            {action('Category', () => setAsked('category'))}
            {action('Delete', () => setAsked('delete'), 'text-danger')}
            {action('Clear', clearSelection)}
          </div>
        )}
      </div>
      <CategoryDialog
        isOpen={asked === 'category'}
        total={selection.size}
        onClose={close}
        onChosen={(category) => {
          close();
          void run({ action: 'set-category', category });
        }}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        title={`Delete ${countOf(selection.size)}?`}
        description={<Titles articles={[...selection.values()]} />}
        confirmLabel="Delete"
        danger
        onCancel={close}
        onConfirm={() => {
          close();
          void run({ action: 'delete' });
        }}
      />
    </>
  );
}

function selectedText(selection: ReadonlyMap<number, SelectedArticle>, articles: AdminArticle[]): string {
  const elsewhere = selection.size - articles.filter(({ id }) => selection.has(id)).length;
  return `${selection.size} selected${elsewhere > 0 ? `, ${elsewhere} of them on other pages` : ''}`;
}

function SelectPage({ articles }: { articles: AdminArticle[] }) {
  const selection = useStore($selection);
  const here = articles.filter(({ id }) => selection.has(id)).length;
  return (
    <Checkbox
      label="Select all on this page"
      checked={here === articles.length || (here > 0 && 'some')}
      onChange={(isChecked) => (isChecked ? select(articles) : deselect(articles.map(({ id }) => id)))}
    />
  );
}

const MAX_LISTED = 5;

function Titles({ articles }: { articles: SelectedArticle[] }) {
  const listed = articles.slice(0, MAX_LISTED).map(({ title }) => `“${title}”`);
  const more = articles.length - listed.length;
  return `${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''} will be deleted for good. This cannot be undone.`;
}
