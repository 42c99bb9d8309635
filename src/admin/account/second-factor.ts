import type { SecondFactor } from '../../shared/contract/accounts/second-factor.ts';
import { createQuery } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';

export const $secondFactor = createQuery(
  ['second-factor'],
  (): Promise<SecondFactor> => staffCall('GET /api/admin/account/second-factor', {}),
);
