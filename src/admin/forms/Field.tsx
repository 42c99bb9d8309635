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
  /** Whether it is one line, with its hint once it is used. */
  isLine?: boolean;
  isUsed?: boolean;
  /** Whether the label is small. */
  isQuiet?: boolean;
  /** Of the error, where it is not in the language of the desk. */
  errorLang?: string | undefined;
  children: ReactNode;
};

/** A control with its label, hint and error. */
export function Field({
  id,
  label,
  hasAsterisk,
  aside,
  isLine = false,
  isUsed = false,
  isQuiet = isLine,
  hint,
  error,
  errorLang,
  children,
}: Props) {
  const name = (
    <label htmlFor={id} className={isQuiet ? 'block shrink-0 text-xs text-ink-soft' : form.label}>
      {label}
      {hasAsterisk && ' *'}
    </label>
  );
  if (isLine)
    return (
      <div data-used={isUsed || undefined}>
        <div className="flex items-baseline gap-x-2">
          {name}
          <div className="min-w-0 flex-1">{children}</div>
        </div>
        {hint && (
          <div id={`${id}-hint`} className={`${form.hint} wrap-anywhere ${isUsed ? '' : 'hidden'}`}>
            {hint}
          </div>
        )}
        <FieldError id={id} error={error} errorLang={errorLang} />
      </div>
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
      <FieldError id={id} error={error} errorLang={errorLang} />
    </div>
  );
}

/** The `aria-describedby` of a control in a {@link Field}. */
export const describedBy = (id: string, { hint, error }: Messages) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

type FieldErrorProps = { id: string; error: string | undefined; errorLang?: string | undefined };

/** The error of the control with this id. */
export function FieldError({ id, error, errorLang }: FieldErrorProps) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} lang={errorLang} className={form.error}>
      {error}
    </p>
  );
}
