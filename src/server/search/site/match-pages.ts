import type { Query, SearchResult } from 'minisearch';
import type { SiteIndex, SitePage } from '../../../shared/search/site-index.ts';
import { stemOf } from '../../../shared/search/words.ts';
import { knownIn, type SearchWord, searchWordsOf } from '../search-words.ts';
import { splitCompound } from './split-compound.ts';

export type PageMatch = { page: SitePage; score: number; terms: string[] };
export type PageMatches = { matches: PageMatch[]; hasAllWords: boolean };

const BOOST = { title: 6, keywords: 5, summary: 2.5, text: 1 };
const PLAIN = { boost: BOOST, prefix: false, fuzzy: false, combineWith: 'AND' } as const;
/** Where a word counts when no page has all words. */
const ABOUT = ['title', 'keywords', 'summary'];
/** Matches far below the best are about something else. */
const LEAST_SHARE = 0.12;
const MIN_PREFIX = 2;
const MIN_WITHIN = 4;
const MAX_WITHIN = 20;
const MIN_FUZZY = 4;
/** From this length on two letters may be wrong. */
const LONG_WORD = 7;

/** The pages with all the words, best first; if there are none, those that are about some of them. */
export function matchPages(index: SiteIndex, text: string): PageMatches {
  const words = searchWordsOf(text, index.synonyms, knownIn(index));
  if (words.length === 0) return { matches: [], hasAllWords: true };
  const queries = words.map((word) => queryOf(index, word));
  const all = find(index, { combineWith: 'AND', queries });
  if (all.length > 0 || words.length === 1) return { matches: all, hasAllWords: true };
  return { matches: find(index, { combineWith: 'OR', queries, fields: ABOUT }), hasAllWords: false };
}

function find({ index, pages }: SiteIndex, query: Query): PageMatch[] {
  // The terms of the query are terms of the index already.
  const found: SearchResult[] = index.search(query, {
    ...PLAIN,
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  const best = found[0]?.score ?? 0;
  return found.flatMap(({ id, score, terms }) => {
    const page = pages[id as number];
    return page && score >= best * LEAST_SHARE ? [{ page, score, terms }] : [];
  });
}

/** Every way in which a page can match. */
function queryOf(index: SiteIndex, { typed, means }: SearchWord): Query {
  const meant = means.map((word) => ({ ...PLAIN, queries: [stemOf(word)], boost: weighted(0.35) }));
  const asTyped = typed.map((word) => wordQuery(index, word));
  return { combineWith: 'OR', queries: [{ combineWith: 'AND', queries: asTyped }, ...meant] };
}

function wordQuery(index: SiteIndex, word: string): Query {
  const stem = stemOf(word);
  const exact = [...new Set([word, stem])].map((term) => ({ ...PLAIN, queries: [term] }));
  const beginning =
    word.length >= MIN_PREFIX ? [{ ...PLAIN, queries: [word], prefix: true, boost: weighted(0.6) }] : [];
  const within = termsWith(index, stem).map((term) => ({ ...PLAIN, queries: [term], boost: weighted(0.4) }));
  const isFound = within.length > 0 || begins(index, word) || index.terms.has(stem);
  const meant = isFound ? (index.terms.has(word) ? [] : similarTerms(index, word, 1)) : guesses(index, word);
  return { combineWith: 'OR', queries: [...exact, ...beginning, ...within, ...meant] };
}

/** For a word that no page has: a compound of known words, or the correction of a typing error. */
function guesses(index: SiteIndex, word: string): Query[] {
  const parts = splitCompound(word, (part) => index.terms.has(stemOf(part)));
  if (parts) return [{ combineWith: 'AND', queries: parts.map((part) => ({ ...PLAIN, queries: [stemOf(part)] })) }];
  return similarTerms(index, word, word.length < LONG_WORD ? 1 : 2);
}

/** People rarely mistype the first letter, and words that differ in it rarely mean the same. */
function similarTerms({ index }: SiteIndex, word: string, distance: number): Query[] {
  if (word.length < MIN_FUZZY) return [];
  const found = index.search(word, { processTerm: (term) => term, fuzzy: distance });
  const terms = new Set(found.flatMap(({ terms }) => terms).filter((term) => term[0] === word[0]));
  return [...terms].map((term) => ({ ...PLAIN, queries: [term], boost: weighted(0.5) }));
}

const begins = ({ terms }: SiteIndex, word: string) =>
  word.length >= MIN_PREFIX && [...terms].some((term) => term.startsWith(word));

/** Compounds that end with the word or hold it. */
function termsWith({ terms }: SiteIndex, stem: string): string[] {
  if (stem.length < MIN_WITHIN) return [];
  return [...terms].filter((term) => term.indexOf(stem) >= 3).slice(0, MAX_WITHIN);
}

const weighted = (weight: number) =>
  Object.fromEntries(Object.entries(BOOST).map(([field, boost]) => [field, boost * weight]));
