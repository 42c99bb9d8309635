import type { Phrase, Sentence, Sentences } from '../contract/errors.ts';
import { type Catalogue, fillIn, type Language, type NamesIn, type Value } from '../words/words.ts';
import type dutch from './nl.ts';

/*
 * What the API says to staff. The English sentence, with names in braces for its values, is its code: the desk finds the
 * Dutch one by it. Other clients show the English text.
 */

type Text = keyof typeof dutch;
type Whole = { [T in Text]: [NamesIn<T>] extends [never] ? T : never }[Text];
type Values<T extends Text, Kind> = Record<NamesIn<T>, Kind>;

/** A sentence that has a Dutch one. */
export type Said = Whole | Sentence;

export const sentence = <T extends Text>(text: T, values: Values<T, Value | Phrase[]>): Sentence => ({ text, values });

/** For a list in a sentence. */
export const phrase = <T extends Text>(text: T, values: Values<T, Value>): Phrase => ({ text, values });

/** A text that is Dutch already, or has no Dutch one: the desk shows it as it is. */
export const asItIs = (text: string): Said => text as Whole;

export const toSentence = (said: Said): Sentence => (typeof said === 'string' ? { text: said } : said);

/** The English text. */
export const inEnglish = (said: Said): string => say(toSentence(said), 'en', (text) => text);

/** The text in a language; `find` gives a sentence in it. */
function say({ text, values = {} }: Sentence, language: Language, find: (text: string) => string): string {
  const texts = Object.entries(values).map(([name, value]): [string, Value] => [
    name,
    Array.isArray(value) ? value.map((one) => say(one, language, find)).join(', ') : value,
  ]);
  return fillIn(find(text), Object.fromEntries(texts), language);
}

/** Several sentences in one text. */
export function joinSentences(sentences: readonly string[]): string {
  const [only = '', ...more] = sentences;
  if (more.length === 0) return only;
  return sentences.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ');
}

/** A text of the API in Dutch; what has no Dutch sentence stays as it is. */
export const sayInDutch = (text: string, sentences: Sentences, dutch: Catalogue = {}): string =>
  joinSentences((sentences?.[text] ?? [{ text }]).map((one) => say(one, 'nl', (english) => dutch[english] ?? english)));

/** What a client needs to say texts in another language. A sentence without values is its own code. */
export function sentencesOf(texts: ReadonlyArray<readonly Said[]>): Sentences {
  const told = texts.filter(([first, ...more]) => more.length > 0 || typeof first === 'object');
  if (told.length === 0) return undefined;
  return Object.fromEntries(told.map((said) => [joinSentences(said.map(inEnglish)), said.map(toSentence)]));
}
