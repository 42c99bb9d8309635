import { useId, useState } from 'react';
import { MAX_PREVIEW_DAYS, PREVIEW_DAYS } from '../../shared/constants.ts';
import { parseWholeNumber } from '../../shared/numbers/parse-whole-number.ts';
import { staffCall } from '../data/staff-call.ts';
import { DialogForm } from '../forms/FormDialog.tsx';
import { form } from '../forms/form-classes.ts';
import { SubmitButton } from '../forms/SubmitButton.tsx';
import { TextField } from '../forms/TextField.tsx';
import { useFormMutation } from '../forms/use-form-mutation.ts';
import type { Made } from './ShareDialog.tsx';

const CHOICES = [
  { follows: true, label: 'What is saved last', hint: 'The link shows later changes too, once they are saved.' },
  { follows: false, label: 'Only this version', hint: 'The link keeps showing what is saved now.' },
] as const;

type Props = { articleId: number; version: number | undefined; onMade: (made: Made) => void };

export function NewLinkForm({ articleId, version, onMade }: Props) {
  const [days, setDays] = useState(String(PREVIEW_DAYS));
  const [follows, setFollows] = useState(true);
  const count = parseWholeNumber(days.trim());
  const isValid = count !== undefined && count >= 1 && count <= MAX_PREVIEW_DAYS;
  const { errors, isPending, onSubmit } = useFormMutation({
    run: async () => {
      const revision = version ?? (follows ? null : ('current' as const));
      const body = { days: count ?? PREVIEW_DAYS, revision };
      onMade(await staffCall('POST /api/admin/articles/:id/preview-links', { params: { id: articleId }, body }));
    },
    failureTitle: 'Failed to make a link',
    refreshes: [['article', articleId, 'previews']],
  });
  return (
    <DialogForm isChanged={days !== String(PREVIEW_DAYS) || !follows} onSubmit={(event) => isValid && onSubmit(event)}>
      {version === undefined && <Choice follows={follows} onChange={setFollows} />}
      <TextField
        label="Days that the link works"
        type="number"
        value={days}
        onChange={setDays}
        error={errors['days'] ?? (isValid ? undefined : `Choose 1 to ${MAX_PREVIEW_DAYS} days`)}
      />
      <SubmitButton label="Make a link" pendingLabel="Making a link..." isPending={isPending} disabled={!isValid} />
    </DialogForm>
  );
}

function Choice({ follows, onChange }: { follows: boolean; onChange: (follows: boolean) => void }) {
  const id = useId();
  return (
    <fieldset>
      <legend className={form.label}>The link shows</legend>
      {CHOICES.map((choice) => (
        <div key={choice.label} className="flex gap-2">
          <input
            type="radio"
            id={`${id}-${choice.follows}`}
            name={id}
            className="mt-3 size-5 shrink-0 accent-ink"
            checked={choice.follows === follows}
            onChange={() => onChange(choice.follows)}
            aria-describedby={`${id}-${choice.follows}-hint`}
          />
          <div className="min-w-0 py-2">
            <label htmlFor={`${id}-${choice.follows}`} className="block min-h-7 content-center text-sm">
              {choice.label}
            </label>
            <p id={`${id}-${choice.follows}-hint`} className="text-xs text-ink-soft">
              {choice.hint}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  );
}
