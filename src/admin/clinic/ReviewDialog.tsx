import { type ReactNode, useState } from 'react';
import type { DocumentDetail } from '../../shared/contract/site-documents.ts';
import { dueDayProblem, usualDueDay, yearsLater } from '../../shared/dates/review-due.ts';
import { dayInAmsterdam } from '../../shared/dates/wall-time.ts';
import { useMay } from '../data/staff-user.ts';
import { DialogForm, FormDialog } from '../forms/FormDialog.tsx';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { TextField } from '../forms/TextField.tsx';
import { t } from './words.ts';

type Days = { op: string; volgende: string };

type Props = {
  detail: DocumentDetail;
  /** Whether a save or an upload runs: a review of it would be lost, or publish without the picture. */
  isPending: boolean;
  onReview: (dueOn: string) => void;
  /** Of the last review; undefined without one. */
  last: Days | undefined;
  /** The reviewer, as readers see them. */
  signature: ReactNode;
  onClose: () => void;
};

/** Asks for the day of the next review. */
export function ReviewDialog({ detail, signature, last, isPending, onReview, onClose }: Props) {
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
      <DialogForm isChanged={dueOn !== usual} onSubmit={() => problem || isPending || onReview(dueOn)}>
        <p className="text-sm wrap-anywhere">
          {t.rich('Readers see: {name}, today and the next check.', {
            name: signature,
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
function dueDay(today: string, last: Days | undefined, { title, path }: DocumentDetail): string {
  const years = last ? Number(last.volgende.slice(0, 4)) - Number(last.op.slice(0, 4)) : 0;
  return years >= 1 && years <= 5 ? yearsLater(today, years) : usualDueDay(today, { title, category: path, tags: [] });
}
