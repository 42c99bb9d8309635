import * as calls from '../../../shared/contract/articles/schedules.ts';
import { route } from '../../route.ts';
import { listSchedules } from './list.ts';
import { cancelSchedule, scheduleChange } from './schedules.ts';

export const scheduleRoutes = [
  route(calls.scheduleChange, (context, { params, body }) => scheduleChange(context, params.id, body)),
  route(calls.cancelSchedule, (context, { params }) => cancelSchedule(context, params.id)),
  route(calls.listSchedules, (context) => listSchedules(context)),
];
