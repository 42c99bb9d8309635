import type { Severity } from '../finding.ts';
import type { Clause, SentenceReading } from './reading.ts';

/**
 * Whether a clause promises that a grave or lasting illness ends: through what the clinic or others than doctors offer,
 * or for the reader. Of what medicine does cure, and of what ends by itself, it says nothing.
 */
export function judgeCuring(clause: Clause, { clauses, has }: SentenceReading): Severity | undefined {
  if (clause.isDisowned || clause.isAsked || clause.isCondition || !ends(clause, has('we', 'remedy', 'you')))
    return undefined;
  if (has('untrue', 'warns', 'absent') || clause.has('relieves', 'partly')) return undefined;
  const around = clauses.filter(({ statement }) => statement === clause.statement);
  if (around.some((other) => other.has('reports'))) return undefined;
  const says = (...roles: Parameters<Clause['has']>) => around.some((other) => other.has(...roles));
  const isOffered = says('remedy', 'we') || (says('offer') && says('you', 'forever'));
  if (says('regular') && !says('remedy', 'we')) return undefined;
  if (!says('illness')) {
    const isForGood = clause.has('complaint') && says('certain', 'forever');
    return isForGood && (isOffered || says('you')) ? 'danger' : undefined;
  }
  if (says('hedge') || says('research')) return says('remedy', 'we') ? 'warning' : undefined;
  // “Bij een depressie verdwijnt de levenslust”: something else ends.
  if (!isOffered && !clause.has('cures') && clause.isAmid('illness')) return undefined;
  if (says('type2')) return 'warning';
  // A story, not a promise.
  if (says('they', 'past') && !says('we', 'you', 'forever', 'me'))
    return says('remedy', 'offer') ? 'warning' : undefined;
  if (isOffered || clause.has('forever') || (clause.has('cures') && says('you'))) return 'danger';
  if (says('you')) return 'warning';
  return says('they', 'past') ? undefined : 'warning';
}

/** That the illness ends: by a verb, or “without” it afterwards; two denials cancel each other. */
function ends(clause: Clause, isOffered: boolean): boolean {
  const isWithout = clause.leads('zonder', 'illness', 2) && clause.has('we', 'remedy', 'you');
  const isHalted = clause.has('halts') && clause.has('illness') && clause.has('remedy', 'we', 'you');
  if (clause.isDenied) return clause.has('nomore') && clause.has('illness') && isOffered;
  return clause.has('cures', 'over') || isWithout || isHalted;
}
