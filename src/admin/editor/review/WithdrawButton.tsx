import { useState } from 'react';
import type { Review } from '../../../shared/contract/articles/reviews.ts';
import { passFocus } from '../../../ui/focus/pass-focus.ts';
import { button } from '../../../ui/forms/button.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { errorMessage } from '../../data/error-message.ts';
import { staffCall } from '../../data/staff-call.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { reviewDate, withdrawConsequence } from './labels.ts';

type Props = { articleId: number; review: Review; history: readonly Review[] };

/** Focuses “Reviewed…”, the only button with a description. */
const passFocusToSection = passFocus((removed) =>
  removed.closest('section')?.querySelector<HTMLElement>('button[aria-describedby]'),
);

export function WithdrawButton({ articleId, review, history }: Props) {
  const [isAsking, setAsking] = useState(false);
  const withdrawal = useMutation({
    run: () =>
      staffCall('POST /api/admin/articles/:id/reviews/:review/withdraw', {
        params: { id: articleId, review: review.id },
      }),
    refreshes: [['articles'], ['article', articleId]],
    onDone: () => showToast({ title: 'Review withdrawn' }),
    onError: (error) =>
      showToast({ title: 'Failed to withdraw the review', description: errorMessage(error), tone: 'danger' }),
  });
  return (
    <>
      <button
        ref={passFocusToSection}
        type="button"
        aria-disabled={withdrawal.isPending || undefined}
        className={`${button('quiet-danger', 'small')} -ml-3 aria-disabled:opacity-70`}
        onClick={() => setAsking(true)}
      >
        Withdraw<span className="sr-only"> the review of {reviewDate(review)}</span>
      </button>
      <ConfirmDialog
        open={isAsking}
        title="Withdraw this review?"
        description={withdrawConsequence(review, history)}
        confirmLabel="Withdraw"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void withdrawal.run();
        }}
      />
    </>
  );
}
