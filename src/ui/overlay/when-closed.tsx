import { useEffect, useRef, useState } from 'react';
import { focusMain } from '../focus/focus-main.ts';

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

/** Inside the content of a dialog: gives the focus back to what had it before. `onClosed` may move it elsewhere. */
export function ReturnFocus({ onClosed }: { onClosed?: (() => void) | undefined }) {
  const [opener] = useState(() => document.activeElement);
  const run = () => {
    if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
    // A question that closed together with the dialog below it leaves the focus where that dialog returned it.
    else if (document.activeElement === document.body) focusMain();
    onClosed?.();
  };
  return <WhenClosed run={run} />;
}
