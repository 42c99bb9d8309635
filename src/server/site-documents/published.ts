import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { asc, desc, sql } from '../db/drizzle.ts';
import { documentConfirmations, documentVersions } from '../db/schema/document-versions.ts';
import { findShownFiles, type ShownFile } from '../pictures/document-pictures.ts';

/* What readers see of the documents, and since when somebody stands for it. Both follow from the rows and the clock. */

type Source = { db: Database };

/** What an edition needs of content/ (src/content/site-content.ts). */
type EditionContent = {
  documents: () => ReadonlyArray<{ path: string }>;
  original: (path: string) => string;
  /** Whether the file of this checkout was made of this version, so that the file counts. */
  holds: (version: { path: string; number: number; createdAt: Date }) => boolean;
  /** Without what has ended at `now`, such as a notice, also where the file of the repository holds it. */
  withoutPassed: (
    documents: ReadonlyMap<string, string>,
    known: { now: Date; confirmedAt: ReadonlyMap<string, Date> },
  ) => Map<string, string>;
  /** The pictures of the library that a document shows, each with its field. */
  libraryPicturesIn: (path: string, text: string) => Array<{ field: string; hash: string }>;
};

/**
 * What the site is to be made of: the documents that are not as in the files of the repository, what is shown for the
 * pictures of the library in all of them, and a key of both.
 */
export type SiteEdition = {
  documents: ReadonlyMap<string, string>;
  pictures: ReadonlyMap<string, ShownFile>;
  key: string;
};

/** `changed` documents stand in for what is published. */
export async function currentEdition(
  source: Source,
  content: EditionContent,
  now: Date,
  changed: ReadonlyMap<string, string> = new Map(),
): Promise<SiteEdition> {
  const confirmed = await confirmations(source, now);
  const confirmedAt = new Map([...confirmed].map(([path, { at }]) => [path, at]));
  const published = new Map([...(await publishedDocuments(source, content, now)), ...changed]);
  const documents = content.withoutPassed(published, { now, confirmedAt });
  return editionOf(documents, await findShownFiles(source.db, picturesOf(content, documents)));
}

export const editionOf = (documents: SiteEdition['documents'], pictures: SiteEdition['pictures']): SiteEdition => ({
  ...{ documents, pictures },
  key: createHash('sha256')
    .update(JSON.stringify([[...documents].sort(), [...pictures].sort()]))
    .digest('hex')
    .slice(0, 16),
});

/** The pictures in each text: a process looks every few seconds, and reading all documents takes longer. */
let known = new Map<string, string[]>();

/** Also of files of the repository, which may show a picture of the library, too. */
function picturesOf(content: EditionContent, documents: SiteEdition['documents']): Set<string> {
  known = new Map(
    content.documents().map(({ path }) => {
      const text = documents.get(path) ?? content.original(path);
      return [text, known.get(text) ?? content.libraryPicturesIn(path, text).map(({ hash }) => hash)];
    }),
  );
  return new Set([...known.values()].flat());
}

/** The newest version of each document whose time has come at `at`. */
const publishedVersions = ({ db }: Source, at: Date) =>
  db
    .selectDistinctOn([documentVersions.path])
    .from(documentVersions)
    .where(sql`${documentVersions.publishAt} <= ${at.toISOString()}::timestamptz`)
    .orderBy(asc(documentVersions.path), desc(documentVersions.publishAt), desc(documentVersions.number));

/** What readers are to see at `at`: the documents that stand in for files of content/, by path. */
export async function publishedDocuments(
  source: Source,
  content: Pick<EditionContent, 'holds'>,
  at: Date,
): Promise<Map<string, string>> {
  const versions = await publishedVersions(source, at);
  return new Map(
    versions.flatMap((version) =>
      version.text === null || content.holds(version) ? [] : [[version.path, version.text] as const],
    ),
  );
}

const LAST_PUBLICATIONS = 5;

/** The newest times up to `now` at which what readers see changed. */
export async function lastPublications({ db }: Source, now: Date): Promise<Date[]> {
  const rows = await db
    .selectDistinct({ at: documentVersions.publishAt })
    .from(documentVersions)
    .where(sql`${documentVersions.publishAt} <= ${now.toISOString()}::timestamptz`)
    .orderBy(desc(documentVersions.publishAt))
    .limit(LAST_PUBLICATIONS);
  return rows.flatMap(({ at }) => at ?? []);
}

export const hashOfText = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

export type Confirmation = { at: Date; by: string | null };

/** When each document was last published, or said to be still right, at `at`, and by whom. */
export async function confirmations(source: Source, at: Date): Promise<Map<string, Confirmation>> {
  const versions = await publishedVersions(source, at);
  const found = new Map(
    versions.map(({ path, publishAt, actor }): [string, Confirmation] => [path, { at: publishAt ?? at, by: actor }]),
  );
  for (const { path, confirmedAt, actor } of await source.db.select().from(documentConfirmations)) {
    const other = found.get(path);
    if (!other || other.at < confirmedAt) found.set(path, { at: confirmedAt, by: actor });
  }
  return found;
}
