import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { PublicArticle } from '../../shared/contract/articles/articles.ts';
import { slugify } from '../../shared/text/text.ts';
import { ADVISORY_LOCKS } from '../db/advisory-locks.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';
import { rowsOf } from '../db/rows-of.ts';
import { HASH_IN_TEXT } from '../pictures/file-names.ts';
import type { Transaction } from '../transaction.ts';
import type { ArticleRow } from './article-row.ts';
import type { RelatedArticles } from './published/published.ts';

/** For content that must not go out again. */
const purge = (tx: Transaction, tags: string[]) => tx.raiseTags(tags, 'purge');
/** For content that changed or is new. */
const invalidate = (tx: Transaction, tags: string[]) => tx.raiseTags(tags, 'invalidate');

/** An article has another medical review, which only its own page shows. */
export const invalidateReview = (tx: Transaction, { isPublished, slug }: ArticleRow) =>
  isPublished && invalidate(tx, [articleTag(slug)]);
/** A medical review was withdrawn: no page may show it. */
export const purgeReview = (tx: Transaction, { isPublished, slug }: ArticleRow) =>
  isPublished && purge(tx, [articleTag(slug)]);

/** For many articles at once that lost content which must not go out again, such as the profile of their writer. */
export const purgeLists = (tx: Transaction, tags: string[]) => purge(tx, [ARTICLES_TAG, ...tags]);
/** For many articles at once, such as those of a renamed category. */
export const invalidateLists = (tx: Transaction, tags: string[]) => invalidate(tx, [ARTICLES_TAG, ...tags]);

/** A writer with a portrait was added or restored: readers may get the picture. */
export const invalidatePortraits = (tx: Transaction) => invalidate(tx, [PICTURES_TAG]);
/** Readers no longer get a portrait: it was taken out, or its writer deleted. */
export const purgePortraits = (tx: Transaction) => purge(tx, [PICTURES_TAG]);

type Change = {
  /** Undefined for a new article. */
  before: ArticleRow | undefined;
  /** Undefined for a deleted one. */
  after: ArticleRow | undefined;
  formerSlugs: string[];
};

/** Invalidates what shows a changed article, purges what shows one that is no longer public. Drafts are on no page. */
export async function raiseArticleTags(tx: Transaction, { before, after, formerSlugs }: Change): Promise<void> {
  const isPublic = after?.isPublished;
  if (before?.isPublished && !isPublic) {
    await lockPublicOrder(tx.db);
    purge(tx, tagsOf([ARTICLES_TAG, cardTag(before.id)], [before.slug, after?.slug, ...formerSlugs]));
  } else if (isPublic) {
    const isMoved = before?.isPublished && before.slug !== after.slug;
    if (isMoved) purge(tx, [articleTag(before.slug)]);
    if (before?.isPublished && hasLostPicture(before, after)) purge(tx, [PICTURES_TAG]);
    // Former slugs too: their 404 may have been cached while the article was unpublished.
    const slugs = [after.slug, ...formerSlugs].filter((slug) => !isMoved || slug !== before.slug);
    invalidate(tx, tagsOf([ARTICLES_TAG, ...(await tagsOfOthers(tx, before, after))], slugs));
  } else if (before?.publishedAt && !after) {
    // Cached as 404, and 410 from now on.
    purge(tx, tagsOf([], [before.slug, ...formerSlugs]));
  }
}

/** Whether readers may no longer get a picture's file. */
function hasLostPicture(before: ArticleRow, after: ArticleRow): boolean {
  const left = picturesIn(after);
  return picturesIn(before).some((hash) => !left.includes(hash));
}

const picturesIn = ({ image, content }: ArticleRow): string[] =>
  Array.from(`${image} ${content}`.matchAll(PICTURE), ([, hash = '']) => hash);
const PICTURE = new RegExp(HASH_IN_TEXT, 'g');

