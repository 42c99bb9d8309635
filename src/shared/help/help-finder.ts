import type { Help } from '../contract/visitors/help.ts';
import { plainWords } from '../text/plain-words.ts';
import { type HelpData, type HelpLanguage, helpFor } from './help.ts';
import { isSlip, soundOf } from './similar-words.ts';

/** The help that a text calls for, in the language of the page; undefined for an ordinary text. */
export type HelpFinder = (text: string, language: HelpLanguage) => Help | undefined;

export function helpFinder(data: HelpData): HelpFinder {
  const needsOf = needFinder(data);
  return (text, language) => helpFor(data, needsOf(text), language);
}

/** The words of a line stand at most this far from one another. */
const WINDOW = 9;
/** Phones and papers cut a word in two, and hurry joins two. */
const MIN_JOINED = 6;
/** A shorter word that stands alone in its line, or may go on, is compared as it sounds: its slips are other words. */
const MIN_ALONE = 7;
const MIN_SLIP = 4;
const MIN_SOUND = 5;
const ENDINGS = /^(?:e|en|n|s|t|te|ten|de|den|je|jes|tje|tjes|es|ed|ing|ly)$/;
/** Ten or more of something. */
const A_NUMBER = '#';
const SMALL_WORDS = 'kleine';
/** One of these may stand between two words of a phrase. */
const FILLERS = 'tussendoor';
/** Who says one of these looks for a book or a course, unless the sentence also says that it is about now. */
const ABOUT = 'over';
const STILL = 'toch';
/** In a long sentence these hold for their own part of it, as what is past does. */
const PAST = 'voorbij';
const NOW = 'dringend';
/** What ended well holds for what was said before it. */
const ENDED = 'afgelopen';
/** A long sentence of somebody’s own that asks for nothing tells what happens: there a line with “~” counts too. */
const ASKS = 'vraagt';
const OWN = 'eigen';
const MIN_LONG = 9;
/** A part of a sentence begins with the first, and where “en” stands before the second. */
const OPENS = 'opent';
const SUBJECTS = 'begint';
const JOINS = /^(?:en|and|ofwel)$/;
/** Who it is about may stand far from what is wrong. */
const WHO = /^<(?:iemand|kind|partner|zwanger)>$/;

/** A letter held down: "heeeelp". */
const LONG_LETTERS = /(\p{L})\1{2,}/gu;

type Token = { token: string; sound: string; beginning: string; isOrdinary: boolean; isJoined: boolean };
type Pattern = { word: string; isBeginning: boolean; isEnding: boolean; sound: string; mayBeSlip: boolean };
/** Ids of patterns that follow one another. */
type Phrase = number[];
type Slot = Phrase[];
type Line = { need: string; slots: Slot[]; isWho: boolean[]; not: Slot[]; isWhole: boolean; isTold: boolean };
type NeedFinder = (text: string) => string[];

/** What cannot be read in content/nood.yaml. Its sentences are where it is built: visitors download this file. */
export type HelpProblem = 'no-word' | 'other-spelling' | 'no-group' | 'no-line' | 'unused-group';

