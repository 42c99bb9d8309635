import { useState } from 'react';

/** The values of a form whose fields are all text. */
export function useTextValues<Values extends Record<string, string>>(initial: Values) {
  const [values, setValues] = useState(initial);
  const set = (name: keyof Values) => (value: string) => setValues((previous) => ({ ...previous, [name]: value }));
  const isChanged = Object.keys(values).some((name) => values[name] !== initial[name]);
  return { values, set, setValues, isChanged };
}
