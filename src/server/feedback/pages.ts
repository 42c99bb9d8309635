import { CARE_PATHS } from '../../shared/care/care-paths.ts';
import { paths } from '../../shared/paths.ts';
import type { Context } from '../context.ts';
import { and, eq } from '../db/drizzle.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { DomainError } from '../errors/errors.ts';

/** A page with “Was dit duidelijk?”: a published article or a page about care. */
export type AnsweredPage = { path: string; articleId: number | null };

const notFound = () => new DomainError('not-found', 'This page does not exist; it may have been deleted.');

/** By its id, because the page may have been cached under a former slug. Throws `not-found`. */
export async function articlePage({ db }: Context, id: number): Promise<AnsweredPage> {
  const [article] = await db
    .select({ slug: articles.slug, type: articles.type })
    .from(articles)
    .where(and(eq(articles.id, id), eq(articles.isPublished, true)));
  if (!article) throw notFound();
  return { path: paths.magazineItem(article), articleId: id };
}

/** Throws `not-found`. */
export function carePage(path: string): AnsweredPage {
  if (!CARE_PATHS.has(path)) throw notFound();
  return { path, articleId: null };
}
