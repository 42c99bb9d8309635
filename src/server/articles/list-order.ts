import type { SQL } from 'drizzle-orm';
import type { ArticleSort } from '../../shared/contract/articles/articles-for-staff.ts';
import { asc, desc } from '../db/drizzle.ts';
import { alphabetical, articles } from '../db/schema/articles/articles.ts';

/** An order that an index serves from both ends: the columns, and which of them descend. */
type Order = { by: Parameters<typeof asc>[0]; isDescending: boolean }[];

const newestBy = (date: Order[number]['by']): Order => [
  { by: date, isDescending: true },
  { by: articles.id, isDescending: true },
];

/** Default order: newest first, titles from A to Z, drafts first. */
const ORDERS: Record<ArticleSort | 'shown', Order> = {
  shown: newestBy(articles.shownAt),
  changed: newestBy(articles.updatedAt),
  created: newestBy(articles.createdAt),
  title: [
    { by: alphabetical(articles.title), isDescending: false },
    { by: articles.id, isDescending: false },
  ],
  state: [{ by: articles.isPublished, isDescending: false }, ...newestBy(articles.updatedAt)],
};

export type ListOrder = keyof typeof ORDERS;

/** The default direction of a sort. */
export const naturalOrder = (order: ListOrder): 'asc' | 'desc' => (ORDERS[order][0]?.isDescending ? 'desc' : 'asc');

export const orderBy = (order: ListOrder, isReversed: boolean): SQL[] =>
  ORDERS[order].map(({ by, isDescending }) => (isDescending === isReversed ? asc : desc)(by));
