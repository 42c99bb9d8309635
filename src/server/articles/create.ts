import type { AdminArticle, ArticleInput } from '../../shared/contract/articles.ts';
import { audit } from '../audit/record.ts';
import { type Context, requireStaff } from '../context.ts';
import { isDuplicate } from '../db/postgres-errors.ts';
import { articles } from '../db/schema/magazine.ts';
import { inTransaction } from '../db/transaction.ts';
import { DomainError } from '../errors/errors.ts';
import { invalidateArticles } from './article-cache.ts';
import { loadArticle, toAdminArticle } from './article-row.ts';
import { toColumnValues } from './column-values.ts';
import { findFreeSlug } from './slugs/free-slug.ts';

/** Concurrent creations with the same title compete for the same slug; each attempt takes the next free one. */
const SLUG_ATTEMPTS = 50;

/** Creates an article or video. Throws `invalid`, or `conflict` when the given slug is taken. */
export async function createArticle(context: Context, input: ArticleInput): Promise<AdminArticle> {
  requireStaff(context);
  return inTransaction(context, async (tx) => {
    const values = await toColumnValues(tx.db, input);
    const now = tx.clock();
    const row = {
      ...values,
      isPublished: input.isPublished,
      createdAt: now,
      updatedAt: now,
      publishedAt: input.isPublished ? now : null,
    };
    const id = input.slug ? await insertWithSlug(tx, input.slug, row) : await insertWithFreeSlug(tx, input.title, row);
    await audit(tx, 'article.created', { id, name: input.title });
    const article = await loadArticle(tx.db, id);
    if (article.isPublished) invalidateArticles(tx, [article.slug]);
    return toAdminArticle(article);
  });
}

type Row = Omit<typeof articles.$inferInsert, 'slug'>;

async function insertWithSlug({ db }: Context, slug: string, row: Row): Promise<number> {
  const id = await insert(db, slug, row);
  if (id === undefined) throw slugTaken(slug);
  return id;
}

async function insertWithFreeSlug({ db }: Context, title: string, row: Row): Promise<number> {
  for (let attempt = 0; attempt < SLUG_ATTEMPTS; attempt += 1) {
    const id = await insert(db, await findFreeSlug(db, title), row);
    if (id !== undefined) return id;
  }
  throw new DomainError('conflict', 'Many articles get this title at the same time. Please save again.');
}

/** Returns undefined when the slug is taken. */
async function insert(db: Context['db'], slug: string, row: Row): Promise<number | undefined> {
  const [inserted] = await db
    .insert(articles)
    .values({ ...row, slug })
    .onConflictDoNothing({ target: articles.slug })
    .returning({ id: articles.id });
  return inserted?.id;
}

export function slugTaken(slug: string): DomainError {
  const message = `The slug "${slug}" is taken by another article. Choose another one.`;
  return new DomainError('conflict', message, { fields: { slug: message } });
}

export const isSlugTaken = (error: unknown) => isDuplicate(error, 'articles_slug_unique');
