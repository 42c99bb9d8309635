import { useState } from 'react';

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
