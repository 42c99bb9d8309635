import { stemmer } from '@orama/stemmers/dutch';
import { INVISIBLE, withoutInvisible } from '../text/text.ts';

/** A word of a text and its position. */
export type Word = { text: string; start: number; end: number };

const LETTERS = '[\\p{L}\\p{M}]+';
/** "burn-out" and "auto-immuun" are one word, also with invisible characters inside; "75-plus" is two. */
export const WORD = new RegExp(`${LETTERS}(?:(?:[${INVISIBLE}]+[-'’]?|[-'’])[${INVISIBLE}]*${LETTERS})*|\\p{N}+`, 'gu');

export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ text: fold(word), start: index, end: index + word.length }));

/** Lower case, without accents, hyphens and apostrophes. */
export const fold = (word: string): string =>
  withoutInvisible(word)
    .normalize('NFKD')
    .replace(/[\p{M}'’-]/gu, '')
    .toLowerCase();

/** The stemmer is slow, and a search stems each word that it may mark. */
const stems = new Map<string, string>();
/** More than the site's texts have; limits the memory that a visitor's typing takes. */
const MAX_STEMS = 6000;

export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= MAX_STEMS) stems.clear();
  const stem = findStem(word);
  stems.set(word, stem);
  return stem;
}

/** The stem of a folded word. Adds forms that the stemmer overlooks: therapieën, vitamines, tarief and tarieven. */
const findStem = (word: string): string =>
  stemmer(word.replace(/ieen$/, 'ie').replace(/(?<=.{4})s$/, ''))
    .replace(/v$/, 'f')
    .replace(/z$/, 's');

/** The parts of a hyphenated word, folded: visitors search for one of them too. */
export const partsOf = (word: string): string[] => word.split(/[-'’]/).map(fold).filter(Boolean);

/** Stop words. */
const FILLER = new Set(
  `aan al alle allemaal als altijd bij ben bent best beter daar dag dan dat de deze die dit doen door een eigen en er
  erg ergens erover gaan gaat geen graag had heb hebben hebt heeft heel hele help hele het hier hij hoe hoeveel hulp
  iemand iets ik ineens in info informatie is ja jij jou jouw jullie kan krijg krijgen kun kunnen kunt laat laten last
  maak maar maken mag me meer met mij mijn moet moeten mogen na naar nee niet nog nu of om onder ons onze ook op over s soms steeds t
  te teveel tegen toch tot uit uw u van vaak vanaf veel voel voor waar waarom wanneer wat we wel welk welke wie wij wil
  word worden wordt zal ze zeer zich zij zijn zit zo zoek zoeken`.split(/\s+/),
);
export const isFiller = (word: string): boolean => FILLER.has(word);
