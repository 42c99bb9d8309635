import { formsOf } from './inflection.ts';
import { byEar, plainSpelling, type Word } from './words.ts';

/**
 * The words of each role, as text. Entries stand on lines or between commas:
 *
 * | entry | finds |
 * |---|---|
 * | `kiest/kies voor` | these words side by side, `/` between forms |
 * | `laat/laten … staan` | these parts in one clause, in any order |
 * | `af+bouw/bouwt/bouwen` | a separable verb: “bouw … af”, “afbouwt” and “af te bouwen” |
 * | `halen~` | “haal”, “haalt” and “halen” |
 * | `chemo*`, `*pillen` | every word with this beginning or ending |
 * | `-hulpmiddel` | not this word, whatever its beginning or ending says |
 */
export type Table<Role extends string> = Readonly<Record<Role, string>>;

/** Where a role stands in a sentence, by the numbers of its words; `to` is behind the last. */
export type Mark<Role> = { role: Role; from: number; to: number };
/** A part of an entry whose parts stand apart: it counts in a clause that has the other parts too. */
export type Part<Role> = { entry: Entry<Role>; part: number; at: number };

type Entry<Role> = { role: Role; parts: number };
/** What a word means: a role, a part of an entry, or either once other words follow. */
type Meaning<Role> = { next?: readonly WordTest[] } & ({ role: Role } | { entry: Entry<Role>; part: number });
type WordTest = (plain: string) => boolean;

/** Affixes are found by their first or last letters. */
const LETTERS = [4, 3] as const;
const MOST_REMEMBERED = 5000;
/** Shorter words would meet others by ear: “maan” and “man”. */
const LEAST_LETTERS = 7;

export class Vocabulary<Role extends string> {
  readonly #asWritten = new Words<Role>();
  readonly #asHeard = new Words<Role>();
  readonly #exceptions = new Index<Role>();
  readonly #remembered = new Map<string, readonly Meaning<Role>[]>();

  constructor(table: Table<Role>) {
    for (const [role, text] of Object.entries(table) as [Role, string][])
      for (const entry of text.split(/[,\n]/)) if (entry.trim() !== '') this.#addEntry(entry.trim(), role);
  }

