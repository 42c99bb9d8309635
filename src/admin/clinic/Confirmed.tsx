import type { Ref } from 'react';
import { button } from '../../ui/forms/button.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { errorMessage } from '../data/error-message.ts';
import { formatDateTime } from '../data/format-date.ts';
import { staffCall } from '../data/staff-call.ts';
import { useMay } from '../data/staff-user.ts';
import { useMutation } from '../data/use-mutation.ts';
import { ignoreSecondClick } from '../lists/Actions.tsx';

type Confirmation = { at: string | null; by: string | null };

/** When somebody last stood for what a document says. */
export const ConfirmedLine = ({ at, by }: Confirmation) =>
  at === null ? (
    <>Nobody confirmed this here yet</>
  ) : (
    <>
      Confirmed <time dateTime={at}>{formatDateTime(at)}</time>
      {by && ` by ${by}`}
    </>
  );

type ButtonProps = {
  path: string;
  title: string;
  variant?: 'secondary' | 'quiet';
  focusRef?: Ref<HTMLButtonElement>;
};

/** Confirms what readers see, for users who may. */
export function StillRightButton({ path, title, variant = 'secondary', focusRef }: ButtonProps) {
  const may = useMay('site.publish');
  const confirming = useMutation({
    run: () => staffCall('POST /api/admin/site-documents/document/confirm', { body: { path } }),
    refreshes: [['documents'], ['document', path], ['articles', 'to-do']],
    onDone: () => showToast({ title: 'Confirmed', description: `${title} is still right` }),
    onError: (error) => showToast({ title: 'Failed to confirm', description: errorMessage(error), tone: 'danger' }),
  });
  if (!may) return null;
  return (
    <button
      ref={focusRef}
      type="button"
      aria-disabled={confirming.isPending || undefined}
      className={`${button(variant, 'small')} shrink-0 aria-disabled:opacity-55`}
      onClickCapture={ignoreSecondClick}
      onClick={() => void confirming.run()}
    >
      Still right<span className="sr-only">: {title}</span>
    </button>
  );
}
