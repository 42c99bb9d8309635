import { matchesOf, type Passage, placeIn, withPlainSpaces } from '../document/passages.ts';
import { type Finding, type Rule, SEVERITIES, type Severity, says } from '../finding.ts';
import { judgeCuring } from '../grammar/curing.ts';
import { isOrdinaryCare, judgePatterns } from '../grammar/patterns.ts';
import { type Clause, readSentence, type SentenceReading } from '../grammar/reading.ts';
import type { Role } from '../grammar/roles.ts';
import { judgeStopping } from '../grammar/stopping.ts';
import { isTempered } from '../grammar/tempered.ts';
import type { Claim } from '../medical-claims/claim.ts';
import { DUTCH_CLAIMS } from '../medical-claims/dutch.ts';
import { ENGLISH_CLAIMS } from '../medical-claims/english.ts';
import { GROUNDS, type Ground, QUESTIONS } from '../medical-claims/grounds.ts';
import { promotedMedicines } from '../medical-claims/promotion.ts';

/** A claim before the gravest of its clause is chosen; the offsets are those of its sentence. */
type Candidate = { ground: Ground; severity: Severity; from: number; to: number };

const STOCK_CLAIMS: readonly Claim[] = [...DUTCH_CLAIMS, ...ENGLISH_CLAIMS];

/**
 * What a law or a code forbids or regulates, in Dutch and English, whatever the language of the article: wordings that
 * everyone uses, and what the grammar reads in all others. One finding a clause, the gravest.
 */
export const claims: Rule = ({ shown }) => shown.flatMap(claimsIn);

function claimsIn(passage: Passage): Finding[] {
  const text = withPlainSpaces(passage.text);
  const stock = stockWordings(text);
  let next = 0;
  let question: SentenceReading | undefined;
  let before: { from: number; reading: SentenceReading; isClaim: boolean } | undefined;
  const sentences = passage.sentences.flatMap(inPieces);
  return sentences.flatMap(({ from, text: written }, index) => {
    const sentence = withPlainSpaces(written);
    const reading = readSentence(sentence);
    const answer = sentences[index + 1]?.text;
    const end = from + written.length;
    const own: typeof stock = [];
    for (; stock[next] && (stock[next]?.index ?? 0) < end; next += 1) own.push(stock[next] as (typeof stock)[number]);
    const candidates = [
      ...(isQuestion(sentence) && DENIES.test(answer ?? '') ? [] : promotedMedicines(reading, answer)),
      ...own.flatMap((found) => judgeStock(found, from, reading, answer)),
      ...(isQuestion(sentence) && (EXPLAINS.test(answer ?? '') || DENIES.test(answer ?? ''))
        ? []
        : reading.clauses.flatMap((clause) => readClaims(clause, reading, question))),
    ];
    if (MENTIONS.test(sentence) && !reading.has('we')) candidates.length = 0;
    question = isQuestion(sentence) ? reading : undefined;
    const together =
      before && !before.isClaim && candidates.length === 0 && pointsBack(reading) && namesHead(before.reading)
        ? readSentence(text.slice(before.from, end))
        : undefined;
    const start = together ? (before?.from ?? from) : from;
    if (together)
      for (const clause of together.clauses) {
        const severity = judgeStopping(clause, together, undefined);
        if (severity) candidates.push({ ground: 'medicines', severity, from: clause.from, to: clause.to });
      }
    before = isQuestion(sentence) ? undefined : { from, reading, isClaim: candidates.length > 0 };
    const whole = together ?? reading;
    return gravest(
      candidates.map((candidate) => temper(candidate, whole)),
      whole,
    ).map((candidate) => toFinding(candidate, passage, start));
  });
}

