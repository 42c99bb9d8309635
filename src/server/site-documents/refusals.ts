import type { Overridable } from '../../shared/contract/articles/dangers.ts';
import { asItIs, type Said, sentence } from '../../shared/errors/sentence.ts';
import { newDangers } from '../../shared/text-check/dangers.ts';
import { requireReason } from '../articles/dangers/refuse-dangers.ts';
import { and, asc, eq, sql } from '../db/drizzle.ts';
import { documentVersions } from '../db/schema/document-versions.ts';
import { DomainError } from '../errors/errors.ts';
import { problemsOfPictures } from '../pictures/document-pictures.ts';
import type { Transaction } from '../transaction.ts';
import { publishedDocuments } from './published.ts';
import type { SiteContent } from './site-of-host.ts';

/* Why readers must not get a version, in the words of whoever publishes it. */

type Version = typeof documentVersions.$inferSelect;
/** In Dutch; `field` is a path such as `openingstijden.0.tot`, empty for the whole document. */
export type Problem = { path: string; field: string; message: string };
/** A version that is not stored yet; a draft has no time. */
export type Candidate = { path: string; text: string | null; publishAt: Date | null };

/**
 * Throws when readers must not get a version. `published` is what they see now, and `together` what they get with it.
 */
export async function refuseWrong(
  tx: Transaction,
  content: SiteContent,
  { path, text, publishAt }: Candidate,
  published: ReadonlyMap<string, string>,
  together: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  if (!publishAt) return;
  const now = tx.clock();
  await refuseUndone(tx, path, publishAt);
  await refuseProblems(tx, content, { path, text, publishAt }, together);
  if (text === null) return;
  const [before, team] = [path, 'team.yaml'].map((one) => published.get(one) ?? content.original(one)) as [
    string,
    string,
  ];
  const slips = content.problemsOfChange({ path, before, after: text, team, now, publishAt });
  const missing = await missingPictures(tx, content, path, text);
  if (slips.length + missing.length > 0) throw refusal(path, [...slips, ...missing]);
}

type Publication = { path: string; text: string; published: ReadonlyMap<string, string> } & Overridable;

/** Throws `dangerous` as for an article: what is published was decided on before. */
export async function refuseDangers(
  tx: Transaction,
  content: SiteContent,
  { path, text, published, overrideReason }: Publication,
): Promise<void> {
  const { text: after, fieldOf } = content.checkedText(path, text);
  const before = content.checkedText(path, published.get(path) ?? content.original(path)).text;
  const dangers = newDangers(after, before).map((danger) => ({
    ...danger,
    place: { ...danger.place, part: fieldOf(danger.place) },
  }));
  await requireReason(tx, dangers, { kind: 'document', name: content.titleOf(path, text), overrideReason });
}

/** The versions that readers see from a later moment on, the next first. */
export const scheduledAfter = ({ db }: Transaction, path: string, moment: Date): Promise<Version[]> =>
  db
    .select()
    .from(documentVersions)
    .where(
      and(eq(documentVersions.path, path), sql`${documentVersions.publishAt} > ${moment.toISOString()}::timestamptz`),
    )
    .orderBy(asc(documentVersions.publishAt));

/** A version that is to come later was made before this one, and would take it back. */
async function refuseUndone(tx: Transaction, path: string, publishAt: Date): Promise<void> {
  const [later] = await scheduledAfter(tx, path, publishAt);
  if (!later) return;
  throw new DomainError(
    'conflict',
    sentence(
      'Version {number} is scheduled for later and would undo this change. Cancel its time first, then schedule it again with this change in it.',
      { number: String(later.number) },
    ),
  );
}

/** Also looks into the future: what is scheduled must be right together with this. */
async function refuseProblems(
  tx: Transaction,
  content: SiteContent,
  { path, text, publishAt }: Candidate & { publishAt: Date },
  together: ReadonlyMap<string, string>,
): Promise<void> {
  for (const moment of await momentsFrom(tx, publishAt)) {
    const documents = await publishedDocuments(tx, content, moment);
    for (const [other, itsText] of together) documents.set(other, itsText);
    if (text === null) documents.delete(path);
    else documents.set(path, text);
    const problems = await content.problemsWith(documents);
    if (problems.length > 0) throw refusal(path, problems);
  }
}

/** This moment, and the later ones at which readers get something else. */
async function momentsFrom({ db }: Transaction, moment: Date): Promise<Date[]> {
  const later = await db
    .selectDistinct({ at: documentVersions.publishAt })
    .from(documentVersions)
    .where(sql`${documentVersions.publishAt} > ${moment.toISOString()}::timestamptz`);
  return [moment, ...later.flatMap(({ at }) => at ?? [])];
}

/** Changes what readers get from a moment on. Throws when something scheduled for then or later goes wrong by it. */
export async function refuseNeeded(
  tx: Transaction,
  content: SiteContent,
  from: Date,
  change: () => PromiseLike<unknown>,
): Promise<void> {
  const problemsAt = async (moment: Date) => content.problemsWith(await publishedDocuments(tx, content, moment));
  // What is wrong already must not keep staff from taking it back.
  const right: Date[] = [];
  for (const moment of await momentsFrom(tx, from)) if ((await problemsAt(moment)).length === 0) right.push(moment);
  await change();
  for (const moment of right) {
    const [problem] = await problemsAt(moment);
    if (problem)
      throw new DomainError(
        'conflict',
        sentence('What is scheduled for later needs this version: cancel that first. {path}: {problem}', {
          path: problem.path,
          problem: problem.message,
        }),
      );
  }
}

/** Only of the document itself: a picture that was removed for good must hold up no other, nor the next build. */
async function missingPictures({ db }: Transaction, content: SiteContent, path: string, text: string) {
  const used = content.libraryPicturesIn(path, text);
  const problems = await problemsOfPictures(
    db,
    used.map(({ hash }) => hash),
  );
  return used.flatMap(({ field, hash }): Problem[] => {
    const message = problems.get(hash);
    return message === undefined ? [] : [{ path, field, message }];
  });
}

/** `problems` are of the document itself, or of others that need what it was. */
export function refusal(path: string, problems: readonly Problem[]): DomainError {
  const own = problems.filter((problem) => problem.path === path);
  const [first = { path, field: '', message: '' }] = own.length > 0 ? own : problems;
  const others = [...new Set(problems.filter((problem) => problem.path !== path).map((problem) => problem.path))];
  const fields: Record<string, Said> = {};
  // The first that is said of a field is why the others are.
  for (const { field, message } of own) fields[field || 'document'] ??= asItIs(message);
  return new DomainError('invalid', own.length > 0 ? ownProblem(first) : problemOfOthers(first, others), {
    fields,
  });
}

const ownProblem = ({ field, message }: Problem) =>
  sentence('Nothing is online yet: {problem}', { problem: field ? `${field} ${message}` : message });

function problemOfOthers({ path, message }: Problem, [, ...others]: readonly string[]): Said {
  const values = { path, problem: message };
  return others.length === 0
    ? sentence('Nothing is online yet: other texts need what this changes. {path}: {problem}', values)
    : sentence('Nothing is online yet: other texts need what this changes. {path}: {problem} Also: {others}', {
        ...values,
        others: others.join(', '),
      });
}
