import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusMain } from '../../ui/focus-main.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';

type Props = { isBusy: boolean; className?: string; children: ReactNode };

/** The buttons of an entry. When the entry leaves the list with one of them focused, the focus moves to the page. */
export function Actions({ isBusy, className = '', children }: Props) {
  const isSlow = useDelayedPending(isBusy);
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (element?.contains(document.activeElement)) focusMain();
    };
  }, []);
  return (
    <div ref={row} aria-busy={isBusy} className={`flex ${className} ${isSlow ? 'opacity-50' : ''}`}>
      {children}
    </div>
  );
}