/** Reads the words of content/nood.yaml once. The finder says which needs a text speaks of, in the order of the file. */
export function needFinder(
  { groups, needs, ordinaryWords, spellings }: HelpData,
  refuse: (problem: HelpProblem, written: string, meant?: string) => void = () => {},
): NeedFinder {
  const patterns: Pattern[] = [];
  const ids = new Map<string, number>();
  const slotsOfGroups = new Map<string, Slot>();
  const used = new Set([SMALL_WORDS, FILLERS, ABOUT, STILL, PAST, NOW, ENDED, ASKS, OWN, OPENS, SUBJECTS]);
  const fillers = new Set(groups[FILLERS]);
  const opens = new Set(groups[OPENS]);
  const subjects = new Set(groups[SUBJECTS]);
  const meantBy = new Map(
    Object.entries(spellings).flatMap(([meant, written]) => written.map((word) => [word, meant] as const)),
  );

  const patternOf = (written: string, isAlone: boolean): number => {
    const word = written.replace(/^\*|\*$/g, '');
    const isBeginning = written.endsWith('*');
    const isEnding = written.startsWith('*');
    const sound = soundOf(word, isBeginning);
    const mayBeSlip = !isBeginning && !isAlone ? word.length >= MIN_SLIP : sound.length >= MIN_ALONE;
    const key = `${written} ${mayBeSlip}`;
    const known = ids.get(key);
    if (known !== undefined) return known;
    if (!/^(?:[\p{Ll}0-9]+|#)$/u.test(word)) refuse('no-word', written);
    const meant = meantBy.get(word);
    if (meant !== undefined) refuse('other-spelling', word, meant);
    patterns.push({ word, isBeginning, isEnding, sound, mayBeSlip });
    ids.set(key, patterns.length - 1);
    return patterns.length - 1;
  };
  const slotOf = (written: string, isAlone = false): Slot =>
    written.split('/').flatMap((alternative) => {
      const group = /^<(.+)>$/.exec(alternative)?.[1];
      if (group === undefined) return [phraseOf(alternative, isAlone)];
      return groupOf(group, isAlone);
    });
  const groupOf = (name: string, isAlone: boolean): Slot => {
    used.add(name);
    const key = `${name} ${isAlone}`;
    const stored = slotsOfGroups.get(key);
    if (stored) return stored;
    const words = groups[name];
    if (!words) refuse('no-group', name);
    const slot = (words ?? []).map((word) => phraseOf(word, isAlone));
    slotsOfGroups.set(key, slot);
    return slot;
  };
  const phraseOf = (written: string, isAlone: boolean): Phrase => {
    const words = written.split('_');
    return words.map((word) => patternOf(word, isAlone && words.length === 1));
  };
  const lineOf = (need: string, written: string): Line => {
    const words = written.replace(/^[=~] /, '').split(' ');
    const wanted = words.filter((word) => !word.startsWith('-'));
    if (wanted.length === 0 || words.some((word) => /^-?$/.test(word))) refuse('no-line', written);
    return {
      need,
      slots: wanted.map((word) => slotOf(word, wanted.length === 1)),
      isWho: wanted.map((word) => word.split('/').every((one) => WHO.test(one))),
      not: words.filter((word) => word.startsWith('-')).map((word) => slotOf(word.slice(1), true)),
      isWhole: written.startsWith('= '),
      isTold: written.startsWith('~ '),
    };
  };
  const lines = needs.flatMap(({ id, words }) =>
    words.flatMap((written) => apartWho(written).map((line) => lineOf(id, line))),
  );
  const small = slotOf(`<${SMALL_WORDS}>`, true);
  const isAbout = wholeWords(groups[ABOUT]);
  const isStill = wholeWords(groups[STILL]);
  const isOver = wholeWords([...(groups[ABOUT] ?? []), ...(groups[PAST] ?? [])]);
  const isNow = wholeWords(groups[NOW]);
  const isEnded = wholeWords(groups[ENDED]);
  const asks = wholeWords(groups[ASKS]);
  const isOwn = wholeWords(groups[OWN]);
  for (const name of Object.keys(groups)) if (!used.has(name)) refuse('unused-group', name);
  // A line is looked at when the clause has a word of its shortest slot.
  const linesOf = new Map<number, Line[]>();
  for (const line of lines) {
    const [shortest = []] = line.slots.toSorted((one, other) => one.length - other.length);
    for (const [id = -1] of shortest) {
      const others = linesOf.get(id);
      if (others) others.push(line);
      else linesOf.set(id, [line]);
    }
  }
  // Words that are alike begin alike, as they are written or as they sound.
  const byLetter = new Map<string, number[]>();
  for (const [id, { word, sound }] of patterns.entries())
    for (const letter of new Set([word[0] ?? '', sound[0] ?? '']))
      byLetter.set(letter, [...(byLetter.get(letter) ?? []), id]);
  const anyLetter = patterns.flatMap(({ word, isEnding }, id) => (isEnding || word === A_NUMBER ? [id] : []));
  const ordinary = new Set([...ordinaryWords, ...(groups[SMALL_WORDS] ?? [])]);
  const known = new Map<string, ReadonlySet<number>>();

  /** The patterns that a word is a form or a slip of. */
  const matchesOf = (token: string, isJoined = false): ReadonlySet<number> => {
    const key = `${token} ${isJoined}`;
    const stored = known.get(key);
    if (stored) return stored;
    const read = {
      token,
      sound: soundOf(token),
      beginning: soundOf(token, true),
      isOrdinary: ordinary.has(token),
      isJoined,
    };
    const candidates = new Set([
      ...(byLetter.get(token[0] ?? '') ?? []),
      ...(byLetter.get(read.sound[0] ?? '') ?? []),
      ...anyLetter,
    ]);
    const shorter = new Set(['$1$1', '$1'].map((letters) => token.replace(LONG_LETTERS, letters)));
    shorter.delete(token);
    const found = new Set([
      ...[...candidates].filter((id) => isLike(patterns[id] as Pattern, read)),
      ...[...shorter].flatMap((short) => [...matchesOf(meantBy.get(short) ?? short, isJoined)]),
    ]);
    if (known.size > MAX_KNOWN) known.clear();
    known.set(key, found);
    return found;
  };

  /** What a dictated sentence strings together: “cursus gedaan”, “maar mijn man ademt niet”. */
  const partsOf = (words: readonly string[]): string[][] => {
    const parts: string[][] = [[]];
    words.forEach((word, at) => {
      const begins = opens.has(word) || (JOINS.test(word) && subjects.has(words[at + 1] ?? ''));
      if (begins && at > 0) parts.push([]);
      parts.at(-1)?.push(word);
    });
    return parts;
  };

  /** Which words of each part count. */
  const hearParts = (parts: readonly string[][]) => {
    const ended = parts.findLastIndex((part) => isEnded.test(spaced(part)));
    return (part: readonly string[], at: number): boolean[] => {
      const said = spaced(part);
      const isHeard = at > ended && (!isOver.test(said) || isNow.test(said));
      return part.map(() => isHeard);
    };
  };

  return (text) => {
    const found = new Set<string>();
    for (const written of clausesOf(text)) {
      const said = spaced(written);
      const parts = partsOf(written);
      const isLong = written.length >= MIN_LONG;
      const isStrung = isLong || parts.length > 1;
      if (!isStrung && isAbout.test(said) && !isStill.test(said)) continue;
      const tells = isLong && isOwn.test(said) && !asks.test(said);
      const heard = isStrung ? parts.flatMap(hearParts(parts)) : [];
      const tokens = written.map((token, at) => (heard[at] === false ? '' : (meantBy.get(token) ?? token)));
      const matches = tokens.map((token) => (token === '' ? NONE : matchesOf(token)));
      const joined = tokens.map((token, at) => {
        const next = tokens[at + 1];
        const both = token + next;
        return token && next && both.length >= MIN_JOINED ? matchesOf(both, true) : NONE;
      });
      const isFiller = tokens.map((token) => fillers.has(token));
      const clause: Clause = {
        matches,
        joined,
        isFiller,
        all: new Set([...matches, ...joined].flatMap((found) => [...found])),
      };
      for (const id of clause.all)
        for (const line of linesOf.get(id) ?? [])
          if (!found.has(line.need) && (tells || !line.isTold) && isIn(clause, line, small)) found.add(line.need);
    }
    return needs.flatMap(({ id }) => (found.has(id) ? [id] : []));
  };
}

/** Limits the memory that visitors' typing takes. */
const MAX_KNOWN = 1000;
const NONE: ReadonlySet<number> = new Set();

/** A line for the people of a slot, and one for its other words: “grond <iemand>/stil” is two. */
function apartWho(written: string): string[] {
  const words = written.split(' ');
  const at = words.findIndex((word) => {
    const all = word.split('/');
    return !word.startsWith('-') && all.some((one) => WHO.test(one)) && all.some((one) => !WHO.test(one));
  });
  if (at < 0) return [written];
  const all = (words[at] ?? '').split('/');
  return [true, false].flatMap((isWho) =>
    apartWho(words.with(at, all.filter((one) => WHO.test(one) === isWho).join('/')).join(' ')),
  );
}

const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `;

/** Words as they are written: a slip of an ordinary word may be a word of need. */
const wholeWords = (words: readonly string[] = ['']): RegExp =>
  new RegExp(`(?<= )(?:${words.join('|').replaceAll('*', '\\S*').replaceAll('_', ' ')})(?= )`);

type Clause = {
  matches: ReadonlySet<number>[];
  joined: ReadonlySet<number>[];
  isFiller: boolean[];
  all: ReadonlySet<number>;
};
type Place = { from: number; to: number };

/** The words of each sentence, folded. Digits and stars inside a word stand for letters. */
const clausesOf = (text: string): string[][] =>
  plainWords(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\p{L})[*'’`´‘]+(?=\p{L})/gu, '')
    // A point between two digits is that of 38.5.
    .split(/[!?;\n]|(?<!\d)\.|\.(?!\d)/)
    .map((clause) => (clause.match(/[\p{L}\p{N}]+/gu) ?? []).map(lettersFor))
    .filter((tokens) => tokens.length > 0);

