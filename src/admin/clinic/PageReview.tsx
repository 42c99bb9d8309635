import { type ReactNode, useId, useState } from 'react';
import type { DocumentDetail } from '../../shared/contract/site-documents.ts';
import { button } from '../../ui/forms/button.ts';
import { importModule } from '../../ui/islands/import-module.ts';
import { formatDate } from '../data/format-date.ts';
import { useMay } from '../data/staff-user.ts';
import { useSaid } from '../errors/error-words.ts';
import { form } from '../forms/form-classes.ts';
import { hidden } from '../language/words.tsx';
import { useOnDemand } from '../navigation/on-demand.ts';
import type { Value } from './form/schema.ts';
import { t } from './words.ts';

type Fields = { door: string; op: string; volgende: string };

const fieldsOf = (value: Value | undefined): Fields | undefined => (value ? (value as Fields) : undefined);

const loadDialog = async () => (await importModule(() => import('./ReviewDialog.tsx'))).ReviewDialog;

type Props = {
  detail: DocumentDetail;
  /** Of the form. */
  value: Value | undefined;
  onWithdraw: () => void;
  isPending: boolean;
  /** Of the review, as sentences. */
  errors: readonly string[];
  /** Whether it is an example. */
  example: ReactNode;
  /** Stores the review of what is in the form, with the day of the next one. */
  onReview: (dueOn: string) => void;
};

/** The medical review of a page about care. Only reviewing changes it, so it is no field. */
export function PageReview({ detail, value, onWithdraw, isPending, errors, example, onReview }: Props) {
  const mayPublish = useMay('site.publish');
  const mayReview = useMay('articles.review');
  const [isOpen, setOpen] = useState<true | null>(null);
  const ReviewDialog = useOnDemand(isOpen, loadDialog, setOpen);
  const hint = useId();
  const refusal = useSaid(detail.review?.refusal, detail.review?.sentences);
  const review = fieldsOf(value);
  const reviewer = detail.team.find(({ key }) => key === detail.review?.reviewer);
  return (
    <fieldset className="min-w-0 text-sm sm:col-span-full">
      <legend className="mb-3 font-serif text-lg">{t('Medical review')}</legend>
      {errors.map((message) => (
        <p key={message} lang="nl" data-invalid tabIndex={-1} className={`${form.error} mb-2`}>
          {message}
        </p>
      ))}
      {example}
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
      {ReviewDialog && reviewer && (
        <ReviewDialog
          detail={detail}
          signature={<NameOf detail={detail} member={reviewer.key} />}
          last={review}
          isPending={isPending}
          onReview={(dueOn) => {
            setOpen(null);
            onReview(dueOn);
          }}
          onClose={() => setOpen(null)}
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
