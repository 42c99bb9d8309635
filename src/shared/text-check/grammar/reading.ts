import { namesPrescriptionMedicine } from '../medical-claims/medicines.ts';
import { BREAKS, COMPLEMENT, CONDITIONS, type Draft, divide, FINITE, isVerbFirst, JOINERS } from './divide.ts';
import { HOLDS_DENIAL, ROLES, type Role } from './roles.ts';
import { type Mark, Vocabulary } from './vocabulary.ts';
import { type Word, wordsOf } from './words.ts';

/** One verb with what belongs to it. */
export type Clause = {
  /** In the sentence, `to` behind its last character. */
  from: number;
  to: number;
  words: readonly Word[];
  /** Whether it begins with a word of this role. */
  begins: (role: Role) => boolean;
  has: (...roles: Role[]) => boolean;
  /** Whether a word of one role comes a few words before one of another. */
  leads: (role: Role, to: Role, most?: number) => boolean;
  /** Whether every word of a role is said to be around: “bij een depressie”. */
  isAmid: (role: Role) => boolean;
  /** Where its roles stand in the sentence, with their last word and the two before them. */
  marks: readonly (Mark<Role> & { last: string; before: readonly string[] })[];
  /** Clauses between two “but”s have one; what is said of a report holds for its statement. */
  statement: number;
  /** Whether its verb is denied: by an odd number of denials, or by the clause that it depends on. */
  isDenied: boolean;
  /** Promised or said by a clause that denies it: “Niemand belooft dat …”. */
  isDisowned: boolean;
  isAsked: boolean;
  /** “Als u stopt …”, “Stopt u …, dan”: what might be. */
  isCondition: boolean;
};

export type SentenceReading = {
  text: string;
  clauses: readonly Clause[];
  /** Whether any clause has one of the roles. */
  has: (...roles: Role[]) => boolean;
};

let vocabulary: Vocabulary<Role> | undefined;

/** Reads a sentence: its words, its clauses, and what part the words play. */
export function readSentence(text: string): SentenceReading {
  vocabulary ??= new Vocabulary<Role>(ROLES);
  const words = wordsOf(text);
  const { marks, parts } = vocabulary.read(words);
  words.forEach((word, at) => {
    if (namesPrescriptionMedicine(word)) marks.push({ role: 'medicine', from: at, to: at + 1 });
  });
  for (const { role, name } of NAMES)
    for (const { index } of text.matchAll(name)) {
      const at = words.findIndex(({ from }) => from >= index);
      if (at >= 0) marks.push({ role, from: at, to: at + 1 });
    }
  marks.sort((one, other) => one.from - other.from);
  const meant = withoutIdle(marks).filter(
    ({ role, from }) => role !== 'dulls' || !LACKS.has(words[from - 1]?.plain ?? ''),
  );
  const idle = placesOf(marks, 'idle');
  const drafts = divide(
    words,
    meant,
    parts.filter(({ at }) => !idle.has(at)),
  );
  const clauses = settle(text, words, drafts);
  const roles = new Set([...meant, ...clauses.flatMap((clause) => clause.marks)].map(({ role }) => role));
  return { text, clauses, has: (...any) => any.some((role) => roles.has(role)) };
}

/** “Annelies Bakker”, “J. de Vries”, but not “De Regenboog”. */
const FULL_NAME =
  /(?<![\p{L}\p{N}])(?!(?:De|Het|Een|Onze|Uw|The|Our|Your|Bij|Met|In|Op|Van|Voor|Door|Ziekte|Dr) )(?:\p{Lu}\p{Ll}{2,15}|(?:\p{Lu}\.){1,3}) (?:(?:van|de|der|den|ter|El|el) ){0,2}\p{Lu}\p{Ll}{2,15}/gu;

/** “Mevrouw Van Dongen”, “dhr. R. Pinas”, “onze cliënt Henk” */
const CALLED =
  /(?<![\p{L}\p{N}])(?:[Mm]evrouw|[Mm]eneer|[Dd]e heer|[Dd]hr\.?|[Mm]evr\.?|[Mm]w\.?|Mrs?\.?|Ms\.?|[Cc]liënte?|[Pp]atiënte?|[Cc]lient|[Pp]atient|[Bb]uurvrouw|[Bb]uurman) (?:\p{Lu}\. ?){0,3}(?:(?:[Vv]an|[Dd]e|[Dd]er|[Dd]en|[Tt]er) ){0,2}\p{Lu}\p{Ll}{2,15}/gu;

