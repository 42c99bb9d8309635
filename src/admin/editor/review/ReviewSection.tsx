import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import type { ArticleReviews, Review, ReviewStatus } from '../../../shared/contract/articles/reviews.ts';
import { passFocus } from '../../../ui/focus/pass-focus.ts';
import { button } from '../../../ui/forms/button.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { articleQuery } from '../../articles/articles.ts';
import { errorMessage } from '../../data/error-message.ts';
import { formatDate } from '../../data/format-date.ts';
import { staffCall } from '../../data/staff-call.ts';
import { useMay } from '../../data/staff-user.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { usePreviousValue } from '../../data/use-previous-value.ts';
import { useSaid } from '../../errors/error-words.ts';
import { useMachineState } from '../effects/use-machine.ts';
import { Section } from '../fields/Section.tsx';
import { isChanged } from '../state/machine-state.ts';
import { t } from '../words.ts';
import { describeReviewer, REVIEW_LABELS, reviewBadge, reviewDate } from './labels.ts';
import { ReviewDialog } from './ReviewDialog.tsx';

/** The medical review of the article, and the button to add one. */
export function ReviewSection() {
  const id = useMachineState(({ saved }) => saved.id);
  const hasUnsavedText = useMachineState(isChanged);
  const mayChange = useMachineState(({ mayPublish, saved }) => mayPublish || !saved.form.isPublished);
  return (
    <Section title={t('Medical review')}>
      {id === null ? (
        <p className="text-xs text-ink-soft">{t('Once it is saved, a medical reviewer can check the article.')}</p>
      ) : (
        <ReviewOfArticle key={id} id={id} hasUnsavedText={hasUnsavedText} mayChange={mayChange} />
      )}
    </Section>
  );
}

type OfArticleProps = {
  id: number;
  hasUnsavedText?: boolean /** Whether the user may change what readers see of it. */;
  mayChange: boolean;
};

export function ReviewOfArticle({ id, hasUnsavedText = false, mayChange }: OfArticleProps) {
  const [$article] = useState(() => articleQuery(id));
  const mayReview = useMay('articles.review');
  const article = usePreviousValue(useStore($article).data);
  if (!article) return <p className="text-xs text-ink-soft">{t('Loading the review...')}</p>;
  const { reviews } = article;
  const mayWithdraw = mayReview || mayChange;
  const shown = [reviews.article.review?.id, reviews.draft?.review?.id];
  return (
    <>
      {reviews.draft && (
        <ReviewSummary
          articleId={id}
          heading={t('These draft changes')}
          status={reviews.draft}
          isOfDraft
          history={reviews.history}
          mayWithdraw={mayWithdraw}
        />
      )}
      <ReviewSummary
        articleId={id}
        heading={reviews.draft ? t('What readers see now') : undefined}
        status={reviews.article}
        history={reviews.history}
        mayWithdraw={mayWithdraw}
      />
      {mayReview && <ReviewButton id={id} reviews={reviews} hasUnsavedText={hasUnsavedText} />}
      <EarlierReviews reviews={reviews.history.filter((review) => !shown.includes(review.id))} />
    </>
  );
}

type SummaryProps = {
  articleId: number;
  heading: string | undefined;
  status: ReviewStatus;
  history: readonly Review[];
  isOfDraft?: boolean;
  mayWithdraw: boolean;
};

