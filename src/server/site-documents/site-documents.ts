import type { Overridable } from '../../shared/contract/articles/dangers.ts';
import type {
  BeforeOnline,
  CareReviewFields,
  DocumentContent,
  DocumentDetail,
  SiteDocument,
  SitePreviewState,
  SiteState,
} from '../../shared/contract/site-documents.ts';
import * as calls from '../../shared/contract/site-documents.ts';
import { paths } from '../../shared/paths.ts';
import type { KnownSample } from '../../shared/samples/known-samples.ts';
import { capitalise } from '../../shared/text/text.ts';
import type { CheckedText, Place } from '../../shared/text-check/document/document.ts';
import { audit } from '../audit/record.ts';
import { authorOf, type Context } from '../context.ts';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import type { Database } from '../db/database.ts';
import { and, asc, desc, eq, sql } from '../db/drizzle.ts';
import { documentConfirmations, documentVersions } from '../db/schema/document-versions.ts';
import { DomainError } from '../errors/errors.ts';
import { requirePermission } from '../permissions.ts';
import { refuseRemovedPicture } from '../pictures/remove-unused.ts';
import { route } from '../route.ts';
import { madeBy } from '../staff/accounts.ts';
import type { Subject } from '../subject.ts';
import { inTransaction, type Transaction } from '../transaction.ts';
import { review as makeReview, publishedTeam, refuseMovedReview, reviewOf } from './document-reviews.ts';
import {
  type Confirmation,
  confirmations,
  currentEdition,
  hashOfText,
  publishedDocuments,
  type SiteEdition,
} from './published.ts';
import { type Candidate, type Problem, refusal, refuseDangers, refuseWrong, scheduledAfter } from './refusals.ts';
import { samplesInMagazine } from './samples-in-magazine.ts';

/*
 * Documents of content/ in the hands of staff. A version is a draft, or readers see it from a moment on. What readers see
 * at any moment follows from the versions alone; the host makes the site of it (scripts/serve/published-site.ts).
 */

type Kind = { path: string; group: string /** Whether it can have a medical review. */; isReviewed: boolean };

/** content/, as the host reads it (src/content/site-content.ts); texts are whole files. */
export type SiteContent = {
  documents: () => Kind[];
  /** The file of the repository. */
  original: (path: string) => string;
  /** Whether this file was made of this version by `npm run content`, so that the file counts (src/content/pulled.ts). */
  holds: Parameters<typeof currentEdition>[1]['holds'];
  titleOf: (path: string, text: string) => string;
  toForm: (path: string, text: string) => DocumentContent;
  /** The text with what the form changed. Throws when it cannot be written. */
  fromForm: (path: string, text: string, form: DocumentContent) => string;
  /** The text `into` with what was changed between the two others; undefined where it has the same otherwise. */
  withChange: (path: string, texts: { before: string; after: string; into: string }) => string | undefined;
  /** JSON Schema of the fields. */
  schemaOf: (path: string) => unknown;
  /** After how many days To do asks whether it is still right; undefined for what nobody needs to confirm. */
  daysUntilAsked: (path: string, text: string) => number | undefined;
  /** Without what has ended, such as a notice. */
  withoutPassed: Parameters<typeof currentEdition>[1]['withoutPassed'];
  /** What is wrong with a change, though not with the document. `team` is the text of team.yaml. */
  problemsOfChange: (change: {
    path: string;
    before: string;
    after: string;
    now: Date;
    publishAt: Date;
    team: string;
  }) => Problem[];
  /** The document as the check of texts reads it, and the field in which a place of it is. */
  checkedText: (path: string, text: string) => { text: CheckedText; fieldOf: (place: Place) => string };
  /** What a page says of its medical review, and what the reviewer read: equal texts were read the same. */
  reviewedPart: (path: string, text: string) => { review: CareReviewFields | null; read: string };
  withReview: (form: DocumentContent, review: CareReviewFields) => DocumentContent;
  /** What placeholders stand for when these documents stand in for files. */
  facts: (documents: ReadonlyMap<string, string>) => Record<string, string>;
  /** The address of the page that shows a document. */
  pageOf: (path: string) => string | undefined;
  /** The keys of the people of the team whom a document names. */
  namedIn: (path: string, text: string) => string[];
  /** The pictures of the library that it shows, each with its field. */
  libraryPicturesIn: (path: string, text: string) => Array<{ field: string; hash: string }>;
  /** What is still to be done before it goes online, when these documents stand in for files. `path` is of a document. */
  beforeOnline: (
    documents: ReadonlyMap<string, string>,
    now: Date,
  ) => Array<Omit<BeforeOnline, 'title' | 'href'> & { path: string; field: string }>;
  /** The values of a new site that are false in any text, given the text of kliniek.yaml. */
  unwantedSamples: (clinic: string) => readonly KnownSample[];
  /** What is wrong with the site when these documents stand in for files, in Dutch. */
  problemsWith: (documents: ReadonlyMap<string, string>) => Promise<Problem[]>;
};

