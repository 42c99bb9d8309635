import { useId } from 'react';
import { Select, type SelectOption } from '../../ui/forms/Select.tsx';
import { describedBy, Field } from './Field.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  placeholder?: string;
  required?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
  /** The check finds the field by this. */
  'data-field'?: string;
};

export function SelectField({ label, required, error, hint, ...select }: Props) {
  const id = useId();
  return (
    <Field id={id} label={label} hasAsterisk={required} hint={hint} error={error}>
      <Select
        {...select}
        id={id}
        required={required}
        describedBy={describedBy(id, { hint, error })}
        invalid={Boolean(error)}
      />
    </Field>
  );
}