/** “Sanne (34)”, “Lotte, 19 jaar” */
const AGED = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}{2,15}(?: \(\d{2}(?: jaar)?\)|, (?:an? )?\d{2}(?:,| jaar|-year-old))/gu;

const NAMES = [
  { role: 'named', name: FULL_NAME },
  { role: 'called', name: CALLED },
  { role: 'called', name: AGED },
] as const;

/** “Zonder roesje”, “maakt niet suf” */
const LACKS = new Set('zonder without geen no niet not'.split(' '));

/** The words that have a role. */
function placesOf(marks: readonly Mark<Role>[], of: Role): Set<number> {
  const places = new Set<number>();
  for (const { role, from, to } of marks) if (role === of) for (let at = from; at < to; at += 1) places.add(at);
  return places;
}

/** “Geen probleem” denies nothing, and “de weg” ends nothing, but both say something of driving; “geen twijfel” promises. */
const KEPT: ReadonlySet<Role> = new Set(['you', 'we', 'drives', 'gladly', 'certain', 'promises'] as const);

/** “Not only” denies nothing: the longer entry counts for its words. */
function withoutIdle(marks: readonly Mark<Role>[]): Mark<Role>[] {
  const idle = placesOf(marks, 'idle');
  const partly = placesOf(marks, 'partly');
  const denials = new Set(marks.flatMap(({ role, from, to }) => (role === 'not' && to - from > 1 ? [to - 1] : [])));
  const spoken = new Set<number>();
  for (const { role, from, to } of marks)
    if (HOLDS_DENIAL.has(role)) for (let at = from; at < to && to - from > 1; at += 1) spoken.add(at);
  return marks.filter(({ role, from }) => {
    // “Nooit meer hoofdpijn”: the denial is a part of the expression.
    if ((role === 'not' || role === 'hedge') && spoken.has(from)) return false;
    if (role === 'hedge' && denials.has(from)) return false;
    if (role === 'not' || role === 'partly') return !idle.has(from) && (role === 'partly' || !partly.has(from));
    return !idle.has(from) || KEPT.has(role);
  });
}

const IMPERATIVE = /^(?:stop|gooi|laat|zet|skip|throw|quit|leave)$/;

/** Behind “dus” and “do not”. */
function startOf(words: readonly Word[], from: number): number {
  const first = words[from]?.plain ?? '';
  if (first === 'do' && words[from + 1]?.plain === 'not') return from + 2;
  return OPENERS.has(first) ? from + 1 : from;
}

const CONTRASTS = new Set(['maar', 'but', 'however', 'toch']);
/** Before the verb of an imperative. */
const OPENERS = new Set(['en', 'and', 'dus', 'so', 'maar', 'but', 'want', 'just', 'simply', 'gewoon']);
/** “Ook wie chemotherapie afslaat, blijft welkom.” */
const AS_WELL = new Set('ook zelfs juist vooral even also especially'.split(' '));
const THEN = new Set(['dan', 'then', 'vraag', 'bel', 'ask', 'call']);
/** Before a main clause that begins with its verb. */
const AHEAD = new Set('wat waar omdat doordat hoewel terwijl aangezien'.split(' '));
const OR = new Set(['of', 'or', 'nor']);
const MOST_LISTED = 4;
const GOES_ON: ReadonlySet<Role> = new Set(['ends', 'takes', 'lessens', 'lowers'] as const);
/** “De scan toont welke …” asks nothing. */
const WHICH = new Set(['welke', 'which']);
/** Their imperative has the “t” that a third person has. */
const STEM_IN_T = new Set(['zet', 'laat', 'vergeet', 'sluit', 'smijt']);
const REASON = new Set(['reden', 'reason']);
const YOU = new Set(['u', 'je', 'uw', 'het', 'de', 'dit', 'deze']);

