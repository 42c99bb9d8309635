import type { CareReviewFields, DocumentContent, DocumentReview } from '../../shared/contract/site-documents.ts';
import { dueDayProblem } from '../../shared/dates/review-due.ts';
import { dayInAmsterdam } from '../../shared/dates/wall-time.ts';
import { asItIs, inEnglish, type Said, sentence, sentencesOf } from '../../shared/errors/sentence.ts';
import { type TeamMember, teamFrom } from '../../shared/facts/team.ts';
import { findReviewer, NO_REVIEWER } from '../articles/reviews/find.ts';
import type { Context } from '../context.ts';
import { and, asc, eq, inArray, isNotNull } from '../db/drizzle.ts';
import { documentVersions } from '../db/schema/document-versions.ts';
import { DomainError } from '../errors/errors.ts';
import { allows } from '../permissions.ts';
import type { Transaction } from '../transaction.ts';
import type { SiteContent } from './site-of-host.ts';

/*
 * The medical review of a page about care stands in the page: `gecontroleerd`. Only reviewing sets it, for exactly the
 * text that was read, and the version in which that happened is marked. So whether a text is the one that was reviewed
 * follows from the versions, and no write path can forget it.
 */

/** The people of team.yaml as readers know them; `published` stands in for files. */
export const publishedTeam = (content: SiteContent, published: ReadonlyMap<string, string>): Map<string, TeamMember> =>
  teamFrom(published.get('team.yaml') ?? content.original('team.yaml'));

type Page = { path: string /** What readers see. */; text: string };

/** Which of these pages readers see with another medical text than the one that was reviewed. */
async function changedSinceReview({ db }: Context, content: SiteContent, pages: readonly Page[]): Promise<Set<string>> {
  const changed = pages.filter(({ path, text }) => {
    const { review } = content.reviewedPart(path, text);
    return review !== null && !isSamePart(content, path, text, content.original(path));
  });
  const read = await db
    .select({ path: documentVersions.path, text: documentVersions.text })
    .from(documentVersions)
    .where(
      and(
        eq(documentVersions.isReview, true),
        inArray(
          documentVersions.path,
          changed.map(({ path }) => path),
        ),
      ),
    );
  const isReviewed = (page: Page) =>
    read.some(({ path, text }) => path === page.path && text && isSamePart(content, path, text, page.text));
  return new Set(changed.filter((page) => !isReviewed(page)).map(({ path }) => path));
}

function isSamePart(content: SiteContent, path: string, one: string, other: string): boolean {
  const [a, b] = [content.reviewedPart(path, one), content.reviewedPart(path, other)];
  return a.read === b.read && isSameReview(a.review, b.review);
}

const isSameReview = (one: CareReviewFields | null, other: CareReviewFields | null): boolean =>
  one?.door === other?.door && one?.op === other?.op && one?.volgende === other?.volgende;

/** What the editor shows of the review. `newest` is the text of the newest version. */
export async function reviewOf(
  context: Context,
  content: SiteContent,
  { path, newest, published }: { path: string; newest: string; published: ReadonlyMap<string, string> },
): Promise<DocumentReview> {
  const page = { path, text: published.get(path) ?? content.original(path) };
  const changed = await changedSinceReview(context, content, [page]);
  const found = await findMember(context, content, { path, text: newest, published });
  return {
    hasChanged: changed.has(path),
    reviewer: 'member' in found ? found.member.key : null,
    refusal: 'refusal' in found ? inEnglish(found.refusal) : null,
    sentences: 'refusal' in found ? sentencesOf([[found.refusal]]) : undefined,
  };
}

type Read = Page & { published: ReadonlyMap<string, string> };

/** The caller as a member of the team, or why they may not review this text. The BIG number says who is who. */
async function findMember(
  context: Context,
  content: SiteContent,
  { path, text, published }: Read,
): Promise<{ member: TeamMember } | { refusal: Said }> {
  const reviewer = await findReviewer(context);
  if (!reviewer) return { refusal: NO_REVIEWER };
  const { bigNumber } = reviewer;
  const member = [...publishedTeam(content, published).values()].find(
    (one) => one.bigNumber === bigNumber && one.leftOn === undefined,
  );
  if (!member)
    return {
      refusal: sentence(
        'Nobody who works here has your BIG number. At Clinic, Team, “BIG-nummer {number}” must stand at your name under Registratie, and be published. Then you can review.',
        { number: bigNumber },
      ),
    };
  if (context.ownReviewsAllowed) return { member };
  const isAuthor = content.toForm(path, text).fields['auteur'] === member.key;
  if (isAuthor) return { refusal: 'You are the writer of this page, so somebody else must review it.' };
  const hasWritten = await hasChangedText(context, content, { path, text });
  return hasWritten
    ? { refusal: 'You changed this text since it was reviewed last, so somebody else must review it.' }
    : { member };
}

