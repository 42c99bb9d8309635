import { plainText } from '../../../src/server/articles/body/convert-html.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import { articles } from '../../../src/server/db/schema/articles/articles.ts';
import { categories } from '../../../src/server/db/schema/categories.ts';
import { writers } from '../../../src/server/db/schema/writers.ts';
import { readStarterMagazine } from '../../../src/server/operations/starter/read.ts';
import { DAY_MS } from '../../../src/shared/dates/durations.ts';
import { vacuumAnalyze } from '../../../tests/support/database/vacuum.ts';

const BATCH = 500;
const SENTENCES = 18;

/** Each is in the body of one article in 5,000. */
export const RARE_WORDS = ['kurkumine', 'ashwagandha', 'quercetine', 'berberine', 'resveratrol'];

/**
 * Fills an empty database with `total` articles made from sentences of the starter magazine, the same ones at every
 * run: 9 in 10 published, 1 in 10 a video, a quarter of an hour apart. One in five has a rare compound, so that the
 * list of search words grows like a real one.
 */
export async function fillWithArticles(db: Database, total: number): Promise<void> {
  const random = seededRandom(20_261_121);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const magazine = await readStarterMagazine('content/magazine');
  const texts = await Promise.all(magazine.articles.map(({ input }) => plainText(input.content)));
  const sentences = texts.flatMap((text) => text.match(/[^.!?]+[.!?]/g) ?? []).map((sentence) => sentence.trim());
  const nouns = [...new Set(texts.flatMap((text) => text.match(/\b[a-z]{4,9}\b/g) ?? []))];
  const titles = magazine.articles.map(({ input }) => input.title.split(' '));
  const tags = magazine.articles.flatMap(({ input }) => input.tags);
  const ids = (await db.select().from(categories)).map(({ id, name }) => ({ id, name }));
  const people = await db
    .insert(writers)
    .values(magazine.writers.map(({ key: _key, ...writer }) => writer))
    .returning({ id: writers.id, name: writers.name });

  await withoutIndexes(db, () => insertAll());
  await vacuumAnalyze(db);

  async function insertAll() {
    for (let start = 0; start < total; start += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, total - start) }, (_, index) => {
        const number = start + index;
        const [category, writer] = [pick(ids), pick(people)];
        const [first, second] = [pick(titles), pick(titles)];
        const title = [...first.slice(0, 3), ...second.slice(-3), ...(number % 10 === 0 ? [inventedWord(random)] : [])];
        const words = Array.from({ length: SENTENCES }, () => pick(sentences));
        if (number % 5 === 0) words.push(`Dit gaat over ${pick(nouns)}${pick(nouns)}.`);
        if (number % 1000 === 7) words.push(`Onderzoek naar ${pick(RARE_WORDS)} loopt nog.`);
        const contentText = words.join(' ');
        const tagged = [pick(tags) ?? 'gezondheid'];
        const createdAt = new Date(Date.UTC(2026, 0, 1) - number * (DAY_MS / 96));
        return {
          slug: `artikel-${number}`,
          title: title.join(' '),
          content: `<p>${contentText}</p>`,
          contentText,
          excerpt: pick(sentences).slice(0, 160),
          categoryId: category.id,
          type: number % 10 === 3 ? ('video' as const) : ('article' as const),
          author: writer.name,
          writerId: writer.id,
          isPublished: number % 10 !== 9,
          tags: tagged,
          byline: writer.name,
          createdAt,
          updatedAt: createdAt,
          publishedAt: number % 10 === 9 ? null : createdAt,
        };
      });
      await db.insert(articles).values(rows);
    }
  }
}

/** Creating an index afterwards is much faster than updating it at every row. */
export async function withoutIndexes(db: Database, work: () => Promise<void>): Promise<void> {
  const found = await db
    .select({ name: sql<string>`indexname`, definition: sql<string>`indexdef` })
    .from(sql`pg_indexes where tablename in ('articles', 'search_words') and indexdef not like '%UNIQUE%'`);
  for (const { name } of found) await db.execute(sql.raw(`drop index "${name}"`));
  await work();
  for (const { definition } of found) await db.execute(sql.raw(definition));
}

/** A word that is in no other article, like a name or a rare term. */
function inventedWord(random: () => number): string {
  const syllables = ['ba', 'de', 'fi', 'go', 'hu', 'ka', 'le', 'mi', 'no', 'pu', 'ra', 'se', 'ti', 'vo', 'zu'];
  return Array.from({ length: 4 }, () => syllables[Math.floor(random() * syllables.length)]).join('');
}

/** Mulberry32. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
