import type { ToDo, ToDoGroups } from '../../shared/contract/to-do.ts';
import { getToDo } from '../../shared/contract/to-do.ts';
import type { Context } from '../context.ts';
import { requirePermission } from '../permissions.ts';
import { route } from '../route.ts';
import type { Subject } from '../subject.ts';
import { documentsToConfirm } from './documents.ts';
import { deadLinks, failedSchedules, oldDrafts, remotePictures, reviews, undescribedPictures } from './groups.ts';
import { listHandIns } from './hand-ins.ts';
import { readerFeedback } from './reader-feedback.ts';

type Group<Name extends keyof ToDoGroups> = (context: Context) => Promise<ToDoGroups[Name]>;

/** Every screen requests them for its header, so each group reads a bounded number of rows from an index. */
const GROUPS: { [Name in keyof ToDoGroups]: Group<Name> } = {
  failedSchedules,
  handIns: listHandIns,
  readerFeedback,
  reviews,
  documents: documentsToConfirm,
  deadLinks,
  oldDrafts,
  undescribedPictures,
  remotePictures,
};

/** What needs attention from staff. */
export async function listToDo(context: Context): Promise<ToDo> {
  requirePermission(context, 'magazine.read');
  const groups: Record<string, { total: number }> = {};
  // One after the other, so that a screen takes a single database connection.
  for (const [name, find] of Object.entries(GROUPS)) groups[name] = await find(context);
  const total = Object.values(groups).reduce((sum, group) => sum + group.total, 0);
  return { ...(groups as ToDoGroups), total };
}

export const subject = {
  tables: [],
  personalData: {},
  routes: [route(getToDo, (context) => listToDo(context))],
} satisfies Subject;
