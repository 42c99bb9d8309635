import type { ReactNode } from 'react';
import { useSlow } from './use-slow.ts';

type Props = { isBusy: boolean; className?: string; children: ReactNode };

/** What can be done with an entry, in a row that is dimmed when one of these takes long. */
export function Actions({ isBusy, className = '', children }: Props) {
  const isSlow = useSlow(isBusy);
  return (
    <div aria-busy={isBusy} className={`flex ${className} ${isSlow ? 'opacity-50' : ''}`}>
      {children}
    </div>
  );
}
