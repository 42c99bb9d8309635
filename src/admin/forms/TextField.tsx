import { type HTMLInputTypeAttribute, type ReactNode, useId } from 'react';
import { form } from './form-classes.ts';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: HTMLInputTypeAttribute;
  /** More than one line: how many are shown. */
  rows?: number;
  required?: boolean;
  /** The star of a required field; §2 has none on the login page. */
  starred?: boolean;
  error?: string | undefined;
  /** Shown below, and read out with the field. */
  hint?: ReactNode;
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  readOnly?: boolean;
  /** The language of what is typed, for spelling and reading aloud. */
  lang?: 'nl';
  onBlur?: () => void;
};

/** A text field with its label, hint and error tied to it. A required one carries a star (§2). */
export function TextField({
  label,
  value,
  onChange,
  rows,
  required,
  starred = required ?? false,
  error,
  hint,
  ...input
}: Props) {
  const id = useId();
  const shared = {
    id,
    value,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    ...input,
  };
  return (
    <div>
      <label htmlFor={id} className={form.label}>
        {label}
        {starred && ' *'}
      </label>
      {rows ? (
        <textarea
          {...shared}
          rows={rows}
          className={form.textarea}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input {...shared} className={form.input} onChange={(event) => onChange(event.target.value)} />
      )}
      {hint && (
        <div id={`${id}-hint`} className={form.hint}>
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} className={form.error}>
          {error}
        </p>
      )}
    </div>
  );
}
