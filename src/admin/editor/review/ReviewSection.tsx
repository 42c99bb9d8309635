import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import type { ArticleReviews, Review } from '../../../shared/contract/articles/reviews.ts';
import { button } from '../../../ui/forms/button.ts';
import { articleQuery } from '../../articles/articles.ts';
import { useMay } from '../../data/staff-user.ts';
import { usePreviousValue } from '../../data/use-previous-value.ts';
import { useEditorState } from '../effects/use-editor.ts';
import { Section } from '../fields/Section.tsx';
import { isChanged } from '../state/editor-state.ts';
import { describeReviewer, reviewDate } from './labels.ts';
import { ReviewDialog } from './ReviewDialog.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';

/** The medical review of the article, and the button to add one. */
export function ReviewSection() {
  const id = useEditorState(({ saved }) => saved.id);
  const hasUnsavedText = useEditorState(isChanged);
  const mayChange = useEditorState(({ mayPublish, saved }) => mayPublish || !saved.form.isPublished);
  return (
    <Section title="Medical review">
      {id === null ? (
        <p className="text-xs text-ink-soft">Once it is saved, a medical reviewer can check the article.</p>
      ) : (
        <ReviewOfArticle key={id} id={id} hasUnsavedText={hasUnsavedText} mayChange={mayChange} />
      )}
    </Section>
  );
}

type Props = {
  id: number;
  hasUnsavedText?: boolean /** Whether the user may change what readers see of it. */;
  mayChange: boolean;
};

export function ReviewOfArticle({ id, hasUnsavedText = false, mayChange }: Props) {
  const [$article] = useState(() => articleQuery(id));
  const mayReview = useMay('articles.review');
  const article = usePreviousValue(useStore($article).data);
  if (!article) return <p className="text-xs text-ink-soft">Loading the review...</p>;
  const { reviews } = article;
  const mayWithdraw = mayReview || mayChange;
  const shown = [reviews.article.review?.id, reviews.draft?.review?.id];
  return (
    <>
      {reviews.draft && (
        <ReviewSummary
          articleId={id}
          heading="These draft changes"
          status={reviews.draft}
          isOfDraft
          history={reviews.history}
          mayWithdraw={mayWithdraw}
        />
      )}
      <ReviewSummary
        articleId={id}
        heading={reviews.draft ? 'What readers see now' : undefined}
        status={reviews.article}
        history={reviews.history}
        mayWithdraw={mayWithdraw}
      />
      {mayReview && <ReviewButton id={id} reviews={reviews} hasUnsavedText={hasUnsavedText} />}
      <EarlierReviews reviews={reviews.history.filter((review) => !shown.includes(review.id))} />
    </>
  );
}

type ButtonProps = { id: number; reviews: ArticleReviews; hasUnsavedText: boolean };

/** Stays readable when it is disabled; the reason is below it. */
function ReviewButton({ id, reviews, hasUnsavedText }: ButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const hint = useId();
  const obstacle =
    reviews.refusal ?? (hasUnsavedText ? 'Save your changes first: a review is of what is saved.' : undefined);
  return (
    <div>
      <button
        type="button"
        aria-disabled={obstacle !== undefined || undefined}
        aria-describedby={hint}
        className={`${button('secondary', 'small')} aria-disabled:opacity-60`}
        onClick={() => obstacle === undefined && setOpen(true)}
      >
        Reviewed…
      </button>
      <p id={hint} className="mt-2 text-xs text-ink-soft">
        {obstacle ?? 'Read the whole text first. Readers see your name and the day.'}
      </p>
      {isOpen && <ReviewDialog articleId={id} reviews={reviews} onClose={() => setOpen(false)} />}
    </div>
  );
}

function EarlierReviews({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="flex min-h-10 cursor-pointer items-center">Other reviews: {reviews.length}</summary>
      <ul className="space-y-2">
        {reviews.map((review) => (
          <li key={review.id} className="wrap-anywhere">
            <time dateTime={review.reviewedAt}>{reviewDate(review)}</time>,{' '}
            <span lang="nl">{describeReviewer(review.reviewer)}</span>
            {review.isOfDraft && ', of draft changes'}
            {review.withdrawnAt && ', withdrawn'}
            {review.note && <span className="block text-xs text-ink-soft">Note: {review.note}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
