import { LIST_CONTENT_CHARACTERS } from '../../shared/constants.ts';
import type { AdminArticle, PublicArticle } from '../../shared/contract/articles/articles.ts';
import type { Source } from '../../shared/contract/articles/sources.ts';
import type { Database } from '../db/database.ts';
import { eq, sql } from '../db/drizzle.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { draftChanges } from '../db/schema/articles/draft-changes.ts';
import { categories } from '../db/schema/categories.ts';
import { writers } from '../db/schema/writers.ts';
import { DomainError } from '../errors/errors.ts';

/** Lists every column, so that a new column of the table is read only where it is named. */
const joined = {
  id: articles.id,
  slug: articles.slug,
  title: articles.title,
  excerpt: articles.excerpt,
  categoryId: articles.categoryId,
  category: categories.name,
  type: articles.type,
  language: articles.language,
  author: articles.author,
  createdBy: articles.createdBy,
  isPublished: articles.isPublished,
  image: articles.image,
  imageAlt: articles.imageAlt,
  imageIsDecorative: articles.imageIsDecorative,
  videoUrl: articles.videoUrl,
  seoTitle: articles.seoTitle,
  seoDescription: articles.seoDescription,
  tags: articles.tags,
  version: articles.version,
  createdAt: articles.createdAt,
  updatedAt: articles.updatedAt,
  publishedAt: articles.publishedAt,
  writerId: articles.writerId,
  writerName: writers.name,
  writerRegistration: writers.registration,
  writerImage: writers.profileImage,
  writerBio: writers.bio,
};

/** The columns of an article in a list: `content` is the beginning of its plain text, without sources. */
export const listColumns = {
  ...joined,
  content: sql<string>`left(${articles.contentText}, ${sql.raw(String(LIST_CONTENT_CHARACTERS))})`,
  sources: sql<Source[]>`'[]'::jsonb`,
};

/** One lookup by key in a small table for each row of the page. */
const draftNumber = sql<number | null>`case when ${articles.isPublished} then (
  select ${draftChanges.number} from ${draftChanges} where ${draftChanges.articleId} = ${articles.id}) end`;

/** Visitors do not learn of draft changes. */
export const listColumnsFor = ({ isPublic }: { isPublic: boolean }): typeof listColumns & Partial<typeof forStaff> =>
  isPublic ? listColumns : { ...listColumns, ...forStaff };
const forStaff = { draftNumber };

/** The columns of an article with its full body. */
export const articleColumns = { ...joined, content: articles.content, sources: articles.sources };

export type ListedRow = ArticleRow & { draftNumber?: number | null };
export type ArticleRow = Awaited<ReturnType<typeof selectArticles>>[number];

export const selectArticles = (db: Database) =>
  db
    .select(articleColumns)
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .leftJoin(writers, eq(writers.id, articles.writerId));

/** Throws `not-found`. */
export async function loadArticle(db: Database, id: number): Promise<ArticleRow> {
  const [row] = await selectArticles(db).where(eq(articles.id, id));
  return found(row);
}

/** Loads an article and locks it until the transaction ends. Throws `not-found`. */
export async function lockArticle(db: Database, id: number): Promise<ArticleRow> {
  // Locks in a statement of its own: a joined one that had to wait would return the category and writer as they were
  // before the wait.
  await db.select({ id: articles.id }).from(articles).where(eq(articles.id, id)).for('update');
  return loadArticle(db, id);
}

function found(row: ArticleRow | undefined): ArticleRow {
  if (!row) throw articleNotFound();
  return row;
}

export const articleNotFound = () =>
  new DomainError('not-found', 'This article does not exist; it may have been deleted.');

/** It, or its draft changes, are no longer what the caller has on the screen. */
export const articleChanged = () => new DomainError('conflict', 'This article was changed by someone else');

const iso = (date: Date) => date.toISOString();

/** Lists every field, so that nothing becomes public by being added to the row. */
export function toPublicArticle(row: ArticleRow): PublicArticle {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    content: row.content,
    excerpt: row.excerpt,
    category: row.category,
    type: row.type,
    language: row.language,
    author: row.author,
    isPublished: row.isPublished,
    image: row.image,
    imageAlt: row.imageAlt,
    imageIsDecorative: row.imageIsDecorative,
    videoUrl: row.videoUrl,
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    tags: row.tags,
    sources: row.sources,
    createdAt: iso(row.createdAt),
    publishedAt: row.publishedAt && iso(row.publishedAt),
    writer:
      row.writerName === null
        ? null
        : {
            name: row.writerName,
            registration: row.writerRegistration,
            profileImage: row.writerImage,
            bio: row.writerBio,
          },
  };
}

export function toAdminArticle(row: ArticleRow): AdminArticle {
  return {
    ...toPublicArticle(row),
    writerId: row.writerId,
    createdBy: row.createdBy,
    updatedAt: iso(row.updatedAt),
    version: row.version,
  };
}