/** Makes the site of what is published. */
export type PublishedSite = {
  content: SiteContent;
  state: () => Promise<SiteState>;
  /** Looks for something new to make the site of. */
  follow: () => Promise<void>;
  /** Undefined where a draft cannot be shown, as on Vercel. */
  previews?: SitePreviews;
};

export type SitePreviews = {
  /** Makes the site with a draft of this document; returns the secret in its address. */
  begin: (edition: SiteEdition, path: string) => string;
  stateOf: (token: string) => SitePreviewState;
};

type Version = typeof documentVersions.$inferSelect;

async function listDocuments(context: Context) {
  requirePermission(context, 'magazine.read');
  const { content, state } = requireSite(context);
  const newest = await context.db
    .selectDistinctOn([documentVersions.path])
    .from(documentVersions)
    .orderBy(asc(documentVersions.path), desc(documentVersions.number));
  const published = await publishedDocuments(context, content, context.clock());
  const scheduled = await context.db
    .select({ path: documentVersions.path, publishAt: sql<string>`min(${documentVersions.publishAt})` })
    .from(documentVersions)
    .where(sql`${documentVersions.publishAt} > ${context.clock().toISOString()}::timestamptz`)
    .groupBy(documentVersions.path);
  const confirmed = await confirmations(context, context.clock());
  const documents = content.documents().map((kind) =>
    summaryOf(content, kind, {
      confirmation: confirmed.get(kind.path),
      newest: newest.find(({ path }) => path === kind.path),
      published: published.get(kind.path),
      scheduledFor: scheduled.find(({ path }) => path === kind.path)?.publishAt,
    }),
  );
  return { documents, site: await state() };
}

/** Of what readers see: documents first, then the magazine. */
async function listBeforeOnline(context: Context) {
  requirePermission(context, 'site.publish');
  const { content } = requireSite(context);
  const now = context.clock();
  const published = await publishedDocuments(context, content, now);
  const textOf = (path: string) => published.get(path) ?? content.original(path);
  const found = content.beforeOnline(published, now);
  const inDocuments = found.map(({ level, path, field, name, value, sentence }): BeforeOnline => {
    const title = content.titleOf(path, textOf(path));
    return { ...{ level, title, name, value, sentence }, href: paths.clinicDocument(path, field) };
  });
  const samples = await samplesInMagazine(context.db, content.unwantedSamples(textOf('kliniek.yaml')));
  const inMagazine = samples.map(({ what, sample, href }): BeforeOnline => {
    const sentence = 'Vervang dit: het is een voorbeeld waarmee de site begon.';
    return { ...{ level: 'must', title: capitalise(what), name: '' }, value: sample, sentence, href };
  });
  const inOrder = (['must', 'should', 'later'] as const).flatMap((level) =>
    [...inDocuments, ...inMagazine].filter((entry) => entry.level === level),
  );
  return { entries: inOrder, isHidden: found.some(({ level }) => level === 'must') };
}

function summaryOf(
  content: SiteContent,
  { path, group }: Kind,
  known: {
    newest: Version | undefined;
    published: string | undefined;
    scheduledFor: string | Date | undefined;
    confirmation: Confirmation | undefined;
  },
): SiteDocument {
  const { newest, published, scheduledFor, confirmation } = known;
  const shown = published ?? content.original(path);
  return {
    path,
    title: content.titleOf(path, newest ? textOf(content, path, newest) : shown),
    group,
    state: published === undefined ? 'file' : 'published',
    hasDraft: newest !== undefined && newest.publishAt === null,
    scheduledFor: scheduledFor ? new Date(scheduledFor).toISOString() : null,
    changedAt: newest?.createdAt.toISOString() ?? null,
    changedBy: newest?.actor ?? null,
    confirmedAt: confirmation?.at.toISOString() ?? null,
    confirmedBy: confirmation?.by ?? null,
    isAsked: content.daysUntilAsked(path, shown) !== undefined,
  };
}

