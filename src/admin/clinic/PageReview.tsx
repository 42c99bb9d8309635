import { useId, useState } from 'react';
import type { DocumentDetail } from '../../shared/contract/site-documents.ts';
import { dueDayProblem, usualDueDay, yearsLater } from '../../shared/dates/review-due.ts';
import { dayInAmsterdam } from '../../shared/dates/wall-time.ts';
import { button } from '../../ui/forms/button.ts';
import { formatDate } from '../data/format-date.ts';
import { useMay } from '../data/staff-user.ts';
import { useSaid } from '../errors/error-words.ts';
import { DialogForm, FormDialog } from '../forms/FormDialog.tsx';
import { form } from '../forms/form-classes.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { TextField } from '../forms/TextField.tsx';
import { hidden } from '../language/words.tsx';
import { Example } from './form/Example.tsx';
import { REVIEW } from './form/Fields.tsx';
import { sentenceOf, useErrorsBelow } from './form/form-context.ts';
import { isRecord, type Value } from './form/schema.ts';
import { t } from './words.ts';

type Fields = { door: string; op: string; volgende: string };

const fieldsOf = (value: Value | undefined): Fields | undefined =>
  isRecord(value ?? null) ? (value as Fields) : undefined;

type Props = {
  detail: DocumentDetail;
  /** Of the form. */
  value: Value | undefined;
  onWithdraw: () => void;
  isPending: boolean;
  /** Stores the review of what is in the form, with the day of the next one. */
  onReview: (dueOn: string) => void;
};

/** The medical review of a page about care. Only reviewing changes it, so it is no field. */
export function PageReview({ detail, value, onWithdraw, isPending, onReview }: Props) {
  const mayPublish = useMay('site.publish');
  const mayReview = useMay('articles.review');
  const [isOpen, setOpen] = useState(false);
  const hint = useId();
  const refusal = useSaid(detail.review?.refusal, detail.review?.sentences);
  const errors = useErrorsBelow(REVIEW);
  const review = fieldsOf(value);
  const reviewer = detail.team.find(({ key }) => key === detail.review?.reviewer);
  return (
    <fieldset className="min-w-0 text-sm sm:col-span-full">
      <legend className="mb-3 font-serif text-lg">{t('Medical review')}</legend>
      {errors.map((message) => (
        <p key={message} lang="nl" data-invalid tabIndex={-1} className={`${form.error} mb-2`}>
          {sentenceOf(REVIEW, message)}
        </p>
      ))}
      <Example path={REVIEW} isJudged={false} />
      {review ? (
        <p className="wrap-anywhere">
          {t.rich('Checked by {name} on {day}. Next check by {next}.', {
            name: <NameOf detail={detail} member={review.door} />,
            day: <time dateTime={review.op}>{formatDate(review.op)}</time>,
            next: <time dateTime={review.volgende}>{formatDate(review.volgende)}</time>,
          })}
        </p>
      ) : (
        <p>{t('Not reviewed. Readers see only who wrote the page.')}</p>
      )}
      <p id={hint} className="mt-1 text-ink-soft">
        {reviewer
          ? t('Read the whole page first, with its facts and sources. Readers see your name and the day.')
          : refusal}
      </p>
      <div className="mt-3 flex flex-wrap gap-x-2 gap-y-2">
        {reviewer && (
          <button
            type="button"
            aria-describedby={hint}
            className={button('secondary', 'small')}
            onClick={() => setOpen(true)}
          >
            {t('I have read this text…')}
          </button>
        )}
        {review && (mayPublish || mayReview) && (
          <button
            type="button"
            className={`${button('quiet-danger', 'small')} ${reviewer ? '' : '-ml-4'}`}
            onClick={onWithdraw}
          >
            {t.rich('Withdraw<hidden> the review</hidden>', { hidden })}
          </button>
        )}
      </div>
      {isOpen && reviewer && (
        <ReviewDialog
          detail={detail}
          reviewer={reviewer.key}
          last={review}
          isPending={isPending}
          onReview={(dueOn) => {
            setOpen(false);
            onReview(dueOn);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </fieldset>
  );
}

function NameOf({ detail, member }: { detail: DocumentDetail; member: string }) {
  const known = detail.team.find(({ key }) => key === member);
  return (
    <>
      <span lang="nl">{known ? `${known.name}, ${known.title}` : member}</span>
      {known?.hasLeft && t(', who no longer works here,')}
    </>
  );
}

type DialogProps = Pick<Props, 'detail' | 'isPending' | 'onReview'> & {
  reviewer: string;
  last: Fields | undefined;
  onClose: () => void;
};

function ReviewDialog({ detail, reviewer, last, isPending, onReview, onClose }: DialogProps) {
  const mayPublish = useMay('site.publish');
  const [today] = useState(() => dayInAmsterdam(new Date()));
  const usual = dueDay(today, last, detail);
  const [dueOn, setDueOn] = useState(usual);
  const refusal = dueOn ? dueDayProblem(dueOn, today) : 'Choose the day of the next check';
  const problem = refusal && t(refusal);
  return (
    <FormDialog
      onClose={onClose}
      ignoresOutsideClicks
      title={t('Medical review')}
      description={t(
        'You confirm that you read the whole text as it is on the screen, and that it is correct to the best of your knowledge.',
      )}
    >
      <DialogForm isChanged={dueOn !== usual} onSubmit={() => problem || onReview(dueOn)}>
        <p className="text-sm wrap-anywhere">
          {t.rich('Readers see: {name}, today and the next check.', {
            name: <NameOf detail={detail} member={reviewer} />,
          })}
        </p>
        <TextField
          label={t('Next check')}
          type="date"
          required
          value={dueOn}
          onChange={setDueOn}
          error={problem}
          hint={t('Usually in three years; in one when it is about medicines')}
        />
        {!mayPublish && (
          <p className="text-sm">{t('It stays in the draft until an Editor publishes exactly this text.')}</p>
        )}
        <SubmitButton
          label={t(mayPublish ? 'Reviewed: publish' : 'Reviewed')}
          pendingLabel={t('Checking the whole site…')}
          isPending={isPending}
          disabled={Boolean(problem)}
        />
      </DialogForm>
    </FormDialog>
  );
}

/** As long from now as it was the last time: what is about medicines stays a matter of a year. */
function dueDay(today: string, last: Fields | undefined, { title, path }: DocumentDetail): string {
  const years = last ? Number(last.volgende.slice(0, 4)) - Number(last.op.slice(0, 4)) : 0;
  return years >= 1 && years <= 5 ? yearsLater(today, years) : usualDueDay(today, { title, category: path, tags: [] });
}