const LETTERS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' };
const lettersFor = (token: string) =>
  /^\p{L}.*\d.*\p{L}$/u.test(token) ? token.replace(/[01345]/g, (digit) => LETTERS[digit] ?? digit) : token;

function isLike(
  { word, isBeginning, isEnding, sound, mayBeSlip }: Pattern,
  { token, sound: tokenSound, beginning, isOrdinary, isJoined }: Token,
): boolean {
  if (word === A_NUMBER) return /^\d{2,3}$/.test(token);
  if (token.startsWith(word) && (isBeginning || token.length === word.length)) return true;
  if (isEnding && token.endsWith(word)) return true;
  if (isOrdinary) return false;
  if (word.length >= MIN_SLIP && token.startsWith(word) && ENDINGS.test(token.slice(word.length))) return true;
  if (isJoined || word.length < MIN_SLIP) return false;
  if (word.length >= MIN_SOUND && token.length >= MIN_SOUND - 1)
    if (isBeginning ? beginning.startsWith(sound) : tokenSound === sound) return true;
  if (!mayBeSlip) return false;
  if (isSlip(isBeginning ? beginning : tokenSound, sound, isBeginning)) return true;
  // A mistyped "ch" or "ph" sounds like other letters.
  return (!isBeginning || word.length >= MIN_ALONE) && isSlip(token, word, isBeginning);
}

