import { hasSqlState } from '../db/postgres-errors.ts';
import { DomainError } from '../errors/errors.ts';

/** Raised by the trigger that records where pictures are used (migration 0011). */
const PICTURE_REMOVED = 'CP001';

/** For a save with a picture that the clean-up is removing at that moment. Throws `invalid`. */
export function refuseRemovedPicture(error: unknown): never {
  if (!hasSqlState(error, PICTURE_REMOVED)) throw error;
  throw new DomainError(
    'invalid',
    'A picture of this article is being deleted after 30 days in the bin. Upload it again, then save.',
    { cause: error },
  );
}
