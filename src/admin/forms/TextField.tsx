import { type HTMLInputTypeAttribute, type ReactNode, useId, useState } from 'react';
import type { Language } from '../../shared/text-check/document/document.ts';
import { describedBy, Field } from './Field.tsx';
import { form } from './form-classes.ts';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: HTMLInputTypeAttribute;
  name?: string;
  /** The check finds the field by this. */
  'data-field'?: string;
  /** Makes it a textarea of this many lines. */
  rows?: number;
  /** `line`: one quiet line until it is used; `title`: large letters, which wrap and take no line breaks. */
  look?: 'box' | 'title' | 'line';
  required?: boolean;
  /** Whether the label carries an asterisk; by default that of a required field does. */
  hasAsterisk?: boolean;
  error?: string | undefined;
  hint?: ReactNode;
  placeholder?: string;
  maxLength?: number;
  autoComplete?: string;
  autoFocus?: boolean;
  readOnly?: boolean;
  /** Language of the value, for spell checkers and screen readers. */
  lang?: Language;
  onBlur?: () => void;
};

export function TextField({
  label,
  value,
  onChange,
  rows,
  look = 'box',
  required,
  hasAsterisk = required,
  error,
  hint,
  ...input
}: Props) {
  const id = useId();
  const isLine = look === 'line';
  const isTitle = look === 'title';
  // It stays open: a click on a button below would miss it, if that moved when the focus leaves the field.
  const [hadFocus, setHadFocus] = useState(false);
  const isUsed = hadFocus || Boolean(error);
  const shared = {
    ...(isLine && { onFocus: () => setHadFocus(true) }),
    id,
    value,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { hint, error }),
    ...input,
  };
  return (
    <Field
      id={id}
      label={label}
      hasAsterisk={hasAsterisk}
      isLine={isLine}
      isUsed={isUsed}
      isQuiet={look !== 'box'}
      hint={hint}
      error={error}
    >
      {rows || isTitle ? (
        <textarea
          {...shared}
          rows={look === 'box' ? rows : 1}
          className={isLine ? `${form.line} ${isUsed ? form.used : form.unused}` : isTitle ? form.title : form.textarea}
          onChange={({ target: { value } }) => onChange(isTitle ? value.replaceAll(/\s*\n\s*/g, ' ') : value)}
        />
      ) : (
        <input
          {...shared}
          className={isLine ? form.line : form.input}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** The values of a form whose fields are all text. */
export function useTextValues<Values extends Record<string, string>>(initial: Values) {
  const [values, setValues] = useState(initial);
  /** Props of the field with this name. */
  const field = (name: keyof Values & string, errors: Record<string, string>) => ({
    value: values[name] ?? '',
    onChange: (value: string) => setValues((previous) => ({ ...previous, [name]: value })),
    error: errors[name],
  });
  const isChanged = Object.keys(values).some((name) => values[name] !== initial[name]);
  return { values, field, setValues, isChanged };
}