/** Also in quotes: “‘Moet ik …?’ Nee hoor.” */
const isQuestion = (sentence: string) => /\?["'”’»]?$/.test(sentence);

/** “‘Zonder bijwerkingen’ is een belofte om te wantrouwen” speaks of the words, and is no claim itself. */
const MENTIONS =
  /^["“„«‘'][^"”“»]{1,200}["”»’'],? (?:is|zijn|was|klinkt|bestaat|bestaan|staat|stond|betekent|hoort|are|sounds?|means?|does|do)(?![\p{L}])/u;

/** “Spoel ze door de wc.” “Probeer het zelf.”: read together with the sentence before. */
const pointsBack = ({ clauses, has }: SentenceReading) =>
  clauses.length <= 2 &&
  !namesHead({ has }) &&
  (has('invites') ||
    clauses.some(
      (clause) =>
        clause.has('ends', 'lessens', 'needless') &&
        clause.words.length <= MOST_POINTING &&
        clause.words.some(({ plain }) => POINTS.has(plain)),
    ));
const POINTS = new Set('die ze deze ermee ervan ervanaf eraf mee hem them those it'.split(' '));
const MOST_POINTING = 9;
const namesHead = ({ has }: Pick<SentenceReading, 'has'>) => has('medicine', 'treatment', 'vaccine');

/** Each clause looks at those around it: longer sentences are read in pieces, so that any text takes linear time. */
const MOST_LETTERS = 2000;

function inPieces(sentence: { from: number; text: string }): { from: number; text: string }[] {
  const { from, text } = sentence;
  if (text.length <= MOST_LETTERS) return [sentence];
  const pieces: { from: number; text: string }[] = [];
  for (let at = 0; at < text.length; ) {
    const space = text.lastIndexOf(' ', at + MOST_LETTERS);
    const end = at + MOST_LETTERS >= text.length ? text.length : space > at ? space : at + MOST_LETTERS;
    pieces.push({ from: from + at, text: text.slice(at, end) });
    at = end;
  }
  return pieces;
}

type Wording = { claim: Claim; index: number; to: number };

/** The wordings that everyone uses, in the order of the text. */
const stockWordings = (text: string): Wording[] =>
  STOCK_CLAIMS.flatMap((claim) =>
    claim.about && !claim.about.test(text)
      ? []
      : matchesOf(text, claim.pattern).map(({ 0: found, index }) => ({ claim, index, to: index + found.length })),
  ).sort((one, other) => one.index - other.index);

/** Undefined for a claim that its clause denies, or that its sentence does not stand for. */
function judgeStock({ claim, index, to }: Wording, start: number, reading: SentenceReading, answer = ''): Candidate[] {
  const from = index - start;
  const end = to - start;
  const clauses = reading.clauses.filter((clause) => clause.from < end && clause.to > from);
  const [first] = clauses;
  if (!first) return [];
  const around = reading.clauses.filter(({ statement }) => statement === first.statement);
  const has = (...roles: Role[]) => clauses.some((clause) => clause.has(...roles));
  if ((claim.ground === 'sideEffects' || claim.ground === 'safety') && isOrdinaryCare(reading)) return [];
  if (reading.has('untrue', 'warns') || around.some((clause) => clause.has('reports'))) return [];
  // A denial inside the expression is part of it: “geen bijwerkingen” is the claim itself.
  const denials = new Set(
    clauses.flatMap(({ marks }) =>
      marks.flatMap((mark) => (mark.role === 'not' && (mark.to <= from || mark.from >= end) ? [mark.from] : [])),
    ),
  );
  if (
    denials.size % 2 === 1 ||
    has('partly') ||
    clauses.some(({ isDisowned, isCondition }) => isDisowned || isCondition)
  )
    return [];
  if (claim.unless && scopeOf(claim, clauses, reading).search(claim.unless) >= 0) return [];
  // “Uw gegevens zijn altijd veilig.”
  if (claim.ground === 'safety' && has('service')) return [];
  // A seat, an answer; what does not take place is paid back.
  if (
    claim.ground === 'guarantee' &&
    (has('service') ||
      reading.has('cancels') ||
      reading.clauses.some((other) => other.isCondition && other.isDenied && other.has('service')) ||
      promisedBy(clauses, reading)?.has('service'))
  )
    return [];
  if (claim.ground === 'cleansing' && reading.has('reservation', 'harm')) return [];
  const isAsked = isQuestion(reading.text);
  if (isAsked && DENIES.test(answer)) return [];
  // A question or a limited claim promises less.
  const severity = isAsked || has('hedge') ? 'warning' : claim.severity;
  return [{ ground: claim.ground, severity, from, to: end }];
}

/** Where words make a claim harmless: “wij garanderen dat u morgen antwoord krijgt”, but not “zonder bijwerkingen voor uw huid”. */
function scopeOf({ ground }: Claim, own: readonly Clause[], reading: SentenceReading): string {
  if (ground !== 'guarantee') return reading.text;
  return reading.text.slice(own[0]?.from, (promisedBy(own, reading) ?? own.at(-1))?.to);
}

/** “Wij garanderen dat …”: what is promised. */
function promisedBy(own: readonly Clause[], { clauses }: SentenceReading): Clause | undefined {
  const last = own.at(-1);
  const next = last && clauses[clauses.indexOf(last) + 1];
  return next?.has('that') ? next : undefined;
}

const DENIES = /^(?:nee|no|nooit|never|helaas|niet|not|(?:daar|er) is geen|dat kan niet|there is no)(?![\p{L}])/iu;

/** “Waarom?” is answered, and so was no figure of speech. */
const EXPLAINS = /^(?:omdat|because)\b/i;

/** A question names what its answer is about. */
function readClaims(clause: Clause, reading: SentenceReading, question: SentenceReading | undefined): Candidate[] {
  const { from, to } = clause;
  const stopping = judgeStopping(clause, reading, question);
  const curing = judgeCuring(clause, reading, question);
  return [
    ...(stopping ? [{ ground: 'medicines', severity: stopping, from, to } as const] : []),
    ...(curing ? [{ ground: 'cure', severity: curing, from, to } as const] : []),
    ...judgePatterns(clause, reading, question).map(({ ground, severity }) => ({ ground, severity, from, to })),
  ];
}

/** What is certain blocks, the rest warns. */
function temper(candidate: Candidate, reading: SentenceReading): Candidate {
  const clause = reading.clauses[clauseAt(reading.clauses, candidate.from)];
  return candidate.severity === 'danger' && clause && isTempered(candidate.ground, clause, reading)
    ? { ...candidate, severity: 'warning' }
    : candidate;
}

/** One a clause: the gravest, and of equals a cure or the first. */
function gravest(candidates: readonly Candidate[], { clauses }: SentenceReading): Candidate[] {
  const chosen = new Map<number, Candidate>();
  const weight = ({ severity, ground }: Candidate) => SEVERITIES.indexOf(severity) - (ground === 'cure' ? 0.5 : 0);
  for (const candidate of candidates) {
    const at = clauseAt(clauses, candidate.from);
    const before = chosen.get(at);
    if (!before || weight(candidate) < weight(before)) chosen.set(at, candidate);
  }
  return [...chosen.values()];
}

/** By binary search: a sentence may have thousands. */
function clauseAt(clauses: readonly Clause[], offset: number): number {
  let low = 0;
  let high = clauses.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((clauses[middle]?.to ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function toFinding({ ground, severity, from, to }: Candidate, passage: Passage, start: number): Finding {
  const place = placeIn(passage, start + from, start + to);
  const texts = { ...GROUNDS[ground], ...(severity === 'warning' && QUESTIONS[ground]) };
  const rule = ground === 'prescription' ? 'prescription-medicine' : `claim-${ground}`;
  return { rule, severity, ...says(texts, { quote: place.quote }), place };
}
