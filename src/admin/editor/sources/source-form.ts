import type { Source } from '../../../shared/contract/articles/sources.ts';
import { parseWholeNumber } from '../../../shared/numbers/parse-whole-number.ts';

/** The fields of one source. Empty strings stand for null. */
export type SourceForm = {
  id: string;
  title: string;
  publisher: string;
  year: string;
  address: string;
  consultedOn: string;
};

export const sourceForm = (source: Source): SourceForm => ({
  id: source.id,
  title: source.title,
  publisher: source.publisher,
  year: source.year === null ? '' : String(source.year),
  address: source.address ?? '',
  consultedOn: source.consultedOn ?? '',
});

/** A year that is not a number is sent unchanged: the server reports the error. */
export function sourceInput({ year: typed, ...source }: SourceForm): Source {
  const year = typed.trim();
  return { ...source, year: parseWholeNumber(year) ?? ((year || null) as number | null) };
}

const ID_LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A source with a random id, so that a reference to a removed source never points to another. */
export const newSource = (consultedOn: string): SourceForm => ({
  id: Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => ID_LETTERS[byte % ID_LETTERS.length]).join(''),
  title: '',
  publisher: '',
  year: '',
  address: '',
  consultedOn,
});

/** The list with the source at `index` one place further up or down. */
export function moveSource(sources: readonly SourceForm[], index: number, by: -1 | 1): SourceForm[] {
  const other = sources[index + by];
  const source = sources[index];
  return source && other ? sources.with(index, other).with(index + by, source) : [...sources];
}

/** How often a body refers to a source. */
export const countReferences = (html: string, id: string): number => html.split(`<sup data-source="${id}">`).length - 1;
