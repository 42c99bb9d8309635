import { z } from 'zod';
import { DEFAULT_WEEKS, MAX_SITE_SEARCH, MAX_WEEKS } from '../../constants.ts';
import { ArticleLanguage } from '../articles/articles.ts';
import { endpoint } from '../endpoint.ts';
import { coerceDigits } from '../parameters.ts';

export const countVisit = endpoint({
  method: 'POST',
  path: '/api/visits',
  access: 'public',
  status: 204,
  summary:
    'Adds one to today’s number of a page, and of the site that led there. Nothing about the visitor is stored. With the header `DNT: 1` or `Sec-GPC: 1`, from a bot, for what is no page of the site, and after 60 visits from one address in a minute, nothing is counted; the response is the same. At most 1 KB.',
  body: z.object({
    page: z.string('page must be the path of a page').max(300, 'page can be at most 300 characters'),
    /** The host of the referring site. */
    referrer: z.string('referrer must be text').max(300, 'referrer can be at most 300 characters').nullish(),
  }),
});

export const countMissedSearch = endpoint({
  method: 'POST',
  path: '/api/missed-searches',
  access: 'public',
  status: 204,
  summary:
    'Adds one to today’s number of words that the magazine has nothing for. Nothing about the visitor is stored. Words that may be about somebody are not counted: with an @, with four digits, more than five of them. Otherwise as `POST /api/visits`, with which it shares the limit.',
  body: z.object({
    words: z.string('words must be text').max(MAX_SITE_SEARCH, `words can be at most ${MAX_SITE_SEARCH} characters`),
  }),
});

const weeks = {
  weeks: coerceDigits(
    z
      .int('weeks must be a whole number')
      .min(1, 'weeks must be at least 1')
      .max(MAX_WEEKS, `weeks can be at most ${MAX_WEEKS}`)
      .default(DEFAULT_WEEKS),
  ),
};

const Counted = z.object({
  /** The path of a page, the host of a site, or the words of a search. */
  name: z.string(),
  /** The title of an article that exists. */
  title: z.string().nullable(),
  /** Of that article. */
  language: ArticleLanguage.nullable(),
  total: z.number().int(),
  /** The last day with a visit, in the Netherlands. */
  lastDay: z.iso.date(),
  /** One number per week. */
  perWeek: z.array(z.number().int()),
});
export type Counted = z.infer<typeof Counted>;

const Visits = z.object({
  /** False when the site is set not to count. */
  isCounting: z.boolean(),
  /** The Monday of each week, the oldest first; the last week is not over yet. */
  weeks: z.array(z.iso.date()),
  /** Visits to all pages. */
  perWeek: z.array(z.number().int()),
  pages: z.array(Counted),
  referrers: z.array(Counted),
  searches: z.array(Counted),
  missedSearches: z.array(Counted),
});
export type Visits = z.infer<typeof Visits>;

export const listVisits = endpoint({
  method: 'GET',
  path: '/api/admin/visits',
  access: 'magazine.read',
  status: 200,
  summary:
    'How often pages were visited, and from where, and what was searched, found or not, in each of the last weeks: the 200 pages and the 50 sites and searches with the highest numbers.',
  query: z.object(weeks),
  response: Visits,
});

export const exportVisits = endpoint({
  method: 'GET',
  path: '/api/admin/visits.csv',
  access: 'magazine.read',
  status: 200,
  summary: 'Every number of every day of the last weeks, as CSV (RFC 4180) in UTF-8.',
  query: z.object(weeks),
});