function ReviewSummary({ articleId, heading, status, history, isOfDraft = false, mayWithdraw }: SummaryProps) {
  const { state, hasChanged } = status;
  // A review of the published text is shown below, with what readers see.
  const review = isOfDraft && !status.review?.isOfDraft ? null : status.review;
  return (
    <div className="text-sm">
      {heading && <h3 className="mb-1 font-sans text-xs font-medium tracking-normal text-ink-soft">{heading}</h3>}
      <p>
        <span className={reviewBadge(state)}>{t(REVIEW_LABELS[state])}</span>
      </p>
      {review && (
        <>
          <p className="mt-2 wrap-anywhere">
            {t.rich(
              review.reviewer.isActive
                ? 'Checked by {reviewer} on {day}.'
                : 'Checked by {reviewer} on {day}, who no longer has an account here.',
              {
                reviewer: <span lang="nl">{describeReviewer(review.reviewer)}</span>,
                day: <time dateTime={review.reviewedAt}>{reviewDate(review)}</time>,
              },
            )}
          </p>
          <p className="mt-1">
            {t.rich(state === 'due' ? 'Next check was due on {day}.' : 'Next check by {day}.', {
              day: <time dateTime={review.dueOn}>{formatDate(review.dueOn)}</time>,
            })}
          </p>
          {hasChanged && (
            <p className="mt-1">{t('The text, pictures or title changed since. Readers see the day of the check.')}</p>
          )}
          {review.note && (
            <p className="mt-1 wrap-anywhere text-ink-soft">{t('Note: {note}', { note: review.note })}</p>
          )}
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
    onDone: () => showToast({ title: t('Review withdrawn') }),
    onError: (error) =>
      showToast({ title: t('Failed to withdraw the review'), description: errorMessage(error), tone: 'danger' }),
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
        {t.rich('Withdraw<hidden> the review of {day}</hidden>', {
          hidden: (inside) => <span className="sr-only">{inside}</span>,
          day: reviewDate(review),
        })}
      </button>
      <ConfirmDialog
        open={isAsking}
        title={t('Withdraw this review?')}
        description={withdrawConsequence(review, history)}
        confirmLabel={t('Withdraw')}
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

/** What readers see once a review is withdrawn. */
function withdrawConsequence(review: Review, history: readonly Review[]): string {
  if (review.isOfDraft) return t('It will not count when these draft changes are published.');
  const other = history.find(({ id, withdrawnAt, isOfDraft }) => id !== review.id && !withdrawnAt && !isOfDraft);
  return other
    ? t('Readers see the check of {day} by {name} again. Withdraw that one too if it no longer holds.', {
        day: reviewDate(other),
        name: other.reviewer.name,
      })
    : t('Readers no longer see that somebody checked this article.');
}

type ButtonProps = { id: number; reviews: ArticleReviews; hasUnsavedText: boolean };

/** Stays readable when it is disabled; the reason is below it. */
function ReviewButton({ id, reviews, hasUnsavedText }: ButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // It is there again after the newest version was shown.
  const [note, setNote] = useState('');
  const hint = useId();
  const refusal = useSaid(reviews.refusal);
  const obstacle =
    refusal ?? (hasUnsavedText ? t('Save your changes first: a review is of what is saved.') : undefined);
  return (
    <div>
      <button
        type="button"
        aria-disabled={obstacle !== undefined || undefined}
        aria-describedby={hint}
        className={`${button('secondary', 'small')} aria-disabled:opacity-60`}
        onClick={() => obstacle === undefined && setOpen(true)}
      >
        {t('Reviewed…')}
      </button>
      <p id={hint} className="mt-2 text-xs text-ink-soft">
        {obstacle ?? t('Read the whole text first. Readers see your name and the day.')}
      </p>
      {isOpen && (
        <ReviewDialog articleId={id} reviews={reviews} note={note} onNote={setNote} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

function EarlierReviews({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="flex min-h-10 cursor-pointer items-center">
        {t('Other reviews: {count}', { count: reviews.length })}
      </summary>
      <ul className="space-y-2">
        {reviews.map((review) => (
          <li key={review.id} className="wrap-anywhere">
            <time dateTime={review.reviewedAt}>{reviewDate(review)}</time>,{' '}
            <span lang="nl">{describeReviewer(review.reviewer)}</span>
            {review.isOfDraft && t(', of draft changes')}
            {review.withdrawnAt && t(', withdrawn')}
            {review.note && (
              <span className="block text-xs text-ink-soft">{t('Note: {note}', { note: review.note })}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
