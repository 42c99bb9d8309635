import type { Review, ReviewStatus } from '../../../shared/contract/articles/reviews.ts';
import { formatCardDate } from '../../../shared/dates/dates.ts';
import { describeReviewer, REVIEW_LABELS, reviewBadge, reviewDate } from './labels.ts';
import { WithdrawButton } from './WithdrawButton.tsx';

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
