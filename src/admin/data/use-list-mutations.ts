import { revalidateKeys } from '../../ui/data/query.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage } from './error-message.ts';
import { $restoredEntry } from './restored-focus.ts';
import { useMutation } from './use-mutation.ts';

type Options<Input> = {
  /** §8: 'Writer created successfully', 'Failed to delete writer'. */
  noun: 'writer' | 'category';
  /** The beginning of the keys of what is fetched again (§4). */
  refreshes: string;
  create: (input: Input) => Promise<unknown>;
  update: (id: number, input: Input) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  restore: (id: number) => Promise<unknown>;
  onSaved?: () => void;
  onRefused?: (error: unknown) => void;
};

/** Creating, changing and deleting the entries of a list, with what §8 says of each. */
export function useListMutations<Input>({ noun, refreshes, ...options }: Options<Input>) {
  const save = useMutation<{ id: number | undefined; input: Input }>({
    run: ({ id, input }) => (id === undefined ? options.create(input) : options.update(id, input)),
    refreshes,
    onDone: ({ id }) => {
      showToast({ title: `${capitalised(noun)} ${id === undefined ? 'created' : 'updated'} successfully` });
      options.onSaved?.();
    },
    onError: (error, { id }) => {
      fail(`Failed to ${id === undefined ? 'create' : 'update'} ${noun}`, error);
      options.onRefused?.(error);
    },
  });
  const remove = useMutation<number>({
    run: options.remove,
    refreshes,
    onDone: (id) =>
      showToast({
        title: `${capitalised(noun)} deleted successfully`,
        action: { label: 'Undo', altText: 'Press F8, then Tab, to undo it.', run: () => void restore(id) },
      }),
    onError: (error) => fail(`Failed to delete ${noun}`, error),
  });
  /** The entry's own card is gone with it, so nothing of React is left to do this. */
  const restore = async (id: number) => {
    try {
      await options.restore(id);
      $restoredEntry.set(`${noun} ${id}`);
      revalidateKeys((key) => key.startsWith(refreshes));
      showToast({ title: `${capitalised(noun)} restored` });
    } catch (error) {
      fail(`Failed to restore ${noun}`, error);
    }
  };
  return { save, remove };
}

const fail = (title: string, error: unknown) => showToast({ title, description: errorMessage(error), tone: 'danger' });
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
