import type { Database } from '../db/database.ts';
import { asc, desc, sql } from '../db/drizzle.ts';
import { documentConfirmations } from '../db/schema/document-confirmations.ts';
import { documentVersions } from '../db/schema/document-versions.ts';

/* What readers see of the documents, and since when somebody stands for it. Both follow from the rows and the clock. */

type Source = { db: Database };

/** The newest version of each document whose time has come at `at`. */
const publishedVersions = ({ db }: Source, at: Date) =>
  db
    .selectDistinctOn([documentVersions.path])
    .from(documentVersions)
    .where(sql`${documentVersions.publishAt} <= ${at.toISOString()}::timestamptz`)
    .orderBy(asc(documentVersions.path), desc(documentVersions.publishAt), desc(documentVersions.number));

/** What readers are to see at `at`: the documents that stand in for files of content/, by path. */
export async function publishedDocuments(source: Source, at: Date): Promise<Map<string, string>> {
  const versions = await publishedVersions(source, at);
  return new Map(versions.flatMap(({ path, text }) => (text === null ? [] : [[path, text] as const])));
}

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
