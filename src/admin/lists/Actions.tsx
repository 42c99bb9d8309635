import type { ReactNode } from 'react';
import { passFocusToPage } from '../../ui/focus/pass-focus.ts';
import { useDelayedPending } from '../data/use-delayed-pending.ts';
import { ignoreSecondClick } from './ignore-second-click.ts';

type Props = { isBusy: boolean; className?: string; children: ReactNode };

/** The buttons of an entry. When the entry disappears with the focus inside, the focus moves to the page. */
export function Actions({ isBusy, className = '', children }: Props) {
  const isSlow = useDelayedPending(isBusy);
  return (
    <div
      ref={passFocusToPage}
      aria-busy={isBusy}
      className={`flex forced-colors:mx-0 forced-colors:gap-2 ${className} ${isSlow ? 'opacity-50' : ''}`}
      onClickCapture={ignoreSecondClick}
    >
      {children}
    </div>
  );
}
