import { useId } from 'react';
import { Select, type SelectOption } from '../../ui/forms/Select.tsx';
import { form } from './form-classes.ts';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  placeholder?: string;
  required?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
};

export function SelectField({ label, required, error, hint, ...select }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div>
      <label htmlFor={id} className={form.label}>
        {label}
        {required && ' *'}
      </label>
      <Select {...select} id={id} required={required} describedBy={describedBy} invalid={Boolean(error)} />
      {hint && (
        <p id={`${id}-hint`} className={form.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={form.error}>
          {error}
        </p>
      )}
    </div>
  );
}