/** The tags of the pages of other items that show this one before or after the change. No page shows a new one yet. */
async function tagsOfOthers(tx: Transaction, before: ArticleRow | undefined, after: ArticleRow): Promise<string[]> {
  const isNew = !before?.isPublished;
  const isChanged = !isNew && SHOWN_ON_CARDS.some((field) => !isDeepStrictEqual(before[field], after[field]));
  const tags = isChanged ? [cardTag(after.id)] : [];
  const isSame = !isNew && SUBJECT.every((field) => isDeepStrictEqual(before[field], after[field]));
  if (isSame) return tags;
  await lockPublicOrder(tx.db);
  const subjects = [...(isNew ? [] : before.tags), ...after.tags].map(subjectTag);
  // The pages beside its former place show it, so they have the tag of its card.
  const hasNewPlace = isNew || !isDeepStrictEqual(before.publishedAt, after.publishedAt);
  return [...new Set([...tags, ...(hasNewPlace ? await tagsOfNeighbours(tx.db, after) : []), ...subjects])];
}

/** What makes an item related to others; of equally close ones the newest are. */
const SUBJECT = ['tags', 'category', 'language', 'publishedAt'] as const satisfies Array<keyof ArticleRow>;

/** The fields that pages of other items show: src/magazine/item/Related.astro, PreviousNext.astro. */
const SHOWN_ON_CARDS: (keyof ArticleRow)[] = ['title', 'slug', 'type', 'image', 'category', 'language', 'publishedAt'];

const tagsOf = (tags: string[], slugs: Array<string | undefined>) => [
  ...tags,
  ...new Set(slugs.filter((slug) => slug !== undefined).map(articleTag)),
];

/** Every listing, search, feed and sitemap, and the home page's latest items. */
export const ARTICLES_TAG = 'articles';
/** Raised when the audience of a picture file may change (src/server/pictures/audience.ts). */
export const PICTURES_TAG = 'pictures';
/** Finds what is at this address: the article, a redirect, or a 404. */
export const articleTag = (slug: string) => `article:${slug}`;
/** Pages that show the article as related, previous, next or pair. */
export const cardTag = (id: number) => `card:${id}`;
/** Pages that name the category. Two names may share a tag; a change then invalidates more than necessary. */
export const categoryTag = (name: string) => `category:${slugify(name)}`;
/** Pages that name the author, or show the writer of this name. The table of tags keeps it for ever, so it tells no name. */
export const authorTag = (byline: string) =>
  `author:${createHash('sha256').update(slugify(byline)).digest('hex').slice(0, 6)}`;
/** Pages of items with this tag, which may show others with it as related. */
const subjectTag = (tag: string) => `subject:${slugify(tag)}`;

type WithPair = PublicArticle & { pair?: { id: number } | null };

/** The tags of a response that shows only this article, and names its pair. */
export const tagsOfArticle = (article: WithPair): string[] => [
  articleTag(article.slug),
  ...(article.pair ? [cardTag(article.pair.id)] : []),
  categoryTag(article.category),
  authorTag(article.writer?.name ?? article.author),
];

/** The tags of an item's page, which shows other items as related, previous and next. */
export function tagsOfPage(article: WithPair, { related, previous, next }: RelatedArticles): string[] {
  const others = [...related, previous, next].filter((other) => other !== undefined);
  return [
    ...new Set([
      ...tagsOfArticle(article),
      ...article.tags.map(subjectTag),
      ...others.flatMap(({ id, category }) => [cardTag(id), categoryTag(category)]),
    ]),
  ];
}

/**
 * Locks the public order until the commit: two articles published at once between the same neighbours would miss each
 * other’s pages.
 */
async function lockPublicOrder(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.publicOrder})`);
}

type Neighbours = { previous: string | null; next: string | null };

/** The tags of the pages before and after an item that is newly public, which need not be stored yet, or has moved. */
async function tagsOfNeighbours(db: Database, { id, publishedAt }: ArticleRow): Promise<string[]> {
  const older = sql`from articles where is_published and (shown_at, id) < (own.shown_at, own.id)`;
  const newer = sql`from articles where is_published and (shown_at, id) > (own.shown_at, own.id)`;
  const [neighbours] = await rowsOf<Neighbours>(
    db,
    sql`select
          (select slug ${older} order by shown_at desc, id desc limit 1) as previous,
          (select slug ${newer} order by shown_at, id limit 1) as next
        from (select id,
            case when published_at is null then coalesce(${publishedAt?.toISOString() ?? null}::timestamptz, shown_at)
              else shown_at end as shown_at
          from articles where id = ${id}) as own`,
  );
  return [neighbours?.previous, neighbours?.next].filter((slug) => typeof slug === 'string').map(articleTag);
}
