import type { ToDo } from '../../shared/contract/to-do.ts';
import { createQuery } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';

/** What waits for staff. Most of it is about articles, so every change of them refreshes it. */
export const $toDo = createQuery(['articles', 'to-do'], (): Promise<ToDo> => staffCall('GET /api/admin/to-do', {}));
