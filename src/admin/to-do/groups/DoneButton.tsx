import type { ReactNode } from 'react';
import { passFocus } from '../../../ui/focus/pass-focus.ts';
import { button } from '../../../ui/forms/button.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { errorMessage } from '../../data/error-message.ts';
import { refresh } from '../../data/query.ts';
import { staffCall } from '../../data/staff-call.ts';
import { useMay } from '../../data/staff-user.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { ignoreSecondClick } from '../../lists/ignore-second-click.ts';

type Props = {
  ids: number[];
  label: string;
  /** For screen readers. */
  about: ReactNode;
};

/** Focuses the next Done button, so that the keyboard can continue there. */
const toNext = passFocus((removed) => {
  const row = removed.closest('li');
  return (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button');
});

/** Marks readers' comments as handled, for users who may; Undo reopens them. */
export function DoneButton({ ids, label, about }: Props) {
  const mayPut = useMay('magazine.manage');
  const putting = useMutation({
    run: () => markHandled(ids, true),
    onDone: () =>
      showToast({
        title: ids.length === 1 ? 'Marked as handled' : `${ids.length} marked as handled`,
        action: { label: 'Undo', altText: 'Press F8, then Tab, to undo it.', run: () => void bringBack(ids) },
      }),
    onError: (error) => showFailure('Failed to mark it as handled', error),
  });
  if (!mayPut) return null;
  return (
    <button
      ref={toNext}
      type="button"
      aria-disabled={putting.isPending || undefined}
      className={`${button('quiet', 'small')} shrink-0`}
      onClickCapture={ignoreSecondClick}
      onClick={() => void putting.run()}
    >
      {label}
      <span className="sr-only"> with {about}</span>
    </button>
  );
}

async function markHandled(ids: number[], handled: boolean): Promise<void> {
  await staffCall('POST /api/admin/feedback/handled', { body: { ids, handled } });
  refresh(['articles', 'to-do']);
}

const bringBack = (ids: number[]) =>
  markHandled(ids, false).catch((error: unknown) => showFailure('Failed to bring it back', error));

const showFailure = (title: string, error: unknown) =>
  showToast({ title, description: errorMessage(error), tone: 'danger' });
