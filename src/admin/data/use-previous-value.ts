import { useRef } from 'react';

/** The value, or while there is none the one before it: a list stays readable while the next page is fetched. */
export function usePreviousValue<T>(value: T | undefined): T | undefined {
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return last.current;
}
