import type { ToDo } from '../../shared/contract/to-do.ts';
import { createQuery } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';

/** The to-do list. Most of it is about articles, so every change of an article refreshes it. */
export const $toDo = createQuery(['articles', 'to-do'], (): Promise<ToDo> => staffCall('GET /api/admin/to-do', {}));

/** For the header, where there is little room. */
export const formatShortCount = (total: number): string => (total > 99 ? '99+' : String(total));
