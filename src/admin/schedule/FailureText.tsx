import type { Schedule } from '../../shared/contract/articles/schedules.ts';
import { useSaid } from '../errors/error-words.ts';
import { SCHEDULE_LABELS } from './labels.ts';
import { t } from './words.ts';

type Failed = Pick<Schedule, 'action' | 'failure'>;

/** “Not published: The category was deleted.” */
export const FailureText = ({ action, failure }: Failed) => (
  <>
    {t(SCHEDULE_LABELS[action].failed)}: <Failure failure={failure} />
  </>
);

/** Why it failed, in the language of the screen. */
export const Failure = ({ failure }: Pick<Failed, 'failure'>) => useSaid(failure);
