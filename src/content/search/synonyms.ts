import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { readYaml } from '../../shared/facts/yaml.ts';
import { type SitePage, type Synonyms, termsOf } from '../../shared/search/site-index.ts';
import { isFiller, stemOf, WORD, wordsOf } from '../../shared/search/words.ts';
import { contentRoot } from '../read-file.ts';

const FILE = 'content/zoekwoorden.yaml';

const text = z
  .union([z.string(), z.number()], 'moet tekst zijn')
  .transform((value) => String(value).trim())
  .pipe(z.string().min(1, 'is leeg'));
const oneOrMore = z.union([text.transform((one) => [one]), z.array(text).min(1, 'is leeg')]);
const Entry = z.strictObject({
  woorden: z.array(text, 'ontbreekt: schrijf op wat mensen typen').min(1, 'is leeg: schrijf op wat mensen typen'),
  pagina: oneOrMore,
  betekent: z.array(text).default([]),
});
export type SearchWords = z.output<typeof Entry>;

/** The terms of the site's words: a save of a page reads all of its texts. */
const remembered = new LRUCache<string, string[]>({ max: 20_000, memoMethod: termsOf });

export function readSearchWords(root = contentRoot()): SearchWords[] {
  const parsed = readYaml(readFileSync(join(root, FILE), 'utf8'));
  const { success, data, error } = z.array(Entry).safeParse(parsed ?? []);
  if (success) return data;
  const [issue] = error.issues;
  const [place, ...field] = issue?.path ?? [];
  throw new Error(`${FILE}: regel ${Number(place) + 1}, ${field.join(' ')}: ${issue?.message}`);
}

/**
 * The pages with their synonyms, and the meanings of visitors' words in our texts. Throws, in Dutch, when one leads
 * nowhere. `magazineText` counts as our text. Staff, who cannot change these words, may remove what one leads to: with
 * `isOfStaff` it then leads nowhere.
 */
export function withSearchWords(
  pages: readonly SitePage[],
  entries: readonly SearchWords[],
  magazineText: string,
  isOfStaff = false,
): { pages: SitePage[]; synonyms: Synonyms } {
  const known = new Set(pages.map(({ href }) => href));
  const texts = pages.map(({ title, summary, text }) => `${title} ${summary} ${text}`).join(' ');
  const words = new Set(`${texts} ${magazineText}`.match(WORD));
  const terms = new Set([...words].flatMap((word) => remembered.memo(word)));
  const problems = entries.flatMap(({ woorden, pagina, betekent }) => [
    ...pagina
      .filter((href) => !known.has(href))
      .map((href) => `“${woorden[0]}” leidt naar ${href}, en die pagina is er niet`),
    ...betekent
      .filter((word) => wordsOf(word).length !== 1 || !wordsOf(word).every(({ text }) => terms.has(stemOf(text))))
      .map(
        (word) => `“${woorden[0]}” betekent “${word}”, en dat woord staat in geen tekst: kies één woord van onszelf`,
      ),
    ...woorden
      .filter((word) => meaningful(word).length === 0)
      .map((word) => `“${word}” bestaat alleen uit woorden die niets zeggen: schrijf er een woord bij`),
  ]);
  if (problems.length > 0 && !isOfStaff) throw new Error(`${FILE}:\n${problems.join('\n')}`);
  const keywordsOf = (href: string) => entries.flatMap(({ pagina, woorden }) => (pagina.includes(href) ? woorden : []));
  return {
    pages: pages.map((page) => ({ ...page, keywords: [...page.keywords, ...keywordsOf(page.href)] })),
    synonyms: entries.flatMap(({ woorden, betekent }) =>
      betekent.length === 0
        ? []
        : woorden.map((word) => ({ stems: meaningful(word).map(stemOf), means: betekent.map(foldWord) })),
    ),
  };
}

const meaningful = (text: string) =>
  wordsOf(text)
    .map(({ text: word }) => word)
    .filter((word) => !isFiller(word));

const foldWord = (word: string) => wordsOf(word)[0]?.text ?? '';
