import { z } from 'zod';
import { MAX_SITE_SEARCH } from '../../constants.ts';
import { ArticleLanguage } from '../articles/articles.ts';
import { endpoint } from '../endpoint.ts';
import { Help } from './help.ts';

/** The groups in which results are shown, in the order of the menu. */
const SEARCH_GROUPS = [
  'treatments',
  'therapies',
  'examinations',
  'pmo',
  'questions',
  'rates',
  'practical',
  'articles',
  'videos',
] as const;
export type SearchGroupName = (typeof SEARCH_GROUPS)[number];

/** A text in parts; matches are marked. */
const MarkedText = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));
export type MarkedText = z.infer<typeof MarkedText>;

const SearchResult = z.object({ href: z.string(), language: ArticleLanguage, title: MarkedText, text: MarkedText });
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchResults = z.object({
  /** For words of need: what to show before everything else. */
  help: Help.nullable(),
  /** Best first; groups without results are left out. */
  groups: z.array(z.object({ name: z.enum(SEARCH_GROUPS), title: z.string(), results: z.array(SearchResult) })),
  /** How many magazine items match, also those that no group shows; at most 1,000. */
  magazineTotal: z.number().int(),
  /** False when no page has all the words; the results then have some of them. */
  hasAllWords: z.boolean(),
  /** Whether the pages and the magazine could be searched, or why not. */
  pages: z.enum(['searched', 'unavailable']),
  magazine: z.enum(['searched', 'unavailable', 'too-many']),
});
export type SearchResults = z.infer<typeof SearchResults>;

export const searchSite = endpoint({
  method: 'GET',
  path: '/api/search',
  access: 'public',
  status: 200,
  summary:
    'Searches the whole site, for suggestions while somebody types: pages from the index of the build, articles and videos from the database. Without the database `magazine` says so. Words of need, such as “zelfmoord” or “chest pain”, get `help`, to show first. Never cached, never counted.',
  query: z.object({
    q: z.string('q is required').trim().max(MAX_SITE_SEARCH, `q can be at most ${MAX_SITE_SEARCH} characters`),
  }),
  response: SearchResults,
});
