import { HOLDS_DENIAL, type Role } from './roles.ts';
import type { Mark, Part } from './vocabulary.ts';
import type { Word } from './words.ts';

/** A clause before its meaning is settled: the numbers of its words, and the roles that stand in it. */
export type Draft = {
  from: number;
  to: number;
  marks: Mark<Role>[];
  parts: Part<Role>[];
  /** Words of an expression that holds a denial of its own. */
  spoken: Set<number>;
};

export const BREAKS = new Set(',;:–—()“”„"«»?!.…|•');
/** “En” and “of” join words as well as clauses. */
export const JOINERS = new Set(['en', 'and', 'of', 'or']);
/** Begins what is said or thought. */
export const COMPLEMENT = new Set(['dat', 'that']);
/** Finite verbs by which a main clause goes on behind a relative one. */
export const FINITE = new Set(
  'heeft hebben hebt is zijn kan kunnen kunt mag mogen moet moeten hoeft hoeven wordt worden krijgt krijgen verdient doet weet komt gaat bestaat bestaan has have can may must needs will gets is are deserves does'.split(
    ' ',
  ),
);
export const CONDITIONS = new Set(
  'voordat nadat als indien wanneer zodra zolang wie if when once whoever unless tenzij'.split(' '),
);
/** Behind “you”: a main clause. */
const MODALS = new Set(['can', 'may', 'will', 'wont', 'could', 'should', 'no', 'need', 'are']);
const BEGINNERS = new Set(
  'want omdat zodat terwijl hoewel alsof als wanneer zodra zolang totdat voordat nadat indien tenzij but so because if when once until unless while although though however however'.split(
    ' ',
  ),
);
/** What makes a beginner another word: the English “want to”, “als nieuw”. */
const CONTINUED: Readonly<Record<string, ReadonlySet<string>>> = {
  want: new Set(['you', 'to', 'your', 'us', 'them']),
  als: new Set(['nieuw', 'vanouds', 'voorheen', 'herboren', 'een gezond', 'een normaal', 'een nieuw', 'een ander']),
};
/** “Als een gezond mens”, “staat bekend als” */
const isContinued = (words: readonly Word[], at: number) => {
  const after = CONTINUED[words[at]?.plain ?? ''];
  const next = words[at + 1]?.plain ?? '';
  return words[at - 1]?.plain === 'bekend' || after?.has(next) || after?.has(`${next} ${words[at + 2]?.plain}`);
};
const SUBJECTS_OF_CLAUSES = new Set(
  'u je jij wij we ik hij zij ze het dat er dit you it they he she i this that there bel vraag overleg bespreek call ask kom neem maak meld'.split(
    ' ',
  ),
);
/** Behind “en” they begin a clause of their own. */
const VERBS: ReadonlySet<Role> = new Set(['ends', 'lessens', 'takes', 'consults'] as const);
/** Before these “dat” stands for what was said. */
const PRONOUN_BEFORE = new Set('ook niet nooit wel toch either too not'.split(' '));
const RELATIVE = new Set('die dat waar who that which wie'.split(' '));
/** A clause of more words is read in pieces, so that a text without marks takes linear time. */
const MOST_WORDS = 60;

/** Divides a sentence into its clauses, one verb with what belongs to it each. */
export function divide(words: readonly Word[], marks: readonly Mark<Role>[], parts: readonly Part<Role>[]): Draft[] {
  const clauses: Draft[] = startsOf(words, marks).map(([from, to]) => ({
    from,
    to,
    marks: [],
    parts: [],
    spoken: new Set(),
  }));
  distribute(
    marks,
    clauses,
    (mark) => mark.from,
    (clause, mark) => clause.marks.push(mark),
  );
  distribute(
    parts,
    clauses,
    (part) => part.at,
    (clause, part) => clause.parts.push(part),
  );
  for (const clause of clauses) addEntriesApart(clause);
  return clauses;
}

