import { useId } from 'react';
import { dayInAmsterdam } from '../../shared/dates/wall-time.ts';
import { describedBy, Field, FieldError } from '../forms/Field.tsx';
import { form } from '../forms/form-classes.ts';
import type { ChosenTime } from './chosen-time.ts';
import { t } from './words.ts';

type TimeFieldsProps = {
  time: ChosenTime;
  errors: { date?: string | undefined; hour?: string | undefined; occurrence?: string | undefined };
  /** Whether the hour comes twice on that day. */
  isTwice: boolean;
  onChange: (changes: Partial<ChosenTime>) => void;
};

/** The browser's date and time fields, and a choice when the clocks go back and the hour occurs twice. */
export function TimeFields({ time, errors, isTwice, onChange }: TimeFieldsProps) {
  const id = useId();
  const zone = `${id}-zone`;
  // Another day or hour resets the choice.
  const change = (changes: Partial<ChosenTime>) => onChange({ occurrence: '', ...changes });
  return (
    <div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.75rem,1fr))] items-start gap-3">
        <Field id={`${id}-date`} label={t('Date')} hasAsterisk={false} error={errors.date}>
          <input
            id={`${id}-date`}
            type="date"
            required
            min={dayInAmsterdam(Date.now())}
            max="9999-12-31"
            className={form.input}
            value={time.date}
            aria-invalid={errors.date ? true : undefined}
            aria-describedby={[describedBy(`${id}-date`, { error: errors.date }), zone].filter(Boolean).join(' ')}
            onChange={(event) => change({ date: event.target.value })}
          />
        </Field>
        <Field id={`${id}-hour`} label={t('Time')} hasAsterisk={false} error={errors.hour}>
          <input
            id={`${id}-hour`}
            type="time"
            required
            className={form.input}
            value={time.hour}
            aria-invalid={errors.hour ? true : undefined}
            aria-describedby={[describedBy(`${id}-hour`, { error: errors.hour }), zone].filter(Boolean).join(' ')}
            onChange={(event) => change({ hour: event.target.value })}
          />
        </Field>
      </div>
      <p id={zone} className={form.hint}>
        {t('Time in the Netherlands')}
      </p>
      {isTwice && (
        <fieldset className="mt-4" aria-describedby={errors.occurrence && `${id}-twice-error`}>
          <legend className={form.label}>
            {t('The clocks go back that night, so {hour} comes twice. Which one do you mean?', { hour: time.hour })}
          </legend>
          <Occurrence name={id} value="first" time={time} isInvalid={Boolean(errors.occurrence)} onChange={onChange}>
            {t('The first {hour} (summer time)', { hour: time.hour })}
          </Occurrence>
          <Occurrence name={id} value="second" time={time} isInvalid={Boolean(errors.occurrence)} onChange={onChange}>
            {t('The second {hour} (winter time), an hour later', { hour: time.hour })}
          </Occurrence>
          <FieldError id={`${id}-twice`} error={errors.occurrence} />
        </fieldset>
      )}
    </div>
  );
}

type OccurrenceProps = {
  name: string;
  value: 'first' | 'second';
  time: ChosenTime;
  isInvalid: boolean;
  onChange: TimeFieldsProps['onChange'];
  children: React.ReactNode;
};

const Occurrence = ({ name, value, time, isInvalid, onChange, children }: OccurrenceProps) => (
  <label className="flex min-h-11 items-center gap-3 text-sm">
    <input
      type="radio"
      name={name}
      className="size-5 shrink-0 accent-ink"
      data-invalid={isInvalid || undefined}
      checked={time.occurrence === value}
      onChange={() => onChange({ occurrence: value })}
    />
    <span className="min-w-0">{children}</span>
  </label>
);
