import type { Invitation } from '../../shared/contract/accounts/invitations.ts';
import type { Person } from '../../shared/contract/accounts/people.ts';
import { createQuery } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';

export const $people = createQuery(['people'], (): Promise<Person[]> => staffCall('GET /api/admin/people', {}));

export const $invitations = createQuery(
  ['invitations'],
  (): Promise<Invitation[]> => staffCall('GET /api/admin/invitations', {}),
);
