import { blocksOfHtml } from '../../shared/text-check/document/from-html.ts';
import { askableAddresses } from '../../shared/text-check/rules/links/link-answers.ts';
import type { Database } from '../db/database.ts';
import { and, asc, count, eq, gt, lte, or, sql } from '../db/drizzle.ts';
import { articles } from '../db/schema/articles/articles.ts';

/** Published articles per statement, so that it ends in time in a magazine of any size. */
const WINDOW = 2000;
const BATCH = 50;

/** The checked addresses, each once. */
type LinkedArticle = { id: number; title: string; addresses: string[] };
/** Published articles in the order of their ids. */
type Part = { from?: number; most?: number };

/** The published articles with links, by id, in batches. */
export async function* publishedLinks(
  db: Database,
  { from = 0, most = Number.POSITIVE_INFINITY }: Part = {},
): AsyncGenerator<LinkedArticle> {
  let after = from === 0 ? 0 : await idOf(db, 0, from);
  for (let left = most; left > 0 && after !== undefined; left -= WINDOW) {
    const size = Math.min(WINDOW, left);
    // The last window is not full, so its end is unknown.
    const until = await idOf(db, after, size);
    yield* linksBetween(db, after, until);
    after = until;
  }
}

/** The id of the n-th published article after an id; undefined when there are fewer. */
async function idOf(db: Database, after: number, nth: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.isPublished, true), gt(articles.id, after)))
    .orderBy(asc(articles.id))
    .offset(nth - 1)
    .limit(1);
  return row?.id;
}

async function* linksBetween(db: Database, after: number, until: number | undefined): AsyncGenerator<LinkedArticle> {
  for (let last = after, isMore = true; isMore; ) {
    const rows = await db
      .select({ id: articles.id, title: articles.title, content: articles.content, sources: articles.sources })
      .from(articles)
      .where(
        and(
          eq(articles.isPublished, true),
          gt(articles.id, last),
          until === undefined ? undefined : lte(articles.id, until),
          HAS_LINKS,
        ),
      )
      .orderBy(asc(articles.id))
      .limit(BATCH);
    for (const row of rows) yield { id: row.id, title: row.title, addresses: addressesIn(row) };
    isMore = rows.length === BATCH;
    last = rows.at(-1)?.id ?? last;
  }
}

/** The addresses to check of an article's links and sources, each once. */
export const addressesIn = ({
  content,
  sources,
}: Pick<typeof articles.$inferSelect, 'content' | 'sources'>): string[] =>
  askableAddresses({ body: blocksOfHtml(content), sources: sources.map(({ address }) => address ?? '') });

export async function countPublished(db: Database): Promise<number> {
  const [row] = await db.select({ total: count() }).from(articles).where(eq(articles.isPublished, true));
  return row?.total ?? 0;
}

const HAS_LINKS = or(
  sql`${articles.content} ~* 'href="(https?:/)?/'`,
  sql`jsonb_array_length(${articles.sources}) > 0`,
);