function settle(text: string, words: readonly Word[], drafts: readonly Draft[]): Clause[] {
  const lastQuestion = words.findLastIndex(({ plain }) => plain === '?');
  // “Warfarine is rattengif, dus waarom niet …?” states what stands before it.
  const rhetorical = drafts.findLast(({ marks }) => marks.some(({ role }) => role === 'rhetorical'));
  const firstAsked = isTag(words, drafts, lastQuestion) ? (drafts.at(-1)?.from ?? 0) : (rhetorical?.from ?? 0);
  let statement = 0;
  let asked = false;
  let before:
    | { isDenied: boolean; says: boolean; isCondition: boolean; asks: boolean; isAhead: boolean; isMereDenial: boolean }
    | undefined;
  const clauses = drafts.map(({ from, to, marks, spoken }): Clause => {
    const first = words[from]?.plain ?? '';
    if (CONTRASTS.has(first)) {
      statement += 1;
      asked = false;
      before = undefined;
    }
    const start = startOf(words, from);
    // “Vraag niet of het mag, stop gewoon.”
    if (
      words[from - 1]?.plain === ',' &&
      marks.some(({ role, from: at }) => role === 'ends' && at === start && IMPERATIVE.test(words[at]?.plain ?? ''))
    )
      asked = false;
    const roles = new Set(marks.map(({ role }) => role));
    const has = (...any: Role[]) => any.some((role) => roles.has(role));
    // “Geen reden waarom” asks nothing.
    // “Bespreekt de arts of u …”
    if (first === 'of' && before?.asks && YOU.has(words[from + 1]?.plain ?? '')) asked = true;
    if (
      marks.some(
        ({ role, from: at }) =>
          role === 'asks' &&
          !REASON.has(words[at - 1]?.plain ?? '') &&
          !(WHICH.has(words[at]?.plain ?? '') && has('detects')),
      )
    )
      asked = true;
    const isDisowned =
      first === 'alsof' || ((before?.says ?? false) && (before?.isDenied ?? false) && COMPLEMENT.has(first));
    const denials = new Set(
      marks.flatMap((mark) => (mark.role === 'not' && !spoken.has(mark.from) ? [mark.from] : [])),
    );
    const count = [...denials].filter((at) => !continues(words, denials, from, at)).length;
    // “Waarom zou u nog pillen slikken?” says that you need not.
    const isRhetorical = has('rhetorical');
    // “No tea, root or oil can …”
    const isListed =
      before?.isMereDenial === true && words.slice(from + 1, from + MOST_LISTED).some(({ plain }) => OR.has(plain));
    // “Do not change your medicine or skip a dose.”
    const goesOnDenied =
      OR.has(first) &&
      before?.isDenied === true &&
      count === 0 &&
      marks.some(({ role, from: at }) => at === from + 1 && GOES_ON.has(role));
    const isDenied = goesOnDenied || (count + (isRhetorical || isListed ? 1 : 0)) % 2 === 1;
    const isCondition =
      !isRhetorical &&
      // “Als iemand zegt dat …”
      ((before?.isCondition && before.says && COMPLEMENT.has(first)) ||
        (CONDITIONS.has(AS_WELL.has(first) ? (words[from + 1]?.plain ?? '') : first) &&
          !isAsSomebody(words, marks, from)) ||
        // “Zodra het werkt, neemt u …” is a main clause.
        (isVerbFirst(words[from], words[from + 1]) &&
          !before?.isCondition &&
          // “Omdat het natuurlijk is, hoeft u …”
          !before?.isAhead &&
          // “Zet je pillen aan de straat en …”
          !(words[from + 1]?.plain === 'je' && (to === words.length || JOINERS.has(words[to]?.plain ?? '')))) ||
        (FINITE.has(first) && THEN.has(words[to + 1]?.plain ?? '')) ||
        // “Schommelt uw gewicht, bel dan …”
        ((/t$/.test(first) || FINITE.has(first)) &&
          first !== 'eerst' &&
          // “Zet uw pillen stop, dan …” tells readers to.
          !(STEM_IN_T.has(first) && has('ends') && words[from + 1]?.plain !== 'u') &&
          words.slice(to + 1, to + 4).some(({ plain }) => plain === 'dan')));
    // “Van geen enkel kruid, dieet of infuus is bewezen dat …”
    before = {
      isDenied: isDenied || isDisowned || (before?.isDenied ?? false),
      says: has('says'),
      isCondition,
      // “Dan kijkt de arts of u …”
      asks: has('consults', 'doctor'),
      isAhead: AHEAD.has(first),
      isMereDenial:
        denials.has(from) && to - from < MOST_LISTED && words[to]?.plain === ',' && has('remedy') && !has('present'),
    };
    return {
      from: words[from]?.from ?? 0,
      to: words[to - 1]?.to ?? text.length,
      words: words.slice(from, to),
      begins: (role) => marks.some((mark) => mark.role === role && (mark.from === start || mark.from === from)),
      has,
      leads: (role, to, most = 3) =>
        marks.some(
          (one) =>
            one.role === role &&
            marks.some((other) => other.role === to && other.from >= one.to && other.from < one.to + most),
        ),
      isAmid: (role) =>
        has(role) &&
        marks.every(
          (mark) => mark.role !== role || words.slice(Math.max(from, mark.from - 2), mark.from).some(isAround),
        ),
      marks: marks.map((mark) => ({
        role: mark.role,
        from: words[mark.from]?.from ?? 0,
        to: words[mark.to - 1]?.to ?? 0,
        last: words[mark.to - 1]?.plain ?? '',
        before: words.slice(Math.max(from, mark.from - 2), mark.from).map(({ plain }) => plain),
      })),
      statement,
      isDenied,
      isDisowned,
      isAsked:
        !isRhetorical && (asked || (from >= firstAsked && from < lastQuestion) || (first === 'of' && from === 0)),
      isCondition,
    };
  });
  return clauses.map((clause, at) => {
    // “Dat het werkt, kunnen wij niet beloven.”
    const isDisowned =
      COMPLEMENT.has(clause.words[0]?.plain ?? '') &&
      clauses.slice(at + 1, at + 3).some((next) => next.isDenied && next.has('says', 'studied'));
    // “Beloven dat het werkt, kan niemand.”
    const isBeyond =
      (isSayingSo(clause) || isSayingSo(clauses[at - 1])) &&
      clauses.slice(at + 1, at + 3).some((next) => next.isDenied && next.has('able') && !next.has('you'));
    // “Een middel dat het wegneemt, kennen we niet.”
    const next = clauses[at + 1];
    const isUnknown =
      next?.isDenied === true &&
      next.words.length <= MOST_UNKNOWN &&
      UNKNOWN.test(next.words[0]?.plain ?? '') &&
      !next.has('you') &&
      clause.words.some(({ plain }) => plain === 'dat' || plain === 'die');
    return isDisowned || isBeyond || isUnknown ? { ...clause, isDisowned: true } : clause;
  });
}