function isIn(clause: Clause, { slots, isWho, not, isWhole }: Line, small: Slot): boolean {
  if (!slots.every((slot) => slot.some((phrase) => phrase.every((id) => clause.all.has(id))))) return false;
  const places = slots.map((slot) => placesOf(clause, slot));
  if (!areNear(places, isWho) || not.some((slot) => placesOf(clause, slot).length > 0)) return false;
  if (!isWhole) return true;
  const covered = new Set([...places.flat(), ...placesOf(clause, small)].flatMap(({ from, to }) => range(from, to)));
  return clause.matches.every((_, at) => covered.has(at));
}

/** Whether each slot has a place of its own, all of them near one another. */
function areNear(
  [first = [], ...rest]: readonly Place[][],
  [isWho = false, ...others]: readonly boolean[],
  taken: readonly (Place & { isWho: boolean })[] = [],
): boolean {
  return first.some((place) => {
    const isFree = taken.every(
      (other) =>
        (place.to < other.from || place.from > other.to) &&
        (isWho || other.isWho || Math.abs(place.from - other.from) <= WINDOW),
    );
    return isFree && (rest.length === 0 || areNear(rest, others, [...taken, { ...place, isWho }]));
  });
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);

/** Where a slot's words stand, a phrase in its order. */
const placesOf = (clause: Clause, slot: Slot): Place[] => slot.flatMap((phrase) => phrasePlaces(clause, phrase));

function phrasePlaces(clause: Clause, phrase: Phrase): Place[] {
  const [first = -1] = phrase;
  const places: Place[] = [];
  for (let from = 0; from < clause.matches.length; from += 1) {
    const to = endOfPhrase(clause, phrase, from);
    if (to !== undefined) places.push({ from, to });
    else if (phrase.length === 1 && clause.joined[from]?.has(first)) places.push({ from, to: from + 1 });
  }
  return places;
}

function endOfPhrase({ matches, isFiller }: Clause, phrase: Phrase, from: number): number | undefined {
  let at = from - 1;
  for (const id of phrase) {
    at += 1;
    if (at > from && isFiller[at] && !matches[at]?.has(id)) at += 1;
    if (!matches[at]?.has(id)) return undefined;
  }
  return at;
}
