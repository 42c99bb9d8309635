import type { BeforeOnline, DocumentDetail, SiteDocument } from '../../shared/contract/site-documents.ts';
import { paths } from '../../shared/paths.ts';
import { capitalise } from '../../shared/text/text.ts';
import type { Context } from '../context.ts';
import { asc, desc, eq, sql } from '../db/drizzle.ts';
import { documentVersions } from '../db/schema/document-versions.ts';
import { DomainError } from '../errors/errors.ts';
import { requirePermission } from '../permissions.ts';
import { publishedTeam, reviewOf } from './document-reviews.ts';
import { type Confirmation, confirmations, publishedDocuments } from './published.ts';
import { samplesInMagazine } from './samples-in-magazine.ts';
import { type Kind, requireKind, requireSite, type SiteContent, textOf, type Version } from './site-of-host.ts';

export async function listDocuments(context: Context) {
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
export async function listBeforeOnline(context: Context) {
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
export async function getDocument(context: Context, path: string, number?: number): Promise<DocumentDetail> {
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