/** Whether the caller made a change of the medical text since the last review; `text` may not be saved yet. */
async function hasChangedText({ db, actor }: Context, content: SiteContent, { path, text }: Page): Promise<boolean> {
  if (actor.kind !== 'staff') return false;
  const versions = await db
    .select({
      text: documentVersions.text,
      staffId: documentVersions.staffId,
      isReview: documentVersions.isReview,
      createdAt: documentVersions.createdAt,
    })
    .from(documentVersions)
    .where(eq(documentVersions.path, path))
    .orderBy(asc(documentVersions.number));
  // A change beside a scheduled version is saved twice at one moment: what is online now, and with what is to come.
  const changes = versions.filter((version, index) => {
    const next = versions[index + 1];
    const isFirstOfTwo = next?.createdAt.getTime() === version.createdAt.getTime() && next?.staffId === version.staffId;
    return version.isReview || !isFirstOfTwo;
  });
  const own = { text, staffId: actor.staffId, isReview: false };
  const readOf = (one: string | null) => content.reviewedPart(path, one ?? content.original(path)).read;
  let before = readOf(null);
  let hasChanged = false;
  for (const version of [...changes, own]) {
    const read = readOf(version.text);
    if (version.isReview) hasChanged = false;
    else if (version.staffId === actor.staffId && read !== before) hasChanged = true;
    before = read;
  }
  return hasChanged;
}

/** The content with the caller's review of it. Throws `forbidden`, and `invalid` for the day of the next one. */
export async function review(
  tx: Transaction,
  content: SiteContent,
  read: Read & { form: DocumentContent; dueOn: string },
): Promise<DocumentContent> {
  const found = await findMember(tx, content, read);
  if ('refusal' in found) throw new DomainError('forbidden', found.refusal);
  const today = dayInAmsterdam(tx.clock());
  const problem = dueDayProblem(read.dueOn, today);
  if (problem) throw new DomainError('invalid', problem, { fields: { dueOn: problem } });
  return content.withReview(read.form, { door: found.member.key, op: today, volgende: read.dueOn });
}

/**
 * Throws `invalid` when a save sets or moves a review, which only reviewing does. What stood there with this very text
 * may come back; and a page may lose its review, for a page without one claims nothing.
 */
export async function refuseMovedReview(
  tx: Transaction,
  content: SiteContent,
  { path, before, text }: { path: string; before: string; text: string },
): Promise<void> {
  const { review: is } = content.reviewedPart(path, text);
  if (isSameReview(content.reviewedPart(path, before).review, is)) return;
  if (is === null && (allows(tx.actor, 'site.publish') || allows(tx.actor, 'articles.review'))) return;
  const versions = await tx.db
    .select({ text: documentVersions.text })
    .from(documentVersions)
    .where(and(eq(documentVersions.path, path), isNotNull(documentVersions.text)));
  const stoodThere = [content.original(path), ...versions.map((version) => version.text ?? '')];
  if (stoodThere.some((one) => isSamePart(content, path, one, text))) return;
  const message = 'zet alleen wie medisch controleert, met “I have read this text”, voor de eigen naam en deze tekst';
  throw new DomainError('invalid', 'Only a medical reviewer can change who reviewed a text, and when.', {
    fields: { gecontroleerd: asItIs(message) },
  });
}

export type ReviewedPage = {
  /** Of the document. */
  document: string;
  review: CareReviewFields;
  reviewer: TeamMember | undefined;
  successor: TeamMember | undefined;
  hasChanged: boolean;
};

/** The medical reviews of the pages about care as readers see them, those to be reviewed first at the start. */
export async function listPageReviews(
  context: Context,
  content: SiteContent,
  published: ReadonlyMap<string, string>,
): Promise<ReviewedPage[]> {
  const pages = content
    .documents()
    .filter(({ isReviewed }) => isReviewed)
    .map(({ path }) => ({ path, text: published.get(path) ?? content.original(path) }));
  const changed = await changedSinceReview(context, content, pages);
  const team = publishedTeam(content, published);
  return pages
    .flatMap(({ path, text }) => {
      const { review: found } = content.reviewedPart(path, text);
      if (!found) return [];
      const reviewer = team.get(found.door);
      const successor = reviewer?.leftOn === undefined ? undefined : team.get(reviewer.successor ?? '');
      return [{ document: path, review: found, reviewer, successor, hasChanged: changed.has(path) }];
    })
    .sort((one, other) => one.review.volgende.localeCompare(other.review.volgende));
}
