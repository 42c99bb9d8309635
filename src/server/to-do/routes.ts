import { getToDo } from '../../shared/contract/to-do.ts';
import { route } from '../route.ts';
import { listToDo } from './list.ts';

export const toDoRoutes = [route(getToDo, (context) => listToDo(context))];
