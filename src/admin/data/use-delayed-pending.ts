import { useEffect, useState } from 'react';

const NOTICEABLE_MS = 100;

/** True once `isPending` has lasted 100 ms, so that quick responses cause no flicker. */
export function useDelayedPending(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), NOTICEABLE_MS);
    return () => clearTimeout(timer);
  }, [isPending]);
  return isPending && isSlow;
}