const UNKNOWN = /^(?:kent?|kennen|bestaat|bestaan)$/;
const MOST_UNKNOWN = 5;

/** A verb of promising by itself, before what is promised */
const isSayingSo = (clause: Clause | undefined) => clause?.words.length === 1 && clause.has('says');

/** “…, durft u ook?” asks nothing of what stands before it. */
const isTag = (words: readonly Word[], drafts: readonly Draft[], lastQuestion: number) => {
  const [opening] = drafts;
  const last = drafts.at(-1);
  return (
    opening !== undefined &&
    last !== undefined &&
    opening !== last &&
    last.from < lastQuestion &&
    lastQuestion - last.from <= MOST_OF_TAG &&
    words.slice(last.from, lastQuestion).some(({ plain }) => TAGGED.has(plain)) &&
    !opening.marks.some(({ role, from }) => role === 'asks' && from === opening.from) &&
    !isVerbFirst(words[opening.from], words[opening.from + 1]) &&
    !FINITE.has(words[opening.from]?.plain ?? '')
  );
};
const MOST_OF_TAG = 3;
const TAGGED = new Set(['u', 'jij', 'je', 'you']);

/** “Als zelfbenoemd psychiater”, “als enige kliniek” */
const isAsSomebody = (words: readonly Word[], marks: readonly Mark<Role>[], from: number) =>
  ['enige', 'eerste'].includes(words[from + 1]?.plain ?? '') ||
  marks.some(
    ({ role, from: at }) => (role === 'sham' || role === 'title' || role === 'alternative') && at === from + 1,
  );

const AMID = new Set(['bij', 'tijdens', 'ondanks', 'in', 'during', 'with']);
const isAround = ({ plain }: Word) => AMID.has(plain);

/** “Geen botbreuk en niemand van kanker”: the second denial repeats the first, and cancels nothing. */
function continues(words: readonly Word[], denials: ReadonlySet<number>, from: number, at: number): boolean {
  let before = at - 1;
  let isJoined = false;
  for (; before >= from && !denials.has(before); before -= 1)
    if (BREAKS.has(words[before]?.plain ?? '')) return false;
    else if (JOINERS.has(words[before]?.plain ?? '')) isJoined = true;
  return before >= from && isJoined;
}
