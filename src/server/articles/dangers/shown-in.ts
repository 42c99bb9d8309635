import type { SQL } from 'drizzle-orm';
import type { Language } from '../../../shared/text-check/document/document.ts';
import type { Database } from '../../db/database.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { pictureUses } from '../../db/schema/images.ts';
import { selectScheduledRevisions } from '../schedules/select-scheduled-revisions.ts';

/** What articles share. A picture is known by its hash. */
export type SharedEntry = { kind: 'writer' | 'category'; id: number } | { kind: 'picture'; id: string };

/** Whether readers see it in an article of this language, or will by a schedule. */
export async function isShownIn(db: Database, entry: SharedEntry, language: Language): Promise<boolean> {
  const { inArticle, inRevision } = usesOf(entry);
  const published = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.isPublished, true), eq(articles.language, language), inArticle))
    .limit(1);
  if (published.length > 0) return true;
  const scheduled = await selectScheduledRevisions(db)
    .where(and(sql`coalesce(${articleRevisions.snapshot}->>'language', 'nl') = ${language}`, inRevision))
    .limit(1);
  return scheduled.length > 0;
}

function usesOf({ kind, id }: SharedEntry): Record<'inArticle' | 'inRevision', SQL> {
  if (kind === 'picture')
    return {
      inArticle: hasPicture('article', articles.id, id),
      inRevision: hasPicture('revision', articleRevisions.id, id),
    };
  const column = { writer: articles.writerId, category: articles.categoryId }[kind];
  return {
    inArticle: eq(column, id),
    inRevision: sql`${articleRevisions.snapshot}->${kind}->>'id' = ${String(id)}`,
  };
}

const hasPicture = (owner: 'article' | 'revision', ownerId: unknown, hash: string): SQL => sql`exists (
  select 1 from ${pictureUses} as placed
    where placed.picture = ${hash} and placed.owner_kind = ${owner} and placed.owner_id = ${ownerId})`;
