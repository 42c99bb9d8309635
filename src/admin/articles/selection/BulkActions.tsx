import { useStore } from '@nanostores/react';
import { Fragment, useState } from 'react';
import { MAX_BULK_ARTICLES } from '../../../shared/constants.ts';
import { passFocus } from '../../../ui/focus/pass-focus.ts';
import { button } from '../../../ui/forms/button.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { overlay } from '../../../ui/overlay/overlay.ts';
import { $categories } from '../../categories/categories.ts';
import { form } from '../../forms/form-classes.ts';
import { ArticleTitle } from '../ArticleTitle.tsx';
import { type BulkAction, countOf } from './bulk-report.ts';
import { $selection, clearSelection, type SelectedArticle } from './selection.ts';
import type { BulkChange } from './use-bulk-change.ts';

type Props = {
  isBusy: boolean;
  actions?: readonly BulkAction[] | undefined;
  onChange: (change: BulkChange) => void;
};

const toCheckbox = passFocus((buttons) => buttons.parentElement?.querySelector('input'));

const ALL: readonly BulkAction[] = ['publish', 'unpublish', 'set-category', 'delete'];

export function BulkActions({ isBusy, actions = ALL, onChange }: Props) {
  const selection = useStore($selection);
  const [asked, setAsked] = useState<'category' | 'delete'>();
  const isOff = isBusy || selection.size > MAX_BULK_ARTICLES;
  const close = () => setAsked(undefined);
  const changeTo = (change: BulkChange) => {
    close();
    onChange(change);
  };
  /** Not `disabled`, which would take the focus away. */
  const action = (label: string, act: () => void, variant: 'quiet' | 'quiet-danger' = 'quiet') => (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      className={`${button(variant, 'small')} aria-disabled:opacity-50 max-sm:px-2.5`}
      onClick={() => isOff || act()}
    >
      {label}
    </button>
  );
  return (
    <div ref={toCheckbox} className="contents">
      <button type="button" className={`${button('quiet', 'small')} sm:order-last`} onClick={clearSelection}>
        Clear<span className="sr-only"> the selection</span>
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div role="group" aria-label="Change the selected articles" className="flex flex-wrap">
        {actions.includes('publish') && action('Publish', () => changeTo({ action: 'publish' }))}
        {actions.includes('unpublish') && action('Unpublish', () => changeTo({ action: 'unpublish' }))}
        {actions.includes('set-category') && action('Category', () => setAsked('category'))}
        {actions.includes('delete') && action('Delete', () => setAsked('delete'), 'quiet-danger')}
      </div>
      <CategoryDialog
        isOpen={asked === 'category'}
        total={selection.size}
        onClose={close}
        onChosen={(category) => changeTo({ action: 'set-category', category })}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        title={`Delete ${countOf(selection.size)}?`}
        description={<Deleted articles={[...selection.values()]} />}
        confirmLabel="Delete"
        danger
        onCancel={close}
        onConfirm={() => changeTo({ action: 'delete' })}
      />
    </div>
  );
}

const MAX_NAMED = 5;

function Deleted({ articles }: { articles: SelectedArticle[] }) {
  const more = articles.length - MAX_NAMED;
  return (
    <>
      {articles.slice(0, MAX_NAMED).map(({ id, title, language }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}“<ArticleTitle language={language} title={title} />”
        </Fragment>
      ))}
      {more > 0 && ` and ${more} more`}
      {articles.length === 1
        ? ' goes to the bin. You can restore it for 30 days.'
        : ' go to the bin. You can restore them for 30 days.'}
    </>
  );
}

type CategoryDialogProps = {
  isOpen: boolean;
  total: number;
  onClose: () => void;
  onChosen: (category: string) => void;
};

function CategoryDialog({ isOpen, total, onClose, onChosen }: CategoryDialogProps) {
  const { data: categories } = useStore($categories);
  const [category, setCategory] = useState('');
  const options = (categories ?? []).map(({ name }) => ({ value: name, label: name, lang: 'nl' }));
  return (
    <Dialog open={isOpen} onOpenChange={(open) => open || onClose()} title={`Move ${countOf(total)}`}>
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (category) onChosen(category);
        }}
      >
        <label htmlFor="bulk-category" className={form.label}>
          To the category
        </label>
        <Select
          id="bulk-category"
          value={category}
          onChange={setCategory}
          options={options}
          placeholder="Choose a category"
        />
        <div className={overlay.actions}>
          <button type="button" className={button('secondary', 'small')} onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className={button('primary', 'small')} disabled={!category}>
            Move
          </button>
        </div>
      </form>
    </Dialog>
  );
}
