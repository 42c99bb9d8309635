import { paths } from '../../shared/paths.ts';
import { type SiteIndex, termsOf } from '../../shared/search/site-index.ts';
import { fold, isFiller, stemOf, wordsOf } from '../../shared/search/words.ts';
import type { Context } from '../context.ts';
import { sql } from '../db/drizzle.ts';
import { rowsOf } from '../db/rows-of.ts';
import { NAMES } from './names.ts';

/**
 * The terms of searches that staff may read. A single word is one: it says nothing about a person. Of several words each
 * is in a page of the site or in a published article, and none is a name. Words of need are never among them: nothing
 * about such a search is stored or shown.
 */
export async function tellsOfNobody(context: Context, terms: readonly string[]): Promise<Set<string>> {
  const index = await context.siteIndex().catch(() => undefined);
  const ordinary = terms.filter((term) => !index?.findHelp(term, 'nl'));
  const several = ordinary.map((term) => ({ term, words: partsOf(term) })).filter(({ words }) => words.length > 1);
  const inPages = index && wordsOfPages(index);
  const isInPages = (word: string) =>
    isFiller(word) ||
    // As the index reads it: B12 is two words.
    wordsOf(word).every(({ text }) => inPages?.has(text) || inPages?.has(stemOf(text)));
  const toAsk = new Set(several.flatMap(({ words }) => words).filter((word) => !isInPages(word)));
  const { inArticles, ofPeople } = await readWords(context, [...toAsk], several.length > 0);
  const isName = (word: string) => NAMES.has(word) || ofPeople.has(word);
  const isKnown = (word: string) => (isInPages(word) || inArticles.has(word)) && !isName(word);
  const hidden = new Set(several.filter(({ words }) => !words.every(isKnown)).map(({ term }) => term));
  return new Set(ordinary.filter((term) => !hidden.has(term)));
}

const partsOf = (term: string): string[] => (term.match(/[\p{L}\p{N}]+/gu) ?? []).map(fold);

const known = new WeakMap<SiteIndex, ReadonlySet<string>>();

/** Every word of the site's pages, and its stem. The team's page is made of names. */
function wordsOfPages(index: SiteIndex): ReadonlySet<string> {
  const stored = known.get(index);
  if (stored) return stored;
  const texts = index.pages
    .filter(({ href }) => !href.startsWith(paths.team))
    .flatMap(({ title, summary, text, keywords }) => [title, summary, text, ...keywords]);
  const words = new Set(wordsOf(texts.join(' ')).flatMap(({ text }) => termsOf(text)));
  known.set(index, words);
  return words;
}

type Words = { inArticles: ReadonlySet<string>; ofPeople: ReadonlySet<string> };

/** Which of these words a published article has, and the words of the names of writers and authors. */
async function readWords({ db }: Context, words: string[], isNeeded: boolean): Promise<Words> {
  if (!isNeeded) return { inArticles: new Set(), ofPeople: new Set() };
  const rows = await rowsOf<{ word: string; isName: boolean }>(
    db,
    sql`
      select word, false as "isName" from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as word
      where exists (
        select 1 from articles where is_published and search_vector @@ plainto_tsquery('clinic_dutch', word)
      )
      union all select name, true from writers
      union all (select distinct author, true from articles)`,
  );
  return {
    inArticles: new Set(rows.flatMap(({ word, isName }) => (isName ? [] : [word]))),
    ofPeople: new Set(
      rows.flatMap(({ word, isName }) => (isName ? partsOf(word).filter((part) => !isFiller(part)) : [])),
    ),
  };
}
