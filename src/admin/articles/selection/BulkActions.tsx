import { useStore } from '@nanostores/react';
import { Fragment, useState } from 'react';
import { NetworkError } from '../../../shared/api-client.ts';
import { MAX_BULK_ARTICLES } from '../../../shared/constants.ts';
import type { BulkChange as BulkCall } from '../../../shared/contract/articles/bulk-changes.ts';
import { passFocus } from '../../../ui/focus/pass-focus.ts';
import { button } from '../../../ui/forms/button.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { overlay } from '../../../ui/overlay/overlay.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { undoDeletion } from '../../bin/restore-articles.ts';
import { $categories } from '../../categories/categories.ts';
import { errorMessage } from '../../data/error-message.ts';
import { staffCall } from '../../data/staff-call.ts';
import { useDelayedPending } from '../../data/use-delayed-pending.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { fetchErrorWords } from '../../errors/error-words.ts';
import { form } from '../../forms/form-classes.ts';
import { hidden } from '../../language/words.tsx';
import { ArticleTitle } from '../ArticleTitle.tsx';
import { t } from '../words.ts';
import { type BulkAction, remaining, reportOf } from './bulk-report.ts';
import { $report, $selection, clearSelection, deselect, type SelectedArticle } from './selection.ts';

const toCheckbox = passFocus((buttons) => buttons.parentElement?.querySelector('input'));

const ALL: readonly BulkAction[] = ['publish', 'unpublish', 'set-category', 'delete'];

/** What can be done with the selected articles. */
export function BulkActions({ actions = ALL }: { actions?: readonly BulkAction[] | undefined }) {
  const selection = useStore($selection);
  const { run, isPending } = useBulkChange();
  const isSlow = useDelayedPending(isPending);
  const [asked, setAsked] = useState<'category' | 'delete'>();
  const isOff = isPending || selection.size > MAX_BULK_ARTICLES;
  const close = () => setAsked(undefined);
  const changeTo = (change: BulkChange) => {
    close();
    void run(change);
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
        {t.rich('Clear<hidden> the selection</hidden>', { hidden })}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        role="group"
        aria-label={t('Change the selected articles')}
        aria-busy={isPending}
        className={`flex flex-wrap ${isSlow ? 'opacity-60' : ''}`}
      >
        {actions.includes('publish') && action(t('Publish'), () => changeTo({ action: 'publish' }))}
        {actions.includes('unpublish') && action(t('Unpublish'), () => changeTo({ action: 'unpublish' }))}
        {actions.includes('set-category') && action(t('Category'), () => setAsked('category'))}
        {actions.includes('delete') && action(t('Delete'), () => setAsked('delete'), 'quiet-danger')}
      </div>
      <CategoryDialog
        isOpen={asked === 'category'}
        total={selection.size}
        onClose={close}
        onChosen={(category) => changeTo({ action: 'set-category', category })}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        title={t('Delete {count} article?|Delete {count} articles?', { count: selection.size })}
        description={<Deleted articles={[...selection.values()]} />}
        confirmLabel={t('Delete')}
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
  const names = articles.slice(0, MAX_NAMED).map(({ id, title, language }, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}“<ArticleTitle language={language} title={title} />”
    </Fragment>
  ));
  if (articles.length === 1) return t.rich('{names} goes to the bin. You can restore it for 30 days.', { names });
  return more > 0
    ? t.rich('{names} and {more} more go to the bin. You can restore them for 30 days.', { names, more })
    : t.rich('{names} go to the bin. You can restore them for 30 days.', { names });
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
    <Dialog
      open={isOpen}
      onOpenChange={(open) => open || onClose()}
      title={t('Move {count} article|Move {count} articles', { count: total })}
    >
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (category) onChosen(category);
        }}
      >
        <label htmlFor="bulk-category" className={form.label}>
          {t('To the category')}
        </label>
        <Select
          id="bulk-category"
          value={category}
          onChange={setCategory}
          options={options}
          placeholder={t('Choose a category')}
        />
        <div className={overlay.actions}>
          <button type="button" className={button('secondary', 'small')} onClick={onClose}>
            {t('Cancel')}
          </button>
          <button type="submit" className={button('primary', 'small')} disabled={!category}>
            {t('Move')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

const FAILURES = {
  publish: 'Failed to publish the articles',
  unpublish: 'Failed to unpublish the articles',
  'set-category': 'Failed to move the articles',
  delete: 'Failed to delete the articles',
} as const;

type BulkChange = { action: 'publish' | 'unpublish' | 'delete' } | { action: 'set-category'; category: string };

/** Changes all selected articles. Deselects those that were changed, and reports the rest. */
function useBulkChange() {
  return useMutation<BulkChange>({
    run: async (chosen) => {
      $report.set(undefined);
      const selected = [...$selection.get().values()];
      const articles = selected.map(({ id, version }) => ({ id, version }));
      const body = { ...chosen, articles } as BulkCall;
      const { results } = await staffCall('POST /api/admin/article-changes', { body });
      if (results.some(({ outcome }) => outcome === 'refused')) await fetchErrorWords();
      const kept = new Set(remaining(results));
      deselect(selected.map(({ id }) => id).filter((id) => !kept.has(id)));
      const outcome = reportOf(chosen.action, selected, results);
      const done = results.flatMap((result) => (result.outcome === 'done' ? [result.id] : []));
      if (outcome.groups.length === 0)
        showToast({ title: outcome.title, ...(chosen.action === 'delete' && { action: undoDeletion(done) }) });
      else $report.set(outcome);
    },
    refreshes: [['articles'], ['article'], ['bin']],
    onError: (error, { action }) =>
      showToast({
        title: t(FAILURES[action]),
        // The connection may have failed after some articles were changed.
        description: [errorMessage(error), error instanceof NetworkError && t('Look in the list which are done.')]
          .filter(Boolean)
          .join(' '),
        tone: 'danger',
      }),
  });
}
