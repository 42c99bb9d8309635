import { subject as activity } from './activity/subject.ts';
import { subject as articles } from './articles/subject.ts';
import { subject as categories } from './categories/categories.ts';
import { subject as contact } from './contact/subject.ts';
import { subject as counts } from './counts/subject.ts';
import { subject as feedback } from './feedback/feedback.ts';
import { subject as health } from './health/health.ts';
import { subject as linkChecks } from './link-checks/subject.ts';
import { subject as pictures } from './pictures/subject.ts';
import { subject as presence } from './presence/presence.ts';
import { subject as search } from './search/subject.ts';
import { subject as siteDocuments } from './site-documents/site-documents.ts';
import { subject as staff } from './staff/subject.ts';
import type { Subject } from './subject.ts';
import { subject as toDo } from './to-do/list.ts';
import { subject as undo } from './undo/deleted-entries.ts';
import { subject as writers } from './writers/writers.ts';

const ALL = [
  articles,
  contact,
  staff,
  presence,
  undo,
  categories,
  writers,
  feedback,
  counts,
  pictures,
  linkChecks,
  search,
  siteDocuments,
  activity,
  toDo,
  health,
] as const satisfies readonly Subject[];

/** In the order in which maintenance runs their jobs. */
export const SUBJECTS: readonly Subject[] = ALL;

type PersonalDataOf<S> = S extends {
  personalData: infer Data extends Record<string, { find: (...args: never[]) => unknown }>;
}
  ? { [Name in keyof Data]: Awaited<ReturnType<Data[Name]['find']>> }
  : never;
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never;

/** What all subjects store about a person. */
export type PersonalData = All<PersonalDataOf<(typeof ALL)[number]>>;
