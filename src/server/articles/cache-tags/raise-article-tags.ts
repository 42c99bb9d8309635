import type { Transaction } from '../../transaction.ts';
import type { ArticleRow } from '../article-row.ts';
import { ARTICLES_TAG, articleTag, cardTag, PICTURES_TAG } from './article-tags.ts';
import { lockPublicOrder, tagsOfNewPosition } from './public-order.ts';

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
/** Readers no longer get the portrait of a former writer. */
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
    // Former slugs too: their 404 may have been cached while the article was unpublished.
    const slugs = [after.slug, ...formerSlugs].filter((slug) => !isMoved || slug !== before.slug);
    invalidate(tx, tagsOf([ARTICLES_TAG, ...(await tagsOfOthers(tx, before, after))], slugs));
  } else if (before?.publishedAt && !after) {
    // Cached as 404, and 410 from now on.
    purge(tx, tagsOf([], [before.slug, ...formerSlugs]));
  }
}

/** The tags of the pages of other items that show this one before or after the change. No page shows a new one yet. */
async function tagsOfOthers(tx: Transaction, before: ArticleRow | undefined, after: ArticleRow): Promise<string[]> {
  const isNew = !before?.isPublished;
  const isChanged = !isNew && SHOWN_ON_CARDS.some((field) => before[field] !== after[field]);
  const tags = isChanged ? [cardTag(after.id)] : [];
  if (!isNew && before.category === after.category) return tags;
  await lockPublicOrder(tx.db);
  return [...tags, ...(await tagsOfNewPosition(tx.db, after))];
}

/** The fields that pages of other items show: src/magazine/item/Related.astro, PreviousNext.astro. */
const SHOWN_ON_CARDS = ['title', 'slug', 'type', 'image', 'category'] as const satisfies Array<keyof ArticleRow>;

const tagsOf = (tags: string[], slugs: Array<string | undefined>) => [
  ...tags,
  ...new Set(slugs.filter((slug) => slug !== undefined).map(articleTag)),
];
