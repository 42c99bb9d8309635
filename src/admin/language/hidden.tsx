import type { ReactNode } from 'react';

/** For screen readers alone, as a piece of a sentence: `t.rich('Edit<hidden> {name}</hidden>', { name, hidden })`. */
export const hidden = (inside: ReactNode) => <span className="sr-only">{inside}</span>;
