import type { Block, CheckedText, Purpose, ShownText } from './document.ts';

/** A string of a document of the clinic; `keys` lead to it, and the position within a list is one of them. */
export type DocumentString = { keys: string[]; value: string };
/** A text with limits of its own. */
export type DocumentField<S> = S & { part: string };
type Source<S> = { texts: string[]; address: string | null; at: S; path: string };

/** The folders of texts that advise or offer treatment. */
const CARE = /^(?:magazine|therapieen|behandelingen)\//;

const purposeOf = (path: string): Purpose => (CARE.test(path) ? 'care' : 'other');

/** Fields at the top of a file that the rules know by another name. */
const KNOWN: Record<string, string> = {
  title: 'title',
  titel: 'title',
  excerpt: 'excerpt',
  samenvatting: 'excerpt',
  seoTitle: 'seoTitle',
  seoDescription: 'seoDescription',
  metaDescription: 'metaDescription',
  zoekomschrijving: 'metaDescription',
  imageAlt: 'imageAlt',
  fotobeschrijving: 'imageAlt',
};
const SOURCES = new Set(['sources', 'bronnen']);
export const ADDRESSES = new Set(['address', 'adres']);
const SHOWN_OF_SOURCE = new Set(['title', 'titel', 'publisher', 'uitgever']);
/** Keys whose values are not prose. */
const NO_PROSE = new Set(
  'slug id cover category type writer alias foto image publishedAt videoUrl auteur verwant review gecontroleerd'.split(
    ' ',
  ),
);

/** What each string of a document is for: a field with limits, a source, or running text. */
export function byPurpose<S extends DocumentString>(strings: readonly S[]) {
  const fields: DocumentField<S>[] = [];
  const prose: S[] = [];
  const sources: Source<S>[] = [];
  for (const string of strings) {
    const [first = '', second] = string.keys;
    const part = string.keys.length === 1 ? KNOWN[first] : undefined;
    if (SOURCES.has(first) && second !== undefined) addToSource(sources, Number(second), string);
    else if (part) fields.push({ ...string, part });
    else if (!string.keys.some((key) => NO_PROSE.has(key))) prose.push(string);
  }
  const beside: ShownText[] = sources.map((source, block) => ({
    part: 'sources',
    block,
    text: source.texts.join('\n'),
  }));
  return { fields, prose, sources, beside };
}

function addToSource<S extends DocumentString>(sources: Source<S>[], place: number, string: S): void {
  const { keys, value } = string;
  const source = sources[place] ?? { texts: [], address: null, at: string, path: keys.slice(0, 2).join('.') };
  sources[place] = source;
  const key = keys.at(-1) ?? '';
  if (SHOWN_OF_SOURCE.has(key)) source.texts.push(value);
  if (!ADDRESSES.has(key)) return;
  source.address = value;
  source.at = string;
}

/** A page of the clinic as the check reads it: its fields, and its text. */
export function pageText<S extends DocumentString>(path: string, strings: readonly S[], body: readonly Block[]) {
  const { fields: limited, prose, sources, beside } = byPurpose(strings);
  const fields = [...limited, ...prose.map((string) => ({ ...string, part: string.keys.join('.') }))];
  const text: CheckedText = {
    ...{ language: 'nl', purpose: purposeOf(path), body, beside },
    fields: Object.fromEntries(fields.map(({ part, value }) => [part, value])),
    sources: sources.map(({ address }) => address),
  };
  return { text, fields, sources };
}
