import { withQuery } from '../../shared/addresses/with-query.ts';
import type { ArticleType } from '../../shared/contract/articles/articles.ts';
import { parseWholeNumber } from '../../shared/numbers/parse-whole-number.ts';
import { visitorPaths } from '../../shared/visitor-paths.ts';

/** Search, filters and page of the listing, as the URL's query string holds them. */
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

/** Reads a query string. Invalid values count as absent, so that no URL of the listing is an error. */
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

/** The path of a listing page; defaults are left out of its query string. */
export function listingPath(query: Partial<ListingQuery>): string {
  const parameters = new URLSearchParams();
  const { page, ...filters } = { ...NO_FILTERS, ...query };
  for (const [name, value] of Object.entries(filters)) if (value) parameters.set(name, value);
  if (page > 1) parameters.set('page', String(page));
  return withQuery(visitorPaths.magazine, parameters);
}

export const isFiltered = ({ page: _page, ...filters }: ListingQuery) => Object.values(filters).some(Boolean);

/** Words and nothing else: what they do not find is nowhere in the magazine. */
export const isPlainSearch = ({ search, ...rest }: ListingQuery) =>
  Boolean(search) && !isFiltered({ ...rest, search: '' });

type TitlePart = { text: string; isDutch?: boolean };

/** The title in parts, because categories and authors are Dutch in an English sentence. */
export function listingTitleParts({ search, type, category, author, page }: ListingQuery): TitlePart[] {
  return [
    { text: type === 'video' ? 'Videos' : type === 'article' ? 'Articles' : 'Articles and videos' },
    ...(category ? [{ text: ' on ' }, { text: category, isDutch: true }] : []),
    ...(author ? [{ text: ' by ' }, { text: author, isDutch: true }] : []),
    ...(search ? [{ text: ` for “${search}”` }] : []),
    ...(page > 1 ? [{ text: `, page ${page}` }] : []),
  ];
}

/** The heading above the results; with the magazine's name, the page's title. */
export const listingTitle = (query: ListingQuery): string =>
  listingTitleParts(query)
    .map(({ text }) => text)
    .join('');
