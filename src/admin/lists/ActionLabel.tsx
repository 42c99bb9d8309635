import type { ReactNode } from 'react';
import { hidden, t } from '../language/words.tsx';

/** What a button of an entry does, with the name of the entry for screen readers. */
export const ActionLabel = ({ label, name }: { label: string; name: ReactNode }) =>
  t.rich('{label}<hidden> {name}</hidden>', { label, name, hidden });
