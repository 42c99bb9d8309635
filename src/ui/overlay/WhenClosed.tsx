import { useEffect, useRef } from 'react';

/**
 * Inside the content of an overlay: calls `run` as soon as the overlay is gone. Radix calls `onCloseAutoFocus` in a
 * later task, and what is typed before that is lost.
 */
export function WhenClosed({ run }: { run: () => void }) {
  const latest = useRef(run);
  latest.current = run;
  // React ends the effects of a parent first, so by now nothing keeps the focus inside the overlay.
  useEffect(() => () => latest.current(), []);
  return null;
}
