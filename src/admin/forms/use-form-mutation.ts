import { type FormEvent, useState } from 'react';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage, fieldErrors } from '../data/error-message.ts';
import type { QueryKey } from '../data/query-keys.ts';
import { useMutation } from '../data/use-mutation.ts';

type Props = {
  run: () => Promise<unknown>;
  /** Title of the toast that shows the error. */
  failureTitle: string;
  /** As in {@link useMutation}. */
  refreshes?: QueryKey[] | undefined;
  /** As in {@link useMutation}. */
  closes?: () => void;
  onDone?: () => void;
  onFailure?: ((error: unknown) => void) | undefined;
};

/** A form that sends one change. Shows errors at their fields and in a toast. */
export function useFormMutation({ run, failureTitle, refreshes, closes, onDone, onFailure }: Props) {
  const [failure, setFailure] = useState<unknown>();
  const mutation = useMutation({
    run,
    ...(refreshes && { refreshes }),
    closes,
    ...(onDone && { onDone }),
    onError: (error) => {
      setFailure(error);
      onFailure?.(error);
      showToast({ title: failureTitle, description: errorMessage(error), tone: 'danger' });
    },
  });
  return {
    failure,
    errors: fieldErrors(failure),
    isPending: mutation.isPending,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      setFailure(undefined);
      void mutation.run();
    },
  };
}
