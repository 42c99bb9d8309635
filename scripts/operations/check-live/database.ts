import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '../../../src/server/db/connect.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { and, asc, eq, getTableColumns, gt, isNull } from '../../../src/server/db/drizzle.ts';
import { COMMAND_LIMITS } from '../../../src/server/db/limited-pool.ts';
import { DataFolderInUseError } from '../../../src/server/db/lock-data-folder.ts';
import { articles } from '../../../src/server/db/schema/articles/articles.ts';
import { articleReviews } from '../../../src/server/db/schema/articles/reviews.ts';
import { categories } from '../../../src/server/db/schema/categories.ts';
import { images } from '../../../src/server/db/schema/images.ts';
import { writers } from '../../../src/server/db/schema/writers.ts';
import type { DatabaseSetting } from '../../../src/server/environment.ts';
import type { KnownSample } from '../../../src/shared/samples/known-samples.ts';
import { findSamples } from '../../../src/shared/samples/sample-texts.ts';

const BATCH = 200;

type DatabaseReport = {
  samples: string[];
  /** There is nothing to read, and that is fine. */
  absent?: string;
  /** Why the database was not read, and what to do: it may hold samples. */
  unread?: string;
};

/** The samples in the published magazine. Does not create an embedded database. */
export async function samplesInDatabase(
  setting: DatabaseSetting,
  samples: readonly KnownSample[],
): Promise<DatabaseReport> {
  if (setting.driver === 'pglite' && !existsSync(join(setting.folder, 'database')))
    return {
      samples: [],
      absent: `in ${setting.folder} is nog geen database; de eerste start vult die met content/magazine. Draait de site al, geef dan ook hier haar DATA_DIR of DATABASE_URL op`,
    };
  try {
    const { db, close } = await connect(setting, COMMAND_LIMITS);
    try {
      return { samples: await samplesIn(db, samples) };
    } finally {
      await close();
    }
  } catch (error) {
    const unread =
      error instanceof DataFolderInUseError
        ? 'de site draait en houdt de database vast. Stop de site, draai dit opnieuw en start de site weer'
        : `de database is niet te lezen. Kijk of ${setting.driver === 'pglite' ? 'DATA_DIR' : 'DATABASE_URL'} klopt, of werk de database bij (npm run migrate), en draai dit opnieuw`;
    return { samples: [], unread };
  }
}

export async function samplesIn(db: Database, samples: readonly KnownSample[]): Promise<string[]> {
  const found = (texts: Array<string | null>) => [
    ...new Set(findSamples(texts.filter(Boolean).join('\n'), samples).map((hit) => hit.found)),
  ];
  const lines: string[] = [];
  for (const { name, email, bio } of await db.select().from(writers).orderBy(asc(writers.id)))
    for (const sample of found([name, email, bio])) lines.push(`schrijver “${name}”: ${sample} (/admindash, Writers)`);
  for (const { name } of await db.select({ name: categories.name }).from(categories))
    for (const sample of found([name])) lines.push(`categorie “${name}”: ${sample} (/admindash, Categories)`);
  for (const { title, name, bigNumber, articleId } of await reviewsOfReaders(db))
    for (const sample of found([name, bigNumber]))
      lines.push(`medische controle van “${title}” door ${name}: ${sample} (/admindash/articles/${articleId})`);
  // Readers see the writer's name, which is listed above once.
  for await (const { id, title, author, writerId, tags, sources, ...texts } of publishedArticles(db)) {
    const more = [...tags, ...sources.flatMap((source) => [source.title, source.publisher, source.address])];
    for (const sample of found([title, writerId ? null : author, ...Object.values(texts), ...more]))
      lines.push(`artikel “${title}”: ${sample} (/admindash/articles/${id})`);
  }
  for (const { name, hash, ...texts } of await picturesOfLibrary(db))
    for (const sample of found(Object.values(texts)))
      lines.push(`foto “${name ?? hash}”: ${sample} (/admindash/pictures?open=${hash})`);
  return lines;
}

const reviewsOfReaders = (db: Database) =>
  db
    .select({
      articleId: articles.id,
      title: articles.title,
      name: articleReviews.reviewerName,
      bigNumber: articleReviews.reviewerBigNumber,
    })
    .from(articleReviews)
    .innerJoin(articles, eq(articles.id, articleReviews.articleId))
    .where(and(eq(articles.isPublished, true), isNull(articleReviews.withdrawnAt)))
    .orderBy(asc(articles.id));

const picturesOfLibrary = (db: Database) =>
  db
    .select({
      hash: images.hash,
      name: images.name,
      alt: images.alt,
      caption: images.caption,
      credit: images.credit,
    })
    .from(images)
    .where(isNull(images.deletedAt))
    .orderBy(asc(images.hash));

/** Which columns may hold a sample. Without an entry for each column of an article this does not compile. */
const READ = {
  id: true,
  title: true,
  author: true,
  writerId: true,
  excerpt: true,
  content: true,
  imageAlt: true,
  videoUrl: true,
  seoTitle: true,
  seoDescription: true,
  tags: true,
  sources: true,
  slug: true,
  // Repeats the other columns, or the name of the writer or category.
  contentText: false,
  byline: false,
  categoryId: false,
  // For search alone.
  labels: false,
  titleVector: false,
  headVector: false,
  searchVector: false,
  // No words.
  type: false,
  createdBy: false,
  isPublished: false,
  language: false,
  image: false,
  imageIsDecorative: false,
  version: false,
  createdAt: false,
  updatedAt: false,
  publishedAt: false,
  shownAt: false,
} as const satisfies Record<keyof typeof articles.$inferSelect, boolean>;

type Read = { [Column in keyof typeof READ as (typeof READ)[Column] extends true ? Column : never]: true };
const isRead = (column: string): column is keyof Read => READ[column as keyof typeof READ];
const COLUMNS = Object.fromEntries(
  Object.entries(getTableColumns(articles)).filter(([column]) => isRead(column)),
) as Pick<ReturnType<typeof getTableColumns<typeof articles>>, keyof Read>;

/** In batches, so that a large magazine fits in memory. */
async function* publishedArticles(db: Database) {
  const { id } = articles;
  let last = 0;
  for (;;) {
    const rows = await db
      .select(COLUMNS)
      .from(articles)
      .where(and(eq(articles.isPublished, true), gt(id, last)))
      .orderBy(asc(id))
      .limit(BATCH);
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}
