import type { Schedule } from '../../shared/contract/articles/schedules.ts';
import { useSaid } from '../errors/error-words.ts';
import { SCHEDULE_LABELS } from './labels.ts';
import { t } from './words.ts';

/** “Not published: The category was deleted.” */
export function FailureText({ action, failure }: Pick<Schedule, 'action' | 'failure'>) {
  const said = useSaid(failure);
  return `${t(SCHEDULE_LABELS[action].failed)}: ${said}`;
}
