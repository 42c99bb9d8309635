import { useRef } from 'react';

/** The value, or the previous one while it is undefined: a list stays readable while the next page loads. */
export function usePreviousValue<T>(value: T | undefined): T | undefined {
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return last.current;
}