/** `number` shows an earlier version as the content, 0 the file. */
async function getDocument(context: Context, path: string, number?: number): Promise<DocumentDetail> {
  requirePermission(context, 'magazine.read');
  const { content, previews } = requireSite(context);
  const kind = requireKind(content, path);
  const versions = await context.db
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.path, path))
    .orderBy(desc(documentVersions.number))
    .limit(200);
  const now = context.clock();
  const shown = number === undefined ? versions[0] : versions.find((version) => version.number === number);
  if (number && !shown) throw new DomainError('not-found', 'This version does not exist any more.');
  const published = await publishedDocuments(context, content, now);
  const publishedText = published.get(path);
  const newestText = textOf(content, path, versions[0]);
  const next = versions.findLast(({ publishAt }) => publishAt && publishAt > now);
  return {
    ...summaryOf(content, kind, {
      newest: versions[0],
      published: publishedText,
      scheduledFor: next?.publishAt ?? undefined,
      confirmation: (await confirmations(context, now)).get(path),
    }),
    number: versions[0]?.number ?? 0,
    content: content.toForm(path, number === undefined ? newestText : (shown?.text ?? content.original(path))),
    published: content.toForm(path, publishedText ?? content.original(path)),
    schema: content.schemaOf(path) as DocumentDetail['schema'],
    facts: content.facts(published),
    canPreview: previews !== undefined,
    review: kind.isReviewed ? await reviewOf(context, content, { path, newest: newestText, published }) : null,
    team: [...publishedTeam(content, published).values()].map(({ key, name, profession, registration, leftOn }) => ({
      ...{ key, name, hasLeft: leftOn !== undefined },
      title: registration ? `${profession} (${registration})` : profession,
    })),
    namedOn: path === 'team.yaml' ? namedOn(content, published) : {},
    versions: versions.map((version) => ({
      number: version.number,
      createdAt: version.createdAt.toISOString(),
      actor: version.actor,
      publishAt: version.publishAt?.toISOString() ?? null,
      restoredFrom: version.restoredFrom,
      isFile: version.text === null,
    })),
  };
}

/** Where readers find each member of the team. */
function namedOn(content: SiteContent, published: ReadonlyMap<string, string>): DocumentDetail['namedOn'] {
  const named = content.documents().flatMap(({ path }) => {
    const text = published.get(path) ?? content.original(path);
    return content.namedIn(path, text).map((key) => ({ key, page: { path, title: content.titleOf(path, text) } }));
  });
  const pagesOf = (key: string) => named.filter((one) => one.key === key).map(({ page }) => page);
  return Object.fromEntries(named.map(({ key }) => [key, pagesOf(key)]));
}

type Save = {
  path: string;
  basedOn: number;
  content: DocumentContent | null;
  publish: string;
  restoredFrom: number | null;
  /** Makes it the caller's medical review of this content, with the day of the next one. */
  dueOn?: string;
} & Overridable;

/**
 * Adds a version. Throws `conflict` when it is based on an older one or a scheduled one would undo it, `invalid`, with
 * the fields, when the site cannot be made of it, and `dangerous` when readers would get a new danger without a reason.
 */
