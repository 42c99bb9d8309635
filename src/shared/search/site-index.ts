import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { SearchGroupName } from '../contract/visitors/search.ts';
import type { HelpData } from '../help/help.ts';
import { type HelpFinder, helpFinder } from '../help/help-finder.ts';
import { partsOf, stemOf, WORD, wordsOf } from './words.ts';

/** A page of the site, or a part of one that has an address of its own. */
export type SitePage = {
  href: string;
  group: SearchGroupName;
  title: string;
  /** One or two sentences, shown below the title. */
  summary: string;
  text: string;
  /** What visitors call it, where the site uses other words. */
  keywords: string[];
};

/** Words of visitors, in folded stems, with the site's terms for them. */
export type Synonyms = Array<{ stems: string[]; means: string[] }>;

/** The addresses of other websites that a page outside the magazine links to. */
export type PageLinks = { path: string; addresses: string[] };

/** The day on which a page about care is to be checked medically again. */
type PageReview = { path: string; dueOn: string };

/**
 * For the checks: the links and medical reviews of the pages, and every path outside the magazine that leads to a page.
 */
type Checked = { links: PageLinks[]; paths: string[]; reviews: PageReview[] };

/** The file that the build makes. One of an earlier version has nothing for the checks, and no help. */
export type SiteIndexFile = {
  pages: SitePage[];
  synonyms: Synonyms;
  index: AsPlainObject;
  help?: HelpData;
} & Partial<Checked>;

const FIELDS = ['title', 'keywords', 'summary', 'text'] as const;

/** The same options to build the index and to open it. */
const options: Options = {
  fields: [...FIELDS],
  idField: 'id',
  tokenize: (text) => text.match(WORD) ?? [],
  processTerm: (token) => termsOf(token),
};

/** The terms under which a word is found: as written, its stem, and its parts. */
export function termsOf(token: string): string[] {
  const words = [...wordsOf(token).map(({ text }) => text), ...partsOf(token)];
  return [...new Set(words.flatMap((word) => [word, stemOf(word)]))].filter(Boolean);
}

export function buildSiteIndex(
  pages: SitePage[],
  synonyms: Synonyms,
  checked: Checked,
  help?: HelpData,
): SiteIndexFile {
  const index = new MiniSearch(options);
  index.addAll(pages.map((page, id) => ({ ...page, id, keywords: page.keywords.join(' ') })));
  return { pages, synonyms, ...checked, ...(help && { help }), index: index.toJSON() };
}

/** The index, the pages by id, every term of a page, and the help for words of need. */
export type SiteIndex = {
  index: MiniSearch;
  pages: SitePage[];
  synonyms: Synonyms;
  links: PageLinks[];
  paths: string[] | undefined;
  reviews: PageReview[];
  terms: ReadonlySet<string>;
  findHelp: HelpFinder;
};

export function openSiteIndex({
  pages,
  synonyms,
  links = [],
  paths,
  reviews = [],
  index,
  help,
}: SiteIndexFile): SiteIndex {
  // JSON has no Map; MiniSearch reads its terms from a plain object.
  const terms = new Set(index.index.map(([term]) => term));
  const findHelp = help ? helpFinder(help) : () => undefined;
  return { index: MiniSearch.loadJS(index, options), pages, synonyms, links, paths, reviews, terms, findHelp };
}
