import type { ReactNode } from 'react';
import { form } from './form-classes.ts';

type Messages = { hint?: ReactNode; error?: string | undefined };
type Props = Messages & {
  /** Of the control, which also needs {@link describedBy}. */
  id: string;
  label: string;
  hasAsterisk: boolean | undefined;
  /** Beside the label. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A control with its label, hint and error. */
export function Field({ id, label, hasAsterisk, aside, hint, error, children }: Props) {
  const name = (
    <label htmlFor={id} className={form.label}>
      {label}
      {hasAsterisk && ' *'}
    </label>
  );
  return (
    <div>
      {aside ? (
        <div className="flex flex-wrap items-baseline gap-x-3">
          {name}
          {aside}
        </div>
      ) : (
        name
      )}
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
