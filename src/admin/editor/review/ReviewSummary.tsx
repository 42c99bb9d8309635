import { useState } from 'react';
import type { Review, ReviewStatus } from '../../../shared/contract/articles/reviews.ts';
import { formatCardDate } from '../../../shared/dates/dates.ts';
import { passFocus } from '../../../ui/focus/pass-focus.ts';
import { button } from '../../../ui/forms/button.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { errorMessage } from '../../data/error-message.ts';
import { staffCall } from '../../data/staff-call.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { describeReviewer, REVIEW_LABELS, reviewBadge, reviewDate, withdrawConsequence } from './labels.ts';

type Props = {
  articleId: number;
  heading: string | undefined;
  status: ReviewStatus;
  history: readonly Review[];
  isOfDraft?: boolean;
  mayWithdraw: boolean;
};

export function ReviewSummary({ articleId, heading, status, history, isOfDraft = false, mayWithdraw }: Props) {
  const { state, hasChanged } = status;
  // A review of the published text is shown below, with what readers see.
  const review = isOfDraft && !status.review?.isOfDraft ? null : status.review;
  return (
    <div className="text-sm">
      {heading && <h3 className="mb-1 font-sans text-xs font-medium tracking-normal text-ink-soft">{heading}</h3>}
      <p>
        <span className={reviewBadge(state)}>{REVIEW_LABELS[state]}</span>
      </p>
      {review && (
        <>
          <p className="mt-2 wrap-anywhere">
            Checked by <span lang="nl">{describeReviewer(review.reviewer)}</span> on{' '}
            <time dateTime={review.reviewedAt}>{reviewDate(review)}</time>
            {review.reviewer.isActive ? '.' : ', who no longer has an account here.'}
          </p>
          <p className="mt-1">
            {state === 'due' ? 'Next check was due on' : 'Next check by'}{' '}
            <time dateTime={review.dueOn}>{formatCardDate(review.dueOn)}</time>.
          </p>
          {hasChanged && (
            <p className="mt-1">The text, pictures or title changed since. Readers see the day of the check.</p>
          )}
          {review.note && <p className="mt-1 wrap-anywhere text-ink-soft">Note: {review.note}</p>}
          {mayWithdraw && <WithdrawButton articleId={articleId} review={review} history={history} />}
        </>
      )}
    </div>
  );
}

type WithdrawButtonProps = { articleId: number; review: Review; history: readonly Review[] };

/** Focuses “Reviewed…”, the only button with a description. */
const passFocusToSection = passFocus((removed) =>
  removed.closest('section')?.querySelector<HTMLElement>('button[aria-describedby]'),
);

function WithdrawButton({ articleId, review, history }: WithdrawButtonProps) {
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
