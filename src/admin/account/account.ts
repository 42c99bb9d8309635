import type { Profile, StaffSession } from '../../shared/contract/accounts/account.ts';
import type { SecondFactor } from '../../shared/contract/accounts/second-factor.ts';
import { createQuery } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';

export const $sessions = createQuery(
  ['sessions'],
  (): Promise<StaffSession[]> => staffCall('GET /api/admin/account/sessions', {}),
);

export const $secondFactor = createQuery(
  ['second-factor'],
  (): Promise<SecondFactor> => staffCall('GET /api/admin/account/second-factor', {}),
);

/** Its form saves all of it, so it never begins with an old copy. */
export const $profile = createQuery(
  ['profile'],
  (): Promise<Profile> => staffCall('GET /api/admin/account/profile', {}),
  { isShortLived: true },
);
