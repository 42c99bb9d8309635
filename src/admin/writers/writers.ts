import type { Writer } from '../../shared/contract/writers.ts';
import { createQuery } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';

export const $writers = createQuery(['writers'], (): Promise<Writer[]> => staffCall('GET /api/admin/writers', {}));
