import { activity } from './activity/subject.ts';
import { articles } from './articles/subject.ts';
import { categories } from './categories/subject.ts';
import { contact } from './contact/subject.ts';
import { counts } from './counts/subject.ts';
import { feedback } from './feedback/subject.ts';
import { health } from './health/subject.ts';
import { linkChecks } from './link-checks/subject.ts';
import { pictures } from './pictures/subject.ts';
import { presence } from './presence/subject.ts';
import { search } from './search/subject.ts';
import { staff } from './staff/subject.ts';
import type { Subject } from './subject.ts';
import { toDo } from './to-do/subject.ts';
import { undo } from './undo/subject.ts';
import { writers } from './writers/subject.ts';

/** In the order in which maintenance runs their jobs. */
export const SUBJECTS = [
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
  activity,
  toDo,
  health,
] as const satisfies readonly Subject[];

type PersonalDataOf<S> = S extends {
  personalData: infer Data extends Record<string, { find: (...args: never[]) => unknown }>;
}
  ? { [Name in keyof Data]: Awaited<ReturnType<Data[Name]['find']>> }
  : never;
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never;

/** What all subjects store about a person. */
export type PersonalData = All<PersonalDataOf<(typeof SUBJECTS)[number]>>;
