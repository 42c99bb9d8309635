import type { ArticleType } from '../../shared/contract/articles.ts';
import { parseWholeNumber } from '../../shared/parse-whole-number.ts';
import { paths } from '../../shared/paths.ts';

/** What a reader asked the listing for; it lives in the address, so it can be shared, kept and gone back to. */
export type ListingQuery = {
  page: number;
  search: string;
  type: ArticleType | '';
  category: string;
  author: string;
};

export const NO_FILTERS: ListingQuery = { page: 1, search: '', type: '', category: '', author: '' };

export const MAX_SEARCH = 200;
const MAX_PAGE = 1_000_000;

/** Reads an address. Rubbish in it counts as not asked for: a visitor never meets an error page here. */
export function readListingQuery(parameters: URLSearchParams): ListingQuery {
  const text = (name: string, max: number) =>
    (parameters.get(name) ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, max);
  const choice = (name: string, max: number) => text(name, max).replace(/^all$/, '');
  const page = parseWholeNumber(parameters.get('page') ?? '') ?? 1;
  const type = text('type', 10);
  return {
    page: page >= 1 && page <= MAX_PAGE ? page : 1,
    search: text('search', MAX_SEARCH),
    type: type === 'article' || type === 'video' ? type : '',
    category: choice('category', 100),
    author: choice('author', 120),
  };
}

/** The address of a listing; only what was asked for stands in it. */
export function listingPath(query: Partial<ListingQuery>): string {
  const parameters = new URLSearchParams();
  const { page, ...filters } = { ...NO_FILTERS, ...query };
  for (const [name, value] of Object.entries(filters)) if (value) parameters.set(name, value);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `${paths.magazine}?${parameters}` : paths.magazine;
}

export const isFiltered = ({ page: _page, ...filters }: ListingQuery) => Object.values(filters).some(Boolean);

/** What the listing is called: the heading over its results and, with the magazine's name, the page's title. */
export function listingTitle({ search, type, category, author, page }: ListingQuery): string {
  const kind = type === 'video' ? 'Videos' : type === 'article' ? 'Articles' : 'Articles and videos';
  const about = category ? `${kind} on ${category}` : kind;
  const by = author ? `${about} by ${author}` : about;
  const found = search ? `${by} for “${search}”` : by;
  return page > 1 ? `${found}, page ${page}` : found;
}
