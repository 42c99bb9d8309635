import { useEffect } from 'react';
import { $toasts } from '../../ui/toast/toasts.ts';

const SPACE = '--toast-space';

/** Tells the style sheet how high the toasts are, so that page and dialogs end above them. */
export function useToastSpace(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    let frame = 0;
    const measure = () => {
      const height = document.querySelector<HTMLElement>('[data-toasts]')?.offsetHeight ?? 0;
      if (height > 0) style.setProperty(SPACE, `calc(${height}px + var(--spacing) * 4)`);
      else style.removeProperty(SPACE);
    };
    const stop = $toasts.listen(() => {
      cancelAnimationFrame(frame);
      // After React has rendered them.
      frame = requestAnimationFrame(() => requestAnimationFrame(measure));
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
      style.removeProperty(SPACE);
    };
  }, []);
}
