import type { MarkedText } from '../../../shared/contract/visitors/search.ts';
import { partsOf, stemOf, wordsOf } from '../../../shared/search/words.ts';
import type { SearchWord } from '../search-words.ts';

export type IsMatch = (word: string) => boolean;

const MIN_BEGINNING = 3;
const MIN_WITHIN = 4;
const MAX_SNIPPET = 180;

/** Whether the index has a word under one of these terms. */
export function matchesTerms(terms: readonly string[]): IsMatch {
  const known = new Set(terms);
  return (word) => known.has(word) || known.has(stemOf(word));
}

/** Whether a word is like a typed one, or like a synonym of it. */
export function matchesWords(words: readonly SearchWord[]): IsMatch {
  const wanted = words.flatMap(({ typed, means }) => [...typed, ...means]);
  const stems = new Set(wanted.map(stemOf));
  return (word) =>
    stems.has(stemOf(word)) ||
    wanted.some((one) => one.length >= MIN_BEGINNING && word.startsWith(one)) ||
    [...stems].some((stem) => stem.length >= MIN_WITHIN && word.includes(stem));
}

/** The text in parts; matches are marked. */
export function markWords(text: string, isMatch: IsMatch): MarkedText {
  const parts: MarkedText = [];
  let end = 0;
  for (const word of wordsOf(text)) {
    const written = text.slice(word.start, word.end);
    if (!isMatch(word.text) && !partsOf(written).some(isMatch)) continue;
    if (word.start > end) parts.push({ text: text.slice(end, word.start), isMatch: false });
    parts.push({ text: written, isMatch: true });
    end = word.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** The summary, or, when nothing matches in it, the sentence of the text with the most matches. */
export function markedSnippet(summary: string, text: string, isMatch: IsMatch): MarkedText {
  const marked = markWords(summary, isMatch);
  if (countOf(marked) > 0) return marked;
  let best = marked;
  for (const sentence of text.match(/[^.!?]+[.!?]*/g) ?? []) {
    const candidate = markWords(shorten(sentence.trim(), isMatch), isMatch);
    if (countOf(candidate) > countOf(best)) best = candidate;
  }
  return best;
}

const countOf = (parts: MarkedText) => new Set(parts.flatMap(({ text, isMatch }) => (isMatch ? [text] : []))).size;

/** Cuts a long sentence, from a little before its first match. */
function shorten(sentence: string, isMatch: IsMatch): string {
  if (sentence.length <= MAX_SNIPPET) return sentence;
  const first = wordsOf(sentence).find(({ text }) => isMatch(text))?.start ?? 0;
  const start = first < MAX_SNIPPET / 2 ? 0 : sentence.lastIndexOf(' ', first - MAX_SNIPPET / 3) + 1;
  const cut = sentence.slice(start, start + MAX_SNIPPET);
  const isCut = start + MAX_SNIPPET < sentence.length;
  return `${start > 0 ? '… ' : ''}${isCut ? `${cut.slice(0, cut.lastIndexOf(' '))} …` : cut}`;
}
