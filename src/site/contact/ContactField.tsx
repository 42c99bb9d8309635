import { CONTACT_MAX_LENGTH } from '../../shared/constants.ts';
import { field } from '../../ui/forms/field.ts';
import type { FieldName } from './failure.ts';

type Props = {
  name: FieldName;
  label: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  required?: boolean;
  /** Renders a textarea with this many rows. */
  rows?: number;
  error: string | undefined;
};

export function ContactField({ name, label, type = 'text', autoComplete, required, rows, error }: Props) {
  const id = `contact-${name}`;
  const shared = {
    id,
    name,
    required,
    maxLength: CONTACT_MAX_LENGTH[name],
    className: field.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-fout` : undefined,
  };
  return (
    <div>
      <label htmlFor={id} className={field.label}>
        {label}
        {!required && <span className="font-normal text-ink-soft"> (niet verplicht)</span>}
      </label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} autoComplete={autoComplete} />}
      {error && (
        <span id={`${id}-fout`} className={field.error}>
          {error}
        </span>
      )}
    </div>
  );
}
