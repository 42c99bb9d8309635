import { asItIs } from '../../shared/errors/sentence.ts';
import { audit } from '../audit/record.ts';
import { authorOf, type Context } from '../context.ts';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import { asc, sql } from '../db/drizzle.ts';
import { documentVersions } from '../db/schema/document-versions.ts';
import { DomainError } from '../errors/errors.ts';
import { requireSystem } from '../permissions.ts';
import { inTransaction } from '../transaction.ts';
import { hashOfText, publishedDocuments } from './published.ts';
import { refuseWrong } from './refusals.ts';
import type { SiteContent } from './site-of-host.ts';

/*
 * Between the documents that staff published and the files of content/ that developers change (`npm run content`). Neither
 * is overwritten without being seen: what the other side changed meanwhile is refused, or forced.
 */

/** The files of the checkout. */
export type ContentFiles = {
  write: (path: string, text: string) => void;
  /** Says that files were made of these versions, so that the files count from the next build on. */
  hold: (versions: ReadonlyArray<{ path: string; number: number; createdAt: Date }>) => void;
};

type Version = typeof documentVersions.$inferSelect;

export type FileState = {
  path: string;
  /** The version that stands in for the file; undefined when the file counts. */
  published: Version | undefined;
  /** Whether its text is another than that of the file. */
  differs: boolean;
  /** Whether a developer changed the file since it was made of what is published. */
  isAhead: boolean;
  /** Whether the file is another than the one that the version was made of, and than any version. */
  fileChanged: boolean;
  /** The newest version, when nobody has published it. */
  draft: Version | undefined;
  scheduled: Version[];
};

/** How each document that staff changed compares with its file. */
export async function compareFiles(context: Context, content: SiteContent): Promise<FileState[]> {
  requireSystem(context);
  const now = context.clock();
  const versions = await context.db
    .select()
    .from(documentVersions)
    .orderBy(asc(documentVersions.path), asc(documentVersions.number));
  return content.documents().flatMap(({ path }) => {
    const own = versions.filter((version) => version.path === path);
    if (own.length === 0) return [];
    const file = content.original(path);
    const shown = own
      .filter(({ publishAt }) => publishAt && publishAt <= now)
      .sort((one, other) => Number(one.publishAt) - Number(other.publishAt))
      .at(-1);
    const published = shown?.text == null || content.holds(shown) ? undefined : shown;
    const newest = own.at(-1);
    return [
      {
        path,
        published,
        differs: published !== undefined && published.text !== file,
        isAhead: published === undefined && shown?.text != null && shown.text !== file,
        fileChanged: published?.fileHash !== hashOfText(file) && !own.some(({ text }) => text === file),
        draft: newest?.publishAt === null ? newest : undefined,
        scheduled: own.filter(({ publishAt }) => publishAt && publishAt > now),
      },
    ];
  });
}

type Options = { paths: readonly string[]; force: boolean };

/**
 * Writes what is published into its files; resolves to the paths. From the next build of these files on, they count.
 * Throws `conflict` when a file was changed since.
 */
export async function pullDocuments(
  context: Context,
  content: SiteContent,
  files: ContentFiles,
  { paths, force }: Options,
): Promise<string[]> {
  const wanted = (await chosen(context, content, paths)).filter(({ published }) => published !== undefined);
  const changed = wanted.filter(({ differs, fileChanged }) => differs && fileChanged);
  if (changed.length > 0 && !force)
    throw new DomainError(
      'conflict',
      asItIs(
        `Changed here and by staff: ${changed.map(({ path }) => `content/${path}`).join(', ')}. Nothing is written. Commit your changes, pull with --force, and bring the two together; or push yours.`,
      ),
    );
  const versions = wanted.flatMap(({ published }) => published ?? []);
  for (const { path, text } of versions) files.write(path, text ?? '');
  // Last: a file that says so must hold the version.
  files.hold(versions);
  for (const { path } of versions) await audit(context, 'site.document-pulled', { name: path });
  return versions.map(({ path }) => path);
}

/**
 * Publishes files as they are; resolves to their paths. Without paths, all that differ from what is published. Throws
 * `conflict` when staff published or drafted something that is not in the file, and `invalid` as publishing does.
 */
export async function pushDocuments(
  context: Context,
  content: SiteContent,
  files: ContentFiles,
  { paths, force }: Options,
): Promise<string[]> {
  const pushed = await inTransaction(context, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.siteDocuments})`);
    const states = await chosen(tx, content, paths);
    const wanted =
      paths.length > 0 ? paths : states.filter(({ differs, isAhead }) => differs || isAhead).map(({ path }) => path);
    const unseen = states.filter(({ path, differs, draft }) => wanted.includes(path) && (differs || draft));
    if (unseen.length > 0 && !force)
      throw new DomainError(
        'conflict',
        asItIs(
          `Staff changed what is not in your files: ${unseen.map(whatStaffChanged).join(', ')}. Nothing is published. Pull first; --force publishes your files instead, and theirs stay in the history.`,
        ),
      );
    const published = await publishedDocuments(tx, content, tx.clock());
    const texts = new Map(wanted.map((path) => [path, content.original(path)]));
    const rows: Array<{ path: string; number: number; createdAt: Date }> = [];
    for (const [path, text] of texts) {
      const publishAt = tx.clock();
      await refuseWrong(tx, content, { path, text, publishAt }, published, texts);
      const [row] = await tx.db
        .insert(documentVersions)
        .values({
          ...{ path, text, publishAt, createdAt: publishAt, fileHash: hashOfText(text), ...authorOf(tx.actor) },
          number: sql`(select coalesce(max(number), 0) + 1 from ${documentVersions} where path = ${path})`,
        })
        .returning();
      if (row) rows.push(row);
      await audit(tx, 'site.document-published', { name: path });
    }
    return rows;
  });
  files.hold(pushed);
  return pushed.map(({ path }) => path);
}

const whatStaffChanged = ({ path, published, draft }: FileState): string =>
  `${path} (${[published && `published by ${published.actor ?? 'somebody'}`, draft && `a draft of ${draft.actor ?? 'somebody'}`].filter(Boolean).join(', ')})`;

/** Of these documents, or all. Throws `not-found` for a path that is none. */
async function chosen(context: Context, content: SiteContent, paths: readonly string[]): Promise<FileState[]> {
  const unknown = paths.filter((path) => !content.documents().some((one) => one.path === path));
  if (unknown.length > 0)
    throw new DomainError(
      'not-found',
      asItIs(`No document of the site: ${unknown.join(', ')}. \`status\` lists their paths.`),
    );
  const states = await compareFiles(context, content);
  return paths.length === 0 ? states : states.filter(({ path }) => paths.includes(path));
}
