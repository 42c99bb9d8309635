import { showToast } from '../../ui/toast/toasts.ts';
import { dangersOf, errorMessage } from '../data/error-message.ts';
import { refresh } from '../data/query.ts';
import type { QueryKey } from '../data/query-keys.ts';
import { useMutation } from '../data/use-mutation.ts';
import { t } from '../language/words.tsx';
import { $restoredEntry } from './restored-focus.ts';

/** The titles of the toasts, in the language of the screen. */
type Titles = Record<
  'created' | 'updated' | 'deleted' | 'restored' | 'notCreated' | 'notUpdated' | 'notDeleted' | 'notRestored',
  string
>;

type Options<Input> = {
  noun: 'writer' | 'category';
  titles: Titles;
  /** As in {@link useMutation}. */
  refreshes: QueryKey[];
  create: (input: Input) => Promise<unknown>;
  update: (id: number, input: Input) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  restore: (id: number) => Promise<unknown>;
  onSaved?: () => void;
  onRefused?: (error: unknown) => void;
};

/** Creates, updates, deletes and restores the entries of a list, with a toast for each. */
export function useListMutations<Input>({ noun, titles, refreshes, ...options }: Options<Input>) {
  const save = useMutation<{ id: number | undefined; input: Input }>({
    run: ({ id, input }) => (id === undefined ? options.create(input) : options.update(id, input)),
    refreshes,
    closes: options.onSaved,
    onDone: ({ id }) => showToast({ title: id === undefined ? titles.created : titles.updated }),
    onError: (error, { id }) => {
      // The form shows a danger, with what to do.
      if (dangersOf(error).length === 0) showError(id === undefined ? titles.notCreated : titles.notUpdated, error);
      options.onRefused?.(error);
    },
  });
  const remove = useMutation<number>({
    run: options.remove,
    refreshes,
    onDone: (id) =>
      showToast({
        title: titles.deleted,
        action: { label: t('Undo'), altText: t('Press F8, then Tab, to undo it.'), run: () => void restore(id) },
      }),
    onError: (error) => showError(titles.notDeleted, error),
  });
  /** Not a mutation hook: the card of the deleted entry is unmounted by now. */
  const restore = async (id: number) => {
    try {
      await options.restore(id);
      $restoredEntry.set(`${noun} ${id}`);
      refresh(...refreshes);
      showToast({ title: titles.restored });
    } catch (error) {
      showError(titles.notRestored, error);
    }
  };
  return { save, remove };
}

const showError = (title: string, error: unknown) =>
  showToast({ title, description: errorMessage(error), tone: 'danger' });
