import type { ReactNode } from 'react';
import { form } from './form-classes.ts';

type Messages = { hint?: ReactNode; error?: string | undefined };
type Props = Messages & {
  /** Of the control, which also needs {@link describedBy}. */
  id: string;
  label: string;
  hasAsterisk: boolean | undefined;
  children: ReactNode;
};

/** A control with its label, hint and error. */
export function Field({ id, label, hasAsterisk, hint, error, children }: Props) {
  return (
    <div>
      <label htmlFor={id} className={form.label}>
        {label}
        {hasAsterisk && ' *'}
      </label>
      {children}
      {hint && (
        <div id={`${id}-hint`} className={form.hint}>
          {hint}
        </div>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The `aria-describedby` of a control in a {@link Field}. */
export const describedBy = (id: string, { hint, error }: Messages) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

type FieldErrorProps = { id: string; error: string | undefined };

/** The error of the control with this id. */
export function FieldError({ id, error }: FieldErrorProps) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={form.error}>
      {error}
    </p>
  );
}
