import type { SQL } from 'drizzle-orm';
import { ArticleLanguage } from '../../../shared/contract/articles/articles.ts';
import { newDangers } from '../../../shared/text-check/dangers.ts';
import type { CheckedText, Language, ShownText } from '../../../shared/text-check/document/document.ts';
import type { Finding } from '../../../shared/text-check/finding.ts';
import type { Database } from '../../db/database.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { pictureUses } from '../../db/schema/images.ts';
import type { Transaction } from '../../transaction.ts';
import { selectScheduledRevisions } from '../schedules/schedule-row.ts';
import { type CheckedEntry, requireReason } from './refuse-dangers.ts';

type Change = SharedEntry & {
  name: string;
  before: ShownText[];
  after: ShownText[];
  overrideReason: string | undefined;
};

/**
 * The rule of {@link refuseDangers} for texts that articles share: a writer, the words of a picture, the name of a
 * category. They are published by saving them when an article with them is published, or will be by a schedule.
 */
export async function refuseSharedDangers(
  tx: Transaction,
  { name, before, after, overrideReason, ...entry }: Change,
): Promise<void> {
  if (tx.actor.kind !== 'staff') return;
  const found: Finding[] = [];
  for (const language of ArticleLanguage.options) {
    const dangers = newDangers(asText(language, after), asText(language, before));
    // Asks the database only about the few texts in which a danger was found.
    if (dangers.length > 0 && (await isShownIn(tx.db, entry, language))) found.push(...dangers);
  }
  await requireReason(tx, withoutRepeats(found), { ...kindAndId(entry), name, overrideReason });
}

const asText = (language: CheckedText['language'], beside: ShownText[]): CheckedText => ({
  language,
  purpose: 'other',
  fields: {},
  body: [],
  beside,
});

/** A citizen service number is one in every language. */
const withoutRepeats = (dangers: Finding[]): Finding[] => [
  ...new Map(dangers.map((danger) => [JSON.stringify([danger.rule, danger.place]), danger])).values(),
];

const kindAndId = ({ kind, id }: SharedEntry): Pick<CheckedEntry, 'kind' | 'id'> =>
  kind === 'picture' ? { kind } : { kind, id };

/** What articles share. A picture is known by its hash. */
type SharedEntry = { kind: 'writer' | 'category'; id: number } | { kind: 'picture'; id: string };

/** Whether readers see it in an article of this language, or will by a schedule. */
async function isShownIn(db: Database, entry: SharedEntry, language: Language): Promise<boolean> {
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