  #addEntry(entry: string, role: Role): void {
    if (entry.startsWith('-')) {
      this.#exceptions.add(plainSpelling(entry.slice(1)), role);
      return;
    }
    const [particle = '', verb] = entry.split('+');
    if (verb) {
      for (const form of formsOf(verb)) this.#addPhrase(particle + form, { role });
      this.#addPhrase(`${particle} te ${verb}`, { role });
      this.#addEntry(`${verb} … ${particle}`, role);
      return;
    }
    const parts = entry.split('…');
    const whole = { role, parts: parts.length };
    for (const [part, text] of parts.entries())
      this.#addPhrase(text.trim(), parts.length === 1 ? { role } : { entry: whole, part });
  }

  #addPhrase(text: string, meaning: Meaning<Role>): void {
    const [first = '', ...others] = text.split(' ');
    const means = others.length === 0 ? meaning : { ...meaning, next: others.map(wordTest) };
    // “Self-taught” is one word.
    if (others.length > 0 && !/[/*~]/.test(text))
      this.#asWritten.add('whole', plainSpelling(others.reduce((all, word) => all + word, first)), meaning);
    for (const form of formsOf(first)) {
      const plain = plainSpelling(form.replace('*', ''));
      const side = form.endsWith('*') ? 'beginnings' : form.startsWith('*') ? 'endings' : 'whole';
      this.#asWritten.add(side, plain, means);
      // “Verdrij*” would be heard in “verdriet”.
      const heard = byEar(plain);
      if ((side === 'whole' ? plain : heard).length >= LEAST_LETTERS && others.length === 0)
        this.#asHeard.add(side, heard, means);
    }
  }

  /** What the words of a sentence mean, in their order. */
  read(words: readonly Word[]): { marks: Mark<Role>[]; parts: Part<Role>[] } {
    const marks: Mark<Role>[] = [];
    const parts: Part<Role>[] = [];
    words.forEach(({ plain, parts: [...written] = [] }, at) => {
      // “Rife-frequentie” is a frequency.
      const own = this.#meaningsOf(plain);
      const last = own.length === 0 ? written.at(-1) : undefined;
      for (const means of last === undefined ? own : this.#meaningsOf(last)) {
        const { next = [] } = means;
        if (!next.every((test, index) => test(words[at + 1 + index]?.plain ?? ''))) continue;
        if ('role' in means) marks.push({ role: means.role, from: at, to: at + 1 + next.length });
        // “Geef de drank zoals op het flesje staat” gives nothing up.
        else if (means.part === 0 || !isPreposition(plain, words[at + 1]?.plain))
          parts.push({ entry: means.entry, part: means.part, at });
      }
    });
    return { marks, parts };
  }

  /** Of one word, remembered: a text repeats its words. */
  #meaningsOf(plain: string): readonly Meaning<Role>[] {
    const before = this.#remembered.get(plain);
    if (before) return before;
    let found = this.#asWritten.find(plain);
    if (plain.length >= LEAST_LETTERS) found = [...found, ...this.#asHeard.find(byEar(plain))];
    const exceptions = this.#exceptions.get(plain);
    if (exceptions.length > 0) found = found.filter((means) => !exceptions.includes(roleOf(means)));
    if (this.#remembered.size >= MOST_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(plain, found);
    return found;
  }
}

/** Before an article, what may be the particle of a verb is none. */
const isPreposition = (plain: string, next = '') => PREPOSITIONS.has(plain) && ARTICLES.has(next);
const PREPOSITIONS = new Set('op in over'.split(' '));
const ARTICLES = new Set('de het een uw je deze die dit dat'.split(' '));

const roleOf = <Role>(means: Meaning<Role>): Role => ('role' in means ? means.role : means.entry.role);

/** Words in one spelling: whole, by their beginning and by their ending. */
class Words<Role> {
  readonly #whole = new Index<Meaning<Role>>();
  readonly #beginnings = new Index<{ affix: string; means: Meaning<Role> }>();
  readonly #endings = new Index<{ affix: string; means: Meaning<Role> }>();

  add(side: 'whole' | 'beginnings' | 'endings', text: string, means: Meaning<Role>): void {
    if (side === 'whole') this.#whole.add(text, means);
    else if (side === 'beginnings') this.#beginnings.add(text.slice(0, LETTERS[0]), { affix: text, means });
    else this.#endings.add(text.slice(-LETTERS[0]), { affix: text, means });
  }

  find(word: string): Meaning<Role>[] {
    const found = [...this.#whole.get(word)];
    for (const letters of LETTERS) {
      for (const { affix, means } of this.#beginnings.get(word.slice(0, letters)))
        if (word.startsWith(affix)) found.push(means);
      for (const { affix, means } of this.#endings.get(word.slice(-letters)))
        if (word.endsWith(affix)) found.push(means);
    }
    return found;
  }
}

/** Whether a word is one of some forms, of which `*` leaves the ending open. */
function wordTest(forms: string): WordTest {
  const all = formsOf(forms);
  const whole = new Set(all.map(plainSpelling));
  const beginnings = all.filter((form) => form.endsWith('*')).map((form) => plainSpelling(form.slice(0, -1)));
  return (plain) => whole.has(plain) || beginnings.some((beginning) => plain.startsWith(beginning));
}

/** Several values for a key. */
class Index<Value> {
  readonly #values = new Map<string, Value[]>();

  get = (key: string): readonly Value[] => this.#values.get(key) ?? [];

  add(key: string, value: Value): void {
    const values = this.#values.get(key);
    if (values) values.push(value);
    else this.#values.set(key, [value]);
  }
}
