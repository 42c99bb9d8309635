import type { Overridable } from '../../shared/contract/articles/dangers.ts';
import type { DocumentContent, DocumentDetail } from '../../shared/contract/site-documents.ts';
import * as calls from '../../shared/contract/site-documents.ts';
import { sentence } from '../../shared/errors/sentence.ts';
import { paths } from '../../shared/paths.ts';
import { audit } from '../audit/record.ts';
import { authorOf, type Context } from '../context.ts';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import type { Database } from '../db/database.ts';
import { asc, eq, sql } from '../db/drizzle.ts';
import { documentConfirmations, documentVersions } from '../db/schema/document-versions.ts';
import { DomainError } from '../errors/errors.ts';
import { requirePermission } from '../permissions.ts';
import { refuseRemovedPicture } from '../pictures/remove-unused.ts';
import { route } from '../route.ts';
import { madeBy } from '../staff/accounts.ts';
import type { Subject } from '../subject.ts';
import { inTransaction, type Transaction } from '../transaction.ts';
import { review as makeReview, refuseMovedReview } from './document-reviews.ts';
import { currentEdition, hashOfText, publishedDocuments } from './published.ts';
import { getDocument, listBeforeOnline, listDocuments } from './read-documents.ts';
import { type Candidate, refusal, refuseDangers, refuseNeeded, refuseWrong, scheduledAfter } from './refusals.ts';
import {
  newestOf,
  requireKind,
  requireSite,
  type SiteContent,
  type SitePreviews,
  textOf,
  type Version,
} from './site-of-host.ts';

/*
 * Documents of content/ in the hands of staff. A version is a draft, or readers see it from a moment on. What readers see
 * at any moment follows from the versions alone; the host makes the site of it (scripts/serve/published-site.ts).
 */

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
        newest?.actor
          ? sentence(
              '{name} saved this meanwhile. Your text is kept here: compare it with theirs, and save it again.',
              {
                name: newest.actor,
              },
            )
          : 'Somebody saved this meanwhile. Your text is kept here: compare it with theirs, and save it again.',
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
    sentence(
      'Version {number}, which is scheduled, changes the same part. Choose “Publish later…” for this change too, or cancel that time first.',
      { number: String(beside.number) },
    ),
  );
}

/** Takes back the time of a version. Throws `conflict` when readers see it already, or what comes later needs it. */
async function cancelDocument(context: Context, path: string, number: number): Promise<DocumentDetail> {
  requirePermission(context, 'site.publish');
  const { content } = requireSite(context);
  await inTransaction(context, async (tx) => {
    // As when one is saved, which may take seconds.
    await tx.db.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.siteDocuments})`);
    const version = (await scheduledAfter(tx, path, context.clock())).find((one) => one.number === number);
    if (!version?.publishAt)
      throw new DomainError('conflict', 'This version is online already, or is not scheduled any more.');
    await refuseNeeded(tx, content, version.publishAt, () =>
      tx.db.update(documentVersions).set({ publishAt: null }).where(eq(documentVersions.id, version.id)),
    );
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
  tables: [documentVersions, documentConfirmations],
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