/** The first word of each clause, and the word behind its last. */
function startsOf(words: readonly Word[], marks: readonly Mark<Role>[]): [number, number][] {
  const verbs = new Set(marks.filter(({ role }) => VERBS.has(role)).map(({ from }) => from));
  const says = new Set(marks.filter(({ role }) => role === 'says').map(({ from }) => from));
  const denies = new Set(marks.filter(({ role }) => role === 'not').map(({ from }) => from));
  const ranges: [number, number][] = [];
  let from = 0;
  let saysSo = false;
  const close = (to: number) => {
    if (to > from) ranges.push([from, to]);
    saysSo = false;
  };
  words.forEach(({ plain }, at) => {
    if (BREAKS.has(plain)) {
      close(at);
      from = at + 1;
      return;
    }
    const begins =
      at > from &&
      ((BEGINNERS.has(plain) && !isContinued(words, at)) ||
        (COMPLEMENT.has(plain) && saysSo && !PRONOUN_BEFORE.has(words[at + 1]?.plain ?? '')) ||
        // “Niet de chemo maar onze kuur”; elsewhere it softens, as in “sla die maar over”.
        (plain === 'maar' && denies.has(from)) ||
        (JOINERS.has(plain) &&
          ((plain !== 'of' && verbs.has(at + 1)) || SUBJECTS_OF_CLAUSES.has(words[at + 1]?.plain ?? ''))) ||
        // “Once your gut is healed you can …”
        (plain === 'you' &&
          at - from > 2 &&
          CONDITIONS.has(words[from]?.plain ?? '') &&
          MODALS.has(words[at + 1]?.plain ?? '')) ||
        at - from >= MOST_WORDS);
    if (begins) {
      close(at);
      from = at;
    }
    if (says.has(at)) saysSo = true;
  });
  close(words.length);
  return joinInterrupted(words, ranges);
}

const YOU = new Set(['u', 'je', 'iemand']);
/** “Laat u inenten” asks readers to do it. */
const NO_CONDITION = new Set(['laat', 'dat', 'niet']);
/** “Stopt u met de pil, dan …” */
export const isVerbFirst = (verb: Word | undefined, subject: Word | undefined) =>
  YOU.has(subject?.plain ?? '') && /t$/.test(verb?.plain ?? '') && !NO_CONDITION.has(verb?.plain ?? '');

/** “Niemand die onze kuur volgt, heeft nog pillen nodig”: the main clause goes on behind the relative one. */
function joinInterrupted(words: readonly Word[], ranges: readonly [number, number][]): [number, number][] {
  const joined: [number, number][] = [];
  for (const [from, to] of ranges) {
    const before = joined.at(-1);
    const goesOn =
      before &&
      words[from - 1]?.plain === ',' &&
      (FINITE.has(words[from]?.plain ?? '') || isVerbFirst(words[from], words[from + 1])) &&
      to - before[0] < MOST_WORDS &&
      words.slice(before[0] + 1, before[1]).some(({ plain }) => RELATIVE.has(plain));
    if (goesOn) before[1] = to;
    else joined.push([from, to]);
  }
  return joined;
}

function distribute<Item>(
  items: readonly Item[],
  clauses: readonly Draft[],
  at: (item: Item) => number,
  put: (clause: Draft, item: Item) => void,
): void {
  let index = 0;
  for (const item of items) {
    while (index < clauses.length && at(item) >= (clauses[index]?.to ?? 0)) index += 1;
    const clause = clauses[index];
    if (clause && at(item) >= clause.from) put(clause, item);
  }
}

/** “Laat … staan”: an entry counts once all its parts are there. */
function addEntriesApart({ marks, parts, spoken }: Draft): void {
  if (parts.length < 2) return;
  const found = new Map<Part<Role>['entry'], Map<number, number>>();
  for (const { entry, part, at } of parts) {
    const places = found.get(entry) ?? new Map<number, number>();
    found.set(entry, places.set(part, at));
  }
  for (const [{ role, parts: all }, places] of found) {
    if (places.size < all) continue;
    const at = [...places.values()];
    marks.push({ role, from: Math.min(...at), to: Math.max(...at) + 1 });
    if (HOLDS_DENIAL.has(role)) for (const word of at) spoken.add(word);
  }
}
