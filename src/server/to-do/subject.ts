import { getToDo } from '../../shared/contract/to-do.ts';
import { route } from '../route.ts';
import type { Subject } from '../subject.ts';
import { listToDo } from './list.ts';

export const toDo = {
  routes: [route(getToDo, (context) => listToDo(context))],
} satisfies Subject;
