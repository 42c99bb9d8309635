import type { Profile } from '../../shared/contract/accounts/account.ts';
import { createQuery } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';

export const $profile = createQuery(
  ['profile'],
  (): Promise<Profile> => staffCall('GET /api/admin/account/profile', {}),
);
