import { useState } from 'react';
import { ApiError } from '../../../shared/api-client.ts';
import type { ArticleReviews } from '../../../shared/contract/articles/reviews.ts';
import { dueDayProblem, isAboutMedicines, usualDueDay } from '../../../shared/dates/review-due.ts';
import { dayInAmsterdam } from '../../../shared/dates/wall-time.ts';
import { button } from '../../../ui/forms/button.ts';
import { showToast } from '../../../ui/toast/toasts.ts';
import { staffCall } from '../../data/staff-call.ts';
import { DialogForm, FormDialog } from '../../forms/FormDialog.tsx';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useFormMutation } from '../../forms/use-form-mutation.ts';
import { useMachine } from '../effects/use-machine.ts';
import { usePreparation, versionsOf } from '../effects/use-preparation.ts';
import { t } from '../words.ts';
import { describeReviewer } from './labels.ts';

type Props = {
  articleId: number;
  reviews: ArticleReviews;
  note: string;
  onNote: (note: string) => void;
  onClose: () => void;
};

/** Lets a reviewer confirm that they read what is on the screen. The server refuses when a newer version was saved. */
export function ReviewDialog({ articleId, reviews, note, onNote, onClose }: Props) {
  const { $state } = useMachine();
  // The texts when the dialog opened.
  const [{ read, today, form }] = useState(() => {
    const state = $state.get();
    return { read: versionsOf(state), today: dayInAmsterdam(new Date()), form: state.saved.form };
  });
  const article = { title: form.title, category: form.category, tags: form.tags };
  const usual = usualDueDay(today, article);
  const [dueOn, setDueOn] = useState(usual);
  const refusal = dueOn ? dueDayProblem(dueOn, today) : 'Choose the day of the next check';
  const problem = refusal && t(refusal);
  const [isOutdated, setOutdated] = useState(false);
  const { showNewest } = usePreparation();
  const { errors, isPending, onSubmit } = useFormMutation({
    run: async () => {
      const body = { version: read.version, draft: read.draft, dueOn, note };
      try {
        await staffCall('POST /api/admin/articles/:id/reviews', { params: { id: articleId }, body });
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) setOutdated(true);
        throw error;
      }
    },
    refreshes: [['articles'], ['article', articleId]],
    closes: () => {
      onNote('');
      onClose();
    },
    onDone: () => {
      const description = read.draft === null ? undefined : t('Readers see it once these draft changes are published');
      showToast({ title: t('Review stored'), description });
    },
    failureTitle: t('The review was not stored'),
  });
  return (
    <FormDialog
      onClose={() => {
        onNote('');
        onClose();
      }}
      ignoresOutsideClicks
      title={t('Medical review')}
      description={t('You confirm that you read the whole text and that it is correct to the best of your knowledge.')}
    >
      <DialogForm isChanged={dueOn !== usual || note !== ''} onSubmit={(event) => problem || onSubmit(event)}>
        {reviews.reviewer && (
          <p className="text-sm wrap-anywhere">
            {t.rich('Readers see: {reviewer}, today and the next check.', {
              reviewer: <span lang="nl">{describeReviewer(reviews.reviewer)}</span>,
            })}
          </p>
        )}
        <TextField
          label={t('Next check')}
          type="date"
          required
          value={dueOn}
          onChange={setDueOn}
          error={errors['dueOn'] ?? problem}
          hint={t(
            isAboutMedicines(article)
              ? 'In a year, because it is about medicines'
              : 'Usually in three years; in one when it is about medicines',
          )}
        />
        <TextField
          label={t('Note for colleagues')}
          rows={3}
          value={note}
          onChange={onNote}
          error={errors['note']}
          hint={t('Readers do not see it.')}
        />
        {isOutdated && (
          <div role="alert" className="rounded-xs bg-danger-soft px-4 py-3 text-sm">
            <p className="text-danger">
              {t('The text was changed after you opened it. Read what is new before you review it.')}
            </p>
            <button
              type="button"
              className={`${button('secondary', 'small')} mt-3`}
              onClick={() => {
                onClose();
                void showNewest();
              }}
            >
              {t('Show the newest version')}
            </button>
          </div>
        )}
        <SubmitButton
          label={t('Reviewed')}
          pendingLabel={t('Storing...')}
          isPending={isPending}
          disabled={Boolean(problem)}
        />
      </DialogForm>
    </FormDialog>
  );
}
