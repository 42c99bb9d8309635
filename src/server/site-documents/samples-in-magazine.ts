import type { Table } from 'drizzle-orm';
import { paths } from '../../shared/paths.ts';
import type { KnownSample } from '../../shared/samples/known-samples.ts';
import { findSamples } from '../../shared/samples/sample-texts.ts';
import type { Database } from '../db/database.ts';
import { and, asc, eq, getTableColumns, gt, isNull } from '../db/drizzle.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { articleReviews } from '../db/schema/articles/reviews.ts';
import { categories } from '../db/schema/categories.ts';
import { images } from '../db/schema/images.ts';
import { writers } from '../db/schema/writers.ts';

const BATCH = 200;

/** A sample in what readers see of the magazine: what holds it, in Dutch, and where staff change that. */
type MagazineSample = { what: string; sample: string; href: string };

export async function samplesInMagazine(db: Database, samples: readonly KnownSample[]): Promise<MagazineSample[]> {
  const found = (texts: Array<string | null>) => [
    ...new Set(findSamples(texts.filter(Boolean).join('\n'), samples).map((hit) => hit.found)),
  ];
  const hits: MagazineSample[] = [];
  const add = (what: string, href: string, texts: Array<string | null>) => {
    for (const sample of found(texts)) hits.push({ what, sample, href });
  };
  for (const texts of await db.select(OF_WRITER).from(writers).orderBy(asc(writers.id)))
    add(`schrijver “${texts.name}”`, `${paths.dashboard}?tab=writers`, Object.values(texts));
  for (const texts of await db.select(OF_CATEGORY).from(categories))
    add(`categorie “${texts.name}”`, `${paths.dashboard}?tab=categories`, Object.values(texts));
  for (const { title, name, bigNumber, articleId } of await reviewsOfReaders(db))
    add(`medische controle van “${title}” door ${name}`, paths.editor(articleId), [name, bigNumber]);
  // Readers see the writer's name, which is listed above once.
  for await (const { id, title, author, writerId, tags, sources, ...texts } of publishedArticles(db)) {
    const more = [...tags, ...sources.flatMap((source) => [source.title, source.publisher, source.address])];
    add(`artikel “${title}”`, paths.editor(id), [title, writerId ? null : author, ...Object.values(texts), ...more]);
  }
  for (const { name, hash, ...texts } of await picturesOfLibrary(db))
    add(`foto “${name ?? hash}”`, `${paths.pictures}?open=${hash}`, Object.values(texts));
  return hits;
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
  db.select(OF_PICTURE).from(images).where(isNull(images.deletedAt)).orderBy(asc(images.hash));

/** The columns that may hold a sample. Without an answer for each column of the table this does not compile. */
function columnsToRead<T extends Table, const Read extends Record<keyof T['$inferSelect'], boolean>>(
  table: T,
  read: Read,
) {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => read[name as keyof Read]);
  return Object.fromEntries(columns) as {
    [Name in keyof Read as Read[Name] extends true ? Name : never]: T['_']['columns'][Name & string];
  };
}

const OF_WRITER = columnsToRead(writers, {
  name: true,
  email: true,
  registration: true,
  bio: true,
  id: false,
  profileImage: false,
  isActive: false,
});

const OF_CATEGORY = columnsToRead(categories, {
  name: true,
  id: false,
  // For staff alone.
  slug: false,
  description: false,
});

const OF_PICTURE = columnsToRead(images, {
  hash: true,
  name: true,
  alt: true,
  caption: true,
  credit: true,
  // Repeats the other columns.
  searchText: false,
  // For staff alone.
  uploadedBy: false,
  uploadedByEmail: false,
  // No words.
  uploadedAt: false,
  state: false,
  claimedUntil: false,
  addedAt: false,
  width: false,
  height: false,
  bytes: false,
  focalX: false,
  focalY: false,
  edits: false,
  replacedBy: false,
  shownAs: false,
  shownSince: false,
  partOf: false,
  version: false,
  deletedAt: false,
});

const OF_ARTICLE = columnsToRead(articles, {
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
});

/** In batches, so that a large magazine fits in memory. */
async function* publishedArticles(db: Database) {
  const { id } = articles;
  let last = 0;
  for (;;) {
    const rows = await db
      .select(OF_ARTICLE)
      .from(articles)
      .where(and(eq(articles.isPublished, true), gt(id, last)))
      .orderBy(asc(id))
      .limit(BATCH);
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}
