import { fileURLToPath } from 'node:url';
import { createArticle } from '../../articles/articles.ts';
import { setPair } from '../../articles/pairs.ts';
import { addImportedReview } from '../../articles/reviews/reviews.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { count } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { staff } from '../../db/schema/staff.ts';
import { writers } from '../../db/schema/writers.ts';
import { inTransaction } from '../../transaction.ts';
import { storeStarterPictures } from './pictures.ts';
import { readStarterMagazine } from './read.ts';

export const STARTER_FOLDER = fileURLToPath(new URL('../../../../content/magazine', import.meta.url));

/**
 * Whether there are no accounts, articles or writers: then the first start fills the database with the starter
 * magazine.
 */
export const isUntouched = ({ db }: Context) => areEmpty(db, [staff, articles, writers]);

/** Whether there are no articles or writers: then `npm run seed` may fill the database. */
export const isEmptyMagazine = ({ db }: Context) => areEmpty(db, [articles, writers]);

async function areEmpty(db: Database, tables: Array<typeof staff | typeof articles | typeof writers>) {
  const totals = await Promise.all(tables.map((table) => db.select({ total: count() }).from(table)));
  return totals.every(([row]) => row?.total === 0);
}

/** Inserts the starter magazine in one transaction, after its pictures. Returns the number of articles. */
export async function fillWithStarterMagazine(context: Context, folder: string): Promise<number> {
  const magazine = await readStarterMagazine(folder);
  const pictures = await storeStarterPictures(
    context,
    magazine.articles.map(({ input }) => input),
  );
  await inTransaction(context, async (tx) => {
    const ids = new Map<string, number>();
    for (const { key, ...writer } of magazine.writers) {
      const [row] = await tx.db.insert(writers).values(writer).returning({ id: writers.id });
      if (row) ids.set(key, row.id);
    }
    const articleIds = new Map<string | null, number>();
    for (const { input, writerKey, publishedAt, review } of magazine.articles) {
      const writerId = (writerKey && ids.get(writerKey)) || null;
      const image = pictures.get(input.image ?? '') ?? input.image;
      const { id } = await createArticle({ ...tx, clock: () => publishedAt }, { ...input, image, writerId });
      articleIds.set(input.slug, id);
      if (review) await addImportedReview(tx, id, review);
    }
    for (const { input, pair } of magazine.articles) {
      const [id, other] = [articleIds.get(input.slug), articleIds.get(pair ?? null)];
      if (id && other) await setPair(tx, id, other);
    }
  });
  return magazine.articles.length;
}