async function saveDocument(context: Context, save: Save) {
  const { path, basedOn, content: sent, publish, restoredFrom, dueOn, overrideReason } = save;
  requirePermission(context, publish === 'no' ? 'site.write' : 'site.publish');
  const { content, follow } = requireSite(context);
  const { isReviewed } = requireKind(content, path);
  const now = context.clock();
  const publishAt = publish === 'no' ? null : publish === 'now' ? now : new Date(publish);
  if (publish !== 'now' && publishAt && publishAt <= now)
    throw new DomainError('invalid', 'This time has passed. Choose a later one, or publish now.', {
      fields: { publish: 'This time has passed' },
    });
  await inTransaction(context, async (tx) => {
    // One after the other: two that are each right may be wrong together.
    await tx.db.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.siteDocuments})`);
    const newest = await newestOf(tx, path);
    if ((newest?.number ?? 0) !== basedOn)
      throw new DomainError(
        'conflict',
        `${newest?.actor ?? 'Somebody'} saved this meanwhile. Your text is kept here: compare it with theirs, and save it again.`,
      );
    const base = textOf(content, path, newest);
    const published = await publishedDocuments(tx, content, now);
    let form = sent;
    if (form && dueOn !== undefined) {
      const read = { path, text: writeText(content, path, base, form), published, form, dueOn };
      form = await makeReview(tx, content, read);
    }
    const text = form && writeText(content, path, base, form);
    if (text && isReviewed && dueOn === undefined) await refuseMovedReview(tx, content, { path, before: base, text });
    const beside =
      dueOn === undefined && publish === 'now' && text ? await scheduledBeside(tx, newest, now) : undefined;
    const versions: Candidate[] =
      beside && text
        ? [
            { path, text: publishedBeside(content, { path, before: base, after: text, published, beside }), publishAt },
            { path, text, publishAt: beside.publishAt },
          ]
        : [{ path, text, publishAt }];
    if (publishAt && text) await refuseDangers(tx, content, { path, text, published, overrideReason });
    if (beside) await tx.db.update(documentVersions).set({ publishAt: null }).where(eq(documentVersions.id, beside.id));
    for (const version of versions) await refuseWrong(tx, content, version, published);
    await tx.db
      .insert(documentVersions)
      .values(
        versions.map((version, index) => ({
          ...{ ...version, number: basedOn + 1 + index, restoredFrom, createdAt: now },
          isReview: dueOn !== undefined,
          fileHash: hashOfText(content.original(path)),
          ...authorOf(tx.actor),
        })),
      )
      .catch(refuseRemovedPicture);
    if (dueOn !== undefined) await audit(tx, 'site.document-reviewed', { name: path });
    const action = publish === 'no' ? 'saved' : publish === 'now' ? 'published' : 'scheduled';
    await audit(tx, `site.document-${action}`, { name: path });
    if (publishAt) tx.afterCommit(follow);
  });
  return getDocument(context, path);
}

/** Throws as {@link saveDocument} does, and `forbidden` when the caller may not review this page. */
async function reviewDocument(context: Context, read: Omit<Save, 'restoredFrom'> & { dueOn: string }) {
  requirePermission(context, 'articles.review');
  const { content } = requireSite(context);
  if (!requireKind(content, read.path).isReviewed)
    throw new DomainError('not-found', 'This page has no medical review.');
  return saveDocument(context, { ...read, restoredFrom: null });
}

function writeText(content: SiteContent, path: string, before: string, form: DocumentContent): string {
  try {
    return content.fromForm(path, before, form);
  } catch (cause) {
    throw new DomainError('invalid', 'This cannot be written as a document. Check the last change.', { cause });
  }
}

/** The text of a version; that of the file without one, when it goes back to it, or when the file was made of it. */
const textOf = (content: SiteContent, path: string, version: Version | undefined): string =>
  version?.text == null || content.holds(version) ? content.original(path) : version.text;

type Scheduled = Version & { publishAt: Date };

/** The version that the form began with, when it is still to come, and the only one. */
async function scheduledBeside(
  tx: Transaction,
  newest: Version | undefined,
  now: Date,
): Promise<Scheduled | undefined> {
  if (!newest?.publishAt || newest.publishAt <= now) return undefined;
  const toCome = await scheduledAfter(tx, newest.path, now);
  return toCome.length === 1 ? (newest as Scheduled) : undefined;
}

type Beside = {
  path: string;
  before: string;
  after: string;
  published: ReadonlyMap<string, string>;
  beside: Scheduled;
};

/** What readers see with the change alone: what else the form holds is still to come. */
function publishedBeside(content: SiteContent, { path, before, after, published, beside }: Beside): string {
  const into = published.get(path) ?? content.original(path);
  const text = content.withChange(path, { before, after, into });
  if (text !== undefined) return text;
  throw new DomainError(
    'conflict',
    `Version ${beside.number}, which is scheduled, changes the same part. Choose “Publish later…” for this change too, or cancel that time first.`,
  );
}

/** Takes back the time of a version. Throws `conflict` when readers see it already. */
async function cancelDocument(context: Context, path: string, number: number): Promise<DocumentDetail> {
  requirePermission(context, 'site.publish');
  requireSite(context);
  const now = context.clock();
  await inTransaction(context, async (tx) => {
    const cancelled = await tx.db
      .update(documentVersions)
      .set({ publishAt: null })
      .where(
        and(
          eq(documentVersions.path, path),
          eq(documentVersions.number, number),
          sql`${documentVersions.publishAt} > ${now.toISOString()}::timestamptz`,
        ),
      )
      .returning({ number: documentVersions.number });
    if (cancelled.length === 0)
      throw new DomainError('conflict', 'This version is online already, or is not scheduled any more.');
    await audit(tx, 'site.document-cancelled', { name: path });
  });
  return getDocument(context, path);
}

/** “Still right”: readers' version of a document is as it should be. */
async function confirmDocument(context: Context, path: string): Promise<DocumentDetail> {
  requirePermission(context, 'site.publish');
  const { content, follow } = requireSite(context);
  requireKind(content, path);
  const confirmedAt = context.clock();
  await inTransaction(context, async (tx) => {
    const row = { confirmedAt, ...authorOf(tx.actor) };
    await tx.db
      .insert(documentConfirmations)
      .values({ path, ...row })
      .onConflictDoUpdate({ target: documentConfirmations.path, set: row });
    await audit(tx, 'site.document-confirmed', { name: path });
    // The site shows on which day the waiting time was confirmed.
    tx.afterCommit(follow);
  });
  return getDocument(context, path);
}

/** Shows staff the site with what is in the form. Throws `invalid`, with the fields, when it cannot be made of it. */
async function previewDocument(context: Context, { path, content: form }: { path: string; content: DocumentContent }) {
  requirePermission(context, 'site.write');
  const { content } = requireSite(context);
  const previews = requirePreviews(context);
  requireKind(content, path);
  const now = context.clock();
  const text = writeText(content, path, textOf(content, path, await newestOf(context, path)), form);
  const changed = new Map([[path, text]]);
  const problems = await content.problemsWith(
    new Map([...(await publishedDocuments(context, content, now)), ...changed]),
  );
  if (problems.length > 0) throw refusal(path, problems);
  const token = previews.begin(await currentEdition(context, content, now, changed), path);
  return { token, href: `${paths.sitePreviews}/${token}${content.pageOf(path) ?? ''}` };
}

function requirePreviews(context: Context): SitePreviews {
  const { previews } = requireSite(context);
  if (previews) return previews;
  throw new DomainError('unavailable', 'A draft cannot be shown on this host: it builds the site elsewhere.');
}

async function newestOf({ db }: Pick<Context, 'db'>, path: string): Promise<Version | undefined> {
  const [newest] = await db
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.path, path))
    .orderBy(desc(documentVersions.number))
    .limit(1);
  return newest;
}

function requireKind(content: SiteContent, path: string): Kind {
  const kind = content.documents().find((one) => one.path === path);
  if (!kind) throw new DomainError('not-found', 'There is no such document.');
  return kind;
}

function requireSite({ publishedSite }: Context): PublishedSite {
  if (publishedSite) return publishedSite;
  throw new DomainError(
    'unavailable',
    'The facts and pages of the clinic cannot be changed here: this host cannot build the site. The guide for the host says what it needs.',
  );
}

const findVersionsBy = (db: Database, email: string) =>
  db
    .select({
      path: documentVersions.path,
      number: documentVersions.number,
      createdAt: documentVersions.createdAt,
    })
    .from(documentVersions)
    .where(madeBy(documentVersions, email))
    .orderBy(asc(documentVersions.createdAt));

export const subject = {
  routes: [
    route(calls.listSiteDocuments, (context) => listDocuments(context)),
    route(calls.listBeforeOnline, (context) => listBeforeOnline(context)),
    route(calls.getSiteDocument, (context, { query }) => getDocument(context, query.path, query.number)),
    route(calls.saveSiteDocument, (context, { body }) => saveDocument(context, body)),
    route(calls.previewSiteDocument, (context, { body }) => previewDocument(context, body)),
    route(calls.getSitePreview, async (context, { params }) => {
      requirePermission(context, 'site.write');
      return requirePreviews(context).stateOf(params.token);
    }),
    route(calls.confirmSiteDocument, (context, { body }) => confirmDocument(context, body.path)),
    route(calls.reviewSiteDocument, (context, { body }) => reviewDocument(context, body)),
    route(calls.cancelSiteDocument, (context, { body }) => cancelDocument(context, body.path, body.number)),
  ],
  personalData: {
    siteDocuments: {
      find: (db, { email }) => findVersionsBy(db, email),
      erase: async ({ db }, { email }) => {
        await db.update(documentVersions).set({ staffId: null, actor: null }).where(madeBy(documentVersions, email));
      },
    },
    documentConfirmations: {
      find: (db, { email }) =>
        db
          .select({ path: documentConfirmations.path, confirmedAt: documentConfirmations.confirmedAt })
          .from(documentConfirmations)
          .where(madeBy(documentConfirmations, email))
          .orderBy(asc(documentConfirmations.path)),
      erase: async ({ db }, { email }) => {
        await db
          .update(documentConfirmations)
          .set({ staffId: null, actor: null })
          .where(madeBy(documentConfirmations, email));
      },
    },
  },
} as const satisfies Subject;
