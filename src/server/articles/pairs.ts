import type { SQLWrapper } from 'drizzle-orm';
import type { NamedArticle, PublicPair } from '../../shared/contract/articles/articles.ts';
import type { ArticlePair } from '../../shared/contract/articles/pairs.ts';
import { type Said, sentence } from '../../shared/errors/sentence.ts';
import { LANGUAGE_NAMES } from '../../shared/language-names.ts';
import { audit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { and, between, desc, eq, inArray, ne, or, sql } from '../db/drizzle.ts';
import { alias } from '../db/pg-core.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { articlePairs } from '../db/schema/articles/pairs.ts';
import { DomainError } from '../errors/errors.ts';
import { requireArticleChange, requirePermission } from '../permissions.ts';
import { inTransaction, type Transaction } from '../transaction.ts';
import { type ArticleRow, lockArticle } from './article-row.ts';
import { ARTICLES_TAG, articleTag } from './cache-tags.ts';

/*
 * Two articles about the same, one in each language (docs/product.md#languages). A pair belongs to both articles, so it
 * is in no version of either, and changes without a save. It outlives one of them in the bin.
 */

const MAX_CANDIDATES = 7;

const has = (id: number | SQLWrapper) => or(eq(articlePairs.dutchId, id), eq(articlePairs.englishId, id));

const otherOf = (id: number | SQLWrapper) =>
  sql<number>`case when ${articlePairs.dutchId} = ${id} then ${articlePairs.englishId} else ${articlePairs.dutchId} end`;

/** For readers of an article: the other one, as JSON, if they have that too. */
export const publicPair = (id: SQLWrapper) => sql<PublicPair | null>`(
  select json_build_object('id', other.id, 'title', other.title, 'language', other.language, 'slug', other.slug, 'type', other.type)
  from ${articlePairs} join articles as other on other.id = ${otherOf(id)} and other.is_published where ${has(id)})`;

/** The other article of a pair, whatever its state; undefined while it is in the bin. */
export async function findOther(db: Database, id: number) {
  const [other] = await db
    .select({
      id: articles.id,
      title: articles.title,
      language: articles.language,
      slug: articles.slug,
      type: articles.type,
      isPublished: articles.isPublished,
    })
    .from(articlePairs)
    .innerJoin(articles, eq(articles.id, otherOf(id)))
    .where(has(id));
  return other;
}

/** What readers get of the pairs with an article of these ids, by the article that each belongs to. */
export async function publicPairsOf(db: Database, first: number, last: number): Promise<Map<number, PublicPair>> {
  const [dutch, english] = [alias(articles, 'dutch'), alias(articles, 'english')];
  const shownOf = ({ id, title, language, slug, type }: typeof dutch | typeof english) => ({
    id,
    title,
    language,
    slug,
    type,
  });
  const rows = await db
    .select({ dutch: shownOf(dutch), english: shownOf(english) })
    .from(articlePairs)
    .innerJoin(dutch, and(eq(dutch.id, articlePairs.dutchId), dutch.isPublished))
    .innerJoin(english, and(eq(english.id, articlePairs.englishId), english.isPublished))
    .where(or(between(articlePairs.dutchId, first, last), between(articlePairs.englishId, first, last)));
  return new Map(
    rows.flatMap((pair) => [
      [pair.dutch.id, pair.english],
      [pair.english.id, pair.dutch],
    ]),
  );
}

/** The same for the page of a preview. */
export async function findPublicPair(db: Database, id: number): Promise<PublicPair | null> {
  const other = await findOther(db, id);
  if (!other?.isPublished) return null;
  const { isPublished: _, ...pair } = other;
  return pair;
}

/** An article is public from now on: the page of its pair names it. Call it with the public order locked. */
export async function invalidatePageOfPair(tx: Transaction, { id, isPublished }: ArticleRow): Promise<void> {
  const other = isPublished && (await findPublicPair(tx.db, id));
  if (other) tx.raiseTags([articleTag(other.slug)], 'invalidate');
}

/** Throws `not-found`. */
export async function getPair(context: Context, id: number): Promise<ArticlePair & { hasCandidates: boolean }> {
  requirePermission(context, 'magazine.read');
  const other = await findOther(context.db, id);
  const { articles: candidates } = await findCandidates(context, id, '');
  return { pair: other ? shown(other) : null, hasCandidates: candidates.length > 0 };
}

const shown = ({ id, title, language, isPublished }: NamedArticle & { isPublished: boolean }) => ({
  id,
  title,
  language,
  isPublished,
});

/** Articles that can become the pair of an article, by the words of their titles; without words the newest. */
export async function findCandidates(
  context: Context,
  id: number,
  search: string,
): Promise<{ articles: NamedArticle[] }> {
  requirePermission(context, 'magazine.read');
  const { db } = context;
  const [own] = await db.select({ language: articles.language }).from(articles).where(eq(articles.id, id));
  if (!own) return { articles: [] };
  const words = search.split(/\s+/).filter(Boolean);
  const found = await db
    .select({ id: articles.id, title: articles.title, language: articles.language })
    .from(articles)
    .where(
      and(
        ne(articles.language, own.language),
        ne(articles.id, id),
        sql`not exists (select from ${articlePairs} where ${has(articles.id)})`,
        ...words.map((word) => sql`position(clinic_fold(${word}) in clinic_fold(${articles.title})) > 0`),
      ),
    )
    .orderBy(desc(articles.createdAt), desc(articles.id))
    .limit(MAX_CANDIDATES);
  return { articles: found };
}

/**
 * Makes two articles a pair, or ends the pair of one. Throws `not-found`, `invalid` for two of the same language, and
 * `conflict` when the other has a pair already.
 */
export async function setPair(context: Context, id: number, otherId: number | null): Promise<ArticlePair> {
  requirePermission(context, 'articles.write-own');
  return inTransaction(context, async (tx) => {
    const [article, other] = await lockBoth(tx, id, otherId);
    requireArticleChange(tx, article, { isLive: article.isPublished });
    const former = await findOther(tx.db, id);
    if (!other) {
      if (former) await endPair(tx, article);
      return { pair: null };
    }
    requireArticleChange(tx, other, { isLive: other.isPublished });
    if (former?.id === other.id) return { pair: shown(other) };
    refuseSameLanguage(article, other);
    const taken = await findOther(tx.db, other.id);
    if (taken)
      throw new DomainError(
        'conflict',
        sentence('“{title}” has a pair already: “{pair}”. Remove it there first, or choose another article.', {
          title: other.title,
          pair: taken.title,
        }),
      );
    if (former) await endPair(tx, article);
    // Of articles in the bin.
    await forgetPairs(tx.db, [id, other.id]);
    const [dutch, english] = article.language === 'nl' ? [article, other] : [other, article];
    await tx.db.insert(articlePairs).values({ dutchId: dutch.id, englishId: english.id });
    await audit(tx, 'article.paired', { id, name: article.title });
    invalidate(tx, article, other);
    return { pair: shown(other) };
  });
}

/** In the order of their ids, so that two changes at once cannot deadlock. */
async function lockBoth(tx: Transaction, id: number, otherId: number | null) {
  if (otherId === null) return [await lockArticle(tx.db, id), undefined] as const;
  if (otherId === id) throw invalid('An article cannot be its own pair. Choose another one.');
  const locked = new Map<number, ArticleRow>();
  for (const one of [id, otherId].sort((a, b) => a - b)) {
    const found = await lockArticle(tx.db, one).catch((error: unknown) => {
      if (one === id || !(error instanceof DomainError)) throw error;
      throw invalid('The article that you chose was deleted. Choose another one.');
    });
    locked.set(one, found);
  }
  return [locked.get(id) as ArticleRow, locked.get(otherId) as ArticleRow] as const;
}

function refuseSameLanguage(article: ArticleRow, other: ArticleRow): void {
  if (article.language !== other.language) return;
  const language = LANGUAGE_NAMES[article.language];
  throw invalid(`Both articles are in ${language}. Choose one in the other language, or save this one in it first.`);
}

const invalid = (message: Said) => new DomainError('invalid', message, { fields: { other: message } });

/** A pair is of two languages: it ends when one article gets the language of the other. */
export async function endPairOfChangedLanguage(tx: Transaction, before: ArticleRow, after: ArticleRow): Promise<void> {
  if (before.language !== after.language) await endPair(tx, after);
}

async function endPair(tx: Transaction, article: ArticleRow): Promise<void> {
  const other = await findOther(tx.db, article.id);
  const ended = await tx.db.delete(articlePairs).where(has(article.id)).returning();
  if (ended.length === 0) return;
  await audit(tx, 'article.pair-ended', { id: article.id, name: article.title });
  invalidate(tx, article, ...(other ? [other] : []));
}

/** Their pages and the sitemap name each other, and a search shows one of them. */
const invalidate = (tx: Transaction, ...changed: { slug: string }[]) =>
  tx.raiseTags([ARTICLES_TAG, ...changed.map(({ slug }) => articleTag(slug))], 'invalidate');

/** For articles that are deleted for good. */
export async function forgetPairs(db: Database, ids: number[]): Promise<void> {
  await db.delete(articlePairs).where(or(inArray(articlePairs.dutchId, ids), inArray(articlePairs.englishId, ids)));
}
