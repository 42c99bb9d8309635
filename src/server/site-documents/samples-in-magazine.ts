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
  for (const { name, email, bio } of await db.select().from(writers).orderBy(asc(writers.id)))
    add(`schrijver “${name}”`, `${paths.dashboard}?tab=writers`, [name, email, bio]);
  for (const { name } of await db.select({ name: categories.name }).from(categories))
    add(`categorie “${name}”`, `${paths.dashboard}?tab=categories`, [name]);
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
