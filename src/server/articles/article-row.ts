import { eq, getTableColumns, sql } from 'drizzle-orm';
import { LIST_CONTENT_CHARACTERS } from '../../shared/constants.ts';
import type { AdminArticle, PublicArticle } from '../../shared/contract/articles.ts';
import type { Database } from '../db/database.ts';
import { articles, categories, writers } from '../db/schema/magazine.ts';
import { DomainError } from '../errors/errors.ts';

const {
  content: _content,
  contentText: _contentText,
  titleVector: _titleVector,
  headVector: _headVector,
  searchVector: _searchVector,
  labels: _labels,
  byline: _byline,
  shownAt: _shownAt,
  ...listed
} = getTableColumns(articles);

const joined = {
  ...listed,
  category: categories.name,
  writerName: writers.name,
  writerImage: writers.profileImage,
  writerBio: writers.bio,
};

/** The columns of an article in a list; `content` is the beginning of its plain text. */
export const listColumns = {
  ...joined,
  content: sql<string>`left(${articles.contentText}, ${sql.raw(String(LIST_CONTENT_CHARACTERS))})`,
};

/** The columns of an article with its full body. */
export const articleColumns = { ...joined, content: articles.content };

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
  const [row] = await selectArticles(db).where(eq(articles.id, id)).for('update', { of: articles });
  return found(row);
}

function found(row: ArticleRow | undefined): ArticleRow {
  if (!row) throw new DomainError('not-found', 'This article does not exist (any more)');
  return row;
}

const iso = (date: Date) => date.toISOString();

export function toPublicArticle(row: ArticleRow): PublicArticle {
  const { categoryId, writerId, writerName, writerImage, writerBio, updatedAt, version, ...article } = row;
  return {
    ...article,
    createdAt: iso(row.createdAt),
    publishedAt: row.publishedAt && iso(row.publishedAt),
    writer: writerName === null ? null : { name: writerName, profileImage: writerImage, bio: writerBio },
  };
}

export function toAdminArticle(row: ArticleRow): AdminArticle {
  return { ...toPublicArticle(row), writerId: row.writerId, updatedAt: iso(row.updatedAt), version: row.version };
}
