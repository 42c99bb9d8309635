import type { Severity } from '../finding.ts';
import type { Ground } from '../medical-claims/grounds.ts';
import type { Clause, SentenceReading } from './reading.ts';
import type { Role } from './roles.ts';

/** A claim as the roles that its clause has. */
type Pattern = {
  ground: Ground;
  severity: Severity;
  /** Each of these; the first stands in the clause itself. */
  all: readonly (Role | readonly Role[])[];
  /** None of these, beside {@link DISTANCE}. */
  none?: readonly Role[];
  /** None of these in the clause itself, wherever the other roles stand. */
  here?: readonly Role[];
  /** None of these in the whole sentence. */
  nowhere?: readonly Role[];
  /** Where the other roles stand: in the same clause, or anywhere in the sentence and the question before it. */
  within?: 'clause' | 'sentence';
  /** One a few words before the other. */
  leads?: readonly [Role, Role];
  /** Without a verb between them: not “zonder voorbereiding is de ingreep riskant”. */
  unbroken?: boolean;
  /** “Wie nu niet komt, …” hurries all the same. */
  mayBeCondition?: boolean;
  /** Of {@link DISTANCE}, what takes nothing away: “onzin” may scoff at a ban. */
  despite?: readonly Role[];
  /** Its words, when what it says is short. */
  most?: number;
  /** In either order: a few words before, or in the same phrase behind. */
  beside?: readonly [Role, Role];
  /** Behind “helpt het niet, dan …”. */
  ifItFails?: boolean;
  /** Whether the verb of the clause must be denied, must not be, or may be either. */
  denied?: boolean | 'either';
};

const NEAR = 6;
const SHORT = 4;

/** The author reports it, and does not stand for it. */
const DISTANCE: readonly Role[] = ['reports', 'warns', 'partly', 'untrue'];
const SENTENCE = { within: 'sentence' } as const;
const EITHER = { within: 'sentence', denied: 'either' } as const;

const PATTERNS: readonly Pattern[] = [
  {
    ground: 'guarantee',
    severity: 'warning',
    all: ['certain', ['result', 'over'], ['offer', 'remedy', 'we', 'you', 'complaint']],
    none: ['service', 'hedge', 'exam', 'regular', 'illness'],
  },
  {
    ground: 'guarantee',
    severity: 'danger',
    all: ['promises', ['result', 'over']],
    none: ['service', 'exam', 'studied'],
    within: 'sentence',
  },
  // “Wij beloven u dat u weer fluitend de trap op loopt.”
  {
    ground: 'guarantee',
    severity: 'warning',
    all: ['promises', 'delighted', ['we', 'you']],
    none: ['service', 'exam', 'studied', 'hedge'],
    ...SENTENCE,
  },
  // “Wij staan ervoor in dat u geen pijn meer hebt.”
  {
    ground: 'guarantee',
    severity: 'danger',
    all: ['promises', 'nomore'],
    none: ['service', 'exam', 'studied'],
    denied: true,
  },
  {
    ground: 'guarantee',
    severity: 'danger',
    all: ['result', 'nobody', 'zonder'],
    leads: ['zonder', 'result'],
    denied: 'either',
  },
  {
    ground: 'guarantee',
    severity: 'danger',
    all: ['fails', ['offer', 'remedy', 'we', 'certain']],
    none: ['hedge'],
    denied: true,
  },
  {
    ground: 'guarantee',
    severity: 'warning',
    all: ['noclient', ['we', 'you', 'remedy', 'offer', 'fails']],
    none: ['hedge', 'service', 'harm'],
    ...EITHER,
  },
  { ground: 'guarantee', severity: 'danger', all: ['fails', 'excluded'], none: ['hedge'] },
  // “Het kan gewoon niet mislukken.”
  {
    ground: 'guarantee',
    severity: 'warning',
    all: ['fails', 'able'],
    none: ['hedge', 'exam', 'doctor', 'they'],
    denied: true,
  },
  { ground: 'guarantee', severity: 'danger', all: ['paysafter', ['over', 'result']], ...EITHER },
  { ground: 'guarantee', severity: 'danger', all: ['refund', 'ifitfails'], none: ['cancels', 'service'], ...EITHER },
  {
    ground: 'guarantee',
    severity: 'danger',
    all: ['refund'],
    none: ['cancels', 'service'],
    ifItFails: true,
    ...EITHER,
  },

  {
    ground: 'sideEffects',
    severity: 'danger',
    all: ['harms', 'zonder'],
    leads: ['zonder', 'harms'],
    unbroken: true,
    none: ['riskof', 'hedge', 'studied', 'supposes'],
  },
  {
    ground: 'sideEffects',
    severity: 'danger',
    all: ['harms', 'excluded'],
    none: ['riskof', 'hedge', 'studied', 'supposes'],
  },
  // “Risico’s zijn er niet.”
  {
    ground: 'sideEffects',
    severity: 'danger',
    all: ['harms', 'excluded'],
    leads: ['harms', 'excluded'],
    none: ['riskof', 'hedge', 'studied', 'supposes', 'often', 'zonder'],
    denied: true,
  },
  {
    ground: 'sideEffects',
    severity: 'danger',
    all: ['excluded', 'harms'],
    none: ['riskof', 'hedge', 'studied', 'supposes'],
    ...SENTENCE,
  },
  {
    ground: 'sideEffects',
    severity: 'danger',
    all: ['harms', ['remedy', 'natural', 'certain', 'wholly', 'offer']],
    beside: ['not', 'harms'],
    // “No treatment is free of risk.”
    none: ['riskof', 'hedge', 'often', 'studied', 'supposes', 'zonder', 'safe', 'over', 'lessens'],
    denied: true,
  },
  // “Bijwerkingen? Die zijn er niet.”
  {
    ground: 'sideEffects',
    severity: 'danger',
    all: ['absent', 'it', 'harms'],
    here: ['harms'],
    none: ['riskof', 'hedge', 'studied', 'zonder'],
    most: SHORT,
    ...EITHER,
  },
  // “Pillen hebben bijwerkingen, onze thee niet.”
  {
    ground: 'sideEffects',
    severity: 'danger',
    all: [['remedy', 'natural'], 'harms'],
    here: ['harms'],
    none: ['riskof', 'hedge', 'often', 'studied', 'supposes', 'zonder', 'doctor', 'illness'],
    most: SHORT + 2,
    ...SENTENCE,
    denied: true,
  },
  {
    ground: 'sideEffects',
    severity: 'warning',
    all: ['harms', ['remedy', 'natural', 'boundless'], ['you', 'it']],
    none: ['riskof', 'hedge', 'often', 'studied', 'supposes', 'zonder', 'safe', 'lessens'],
    ...SENTENCE,
    denied: true,
  },
  {
    ground: 'sideEffects',
    severity: 'warning',
    all: ['harms', 'nobody'],
    none: ['riskof', 'hedge', 'often', 'studied', 'supposes', 'zonder', 'safe', 'doctor', 'excluded'],
    denied: true,
  },
  {
    ground: 'sideEffects',
    severity: 'warning',
    all: ['harms', 'natures'],
    none: ['riskof', 'hedge', 'often', 'studied', 'supposes', 'zonder', 'safe', 'says'],
    ...SENTENCE,
    denied: true,
  },
  {
    ground: 'safety',
    severity: 'danger',
    all: ['safe', 'wholly'],
    none: ['hedge', 'supposes', 'consults', 'riskof'],
  },
  // “Een veilige slaapplek voor uw baby” offers nothing to take.
  {
    ground: 'safety',
    severity: 'danger',
    all: [
      'safe',
      'boundless',
      ['remedy', 'offer', 'natural', 'ingested', 'we', 'it', 'medicine', 'treatment', 'certain', 'permits'],
    ],
    none: ['hedge', 'supposes', 'consults', 'riskof'],
  },
  {
    ground: 'safety',
    severity: 'warning',
    all: ['safe', 'boundless'],
    none: ['hedge', 'supposes', 'consults', 'riskof'],
    most: SHORT + 2,
  },

  // “Deze thee kan er altijd bij.”
  {
    ground: 'safety',
    severity: 'danger',
    all: ['boundlessly'],
    none: ['hedge', 'supposes', 'consults', 'riskof', 'ordinary', 'they'],
    denied: 'either',
  },
  // “Puur plantaardig, dus u hoeft nergens op te letten.”
  {
    ground: 'safety',
    severity: 'danger',
    all: ['unharmed', ['natures', 'ingested']],
    none: ['supposes', 'consults'],
    ...EITHER,
  },
  {
    ground: 'safety',
    severity: 'warning',
    all: ['unharmed', ['boundless', 'remedy']],
    none: ['supposes', 'consults', 'doctor', 'ordinary', 'nursing'],
    ...EITHER,
  },
  // “Een overdosis is niet mogelijk.”
  {
    ground: 'sideEffects',
    severity: 'warning',
    all: ['harms', 'impossible'],
    none: ['riskof', 'hedge', 'studied', 'supposes', 'doctor', 'says'],
    denied: true,
  },
  // “Geen enkel risico.”
  {
    ground: 'sideEffects',
    severity: 'danger',
    all: ['excluded', 'harms'],
    leads: ['not', 'harms'],
    here: ['present', 'riskof', 'hedge', 'studied', 'supposes'],
    most: SHORT + 1,
    denied: true,
  },

  // “The doctor wants you on metformin, but your body knows better.”
  {
    ground: 'medicines',
    severity: 'warning',
    all: ['overrules', 'doctor', ['medicine', 'treatment', 'vaccine', 'takes']],
    none: ['asks', 'harm', 'past'],
    ...SENTENCE,
  },
  // “Do not tell your doctor that you stopped.”
  {
    ground: 'medicines',
    severity: 'danger',
    all: ['conceals', 'doctor', ['ends', 'lessens', 'medicine']],
    leads: ['conceals', 'you'],
    none: ['honest', 'exam', 'harm', 'they', 'past', 'urges'],
    ...EITHER,
  },
  {
    ground: 'discredit',
    severity: 'warning',
    all: ['medicalside', ['slander', 'ignorance']],
    none: ['hedge', 'asks'],
  },
  {
    ground: 'delay',
    severity: 'danger',
    all: ['doctor', 'goes', ['alarm', 'grave', 'ourselves']],
    leads: ['not', 'doctor'],
    none: ['unless'],
    ...SENTENCE,
    denied: true,
  },
  {
    ground: 'delay',
    severity: 'danger',
    all: ['doctor', 'needs', ['alarm', 'grave']],
    leads: ['doctor', 'not'],
    none: ['unless'],
    // “Dan hoort u bij de huisarts en niet bij ons.”
    here: ['we'],
    ...SENTENCE,
    denied: true,
  },

  {
    ground: 'delay',
    severity: 'danger',
    all: ['ends', 'doctor', ['alarm', 'grave']],
    leads: ['doctor', 'ends'],
    none: ['unless', 'habit', 'consults', 'past'],
    here: ['medicine', 'treatment', 'vaccine', 'dose', 'hedge'],
    ...SENTENCE,
  },
  {
    ground: 'delay',
    severity: 'danger',
    all: ['enough', 'grave', ['remedy', 'we', 'alternative', 'ourselves', 'natures', 'doctor']],
    none: ['unless', 'urgent'],
    ...SENTENCE,
  },
  { ground: 'delay', severity: 'danger', all: ['rhetorical', 'goes', 'grave'], ...EITHER },
  {
    ground: 'delay',
    severity: 'danger',
    all: ['waits', 'grave'],
    none: ['unless', 'urgent'],
    despite: ['partly'],
    ...EITHER,
  },
  {
    ground: 'delay',
    severity: 'danger',
    all: ['ends', 'doctor', ['alarm', 'grave'], ['remedy', 'ourselves', 'we']],
    leads: ['doctor', 'ends'],
    none: ['unless', 'habit', 'past'],
    ...SENTENCE,
  },

  // “Vergeet de huisarts, kom met een knobbel eerst bij ons.”
  {
    ground: 'delay',
    severity: 'danger',
    all: ['ends', 'doctor', ['alarm', 'grave'], ['ourselves', 'we']],
    leads: ['ends', 'doctor'],
    none: ['unless', 'habit', 'past', 'medicine', 'treatment', 'vaccine', 'dose'],
    most: SHORT,
    ...SENTENCE,
  },

  {
    ground: 'prescription',
    severity: 'warning',
    all: ['unnamed', ['sells', 'praises', 'we']],
    none: ['harm', 'says', 'hedge', 'often', 'dissuades', 'repeat'],
    ...SENTENCE,
  },

  { ground: 'exam', severity: 'danger', all: ['exam', 'passes', ['certain', 'surely']], none: ['honest'], ...SENTENCE },
  {
    ground: 'exam',
    severity: 'danger',
    all: ['exam', 'flunks', ['certain', 'surely', 'we']],
    none: ['honest', 'harm'],
    despite: ['untrue'],
    ...SENTENCE,
    denied: true,
  },
  // “Uw rijbewijs na een hartaanval? Wij tekenen gewoon.”
  {
    ground: 'exam',
    severity: 'warning',
    all: ['we', 'passes', 'exam', ['surely', 'gladly']],
    none: ['honest', 'harm'],
    here: ['exam'],
    most: SHORT + 2,
    ...SENTENCE,
  },
  // “Zakken voor de keuring? Bij onze arts is dat onmogelijk.”
  {
    ground: 'exam',
    severity: 'danger',
    all: ['we', 'exam', 'flunks', 'excluded'],
    none: ['honest', 'harm'],
    ...SENTENCE,
    denied: true,
  },
  { ground: 'exam', severity: 'danger', all: ['exam', 'conceals'], none: ['honest', 'term'], ...EITHER },
  { ground: 'exam', severity: 'warning', all: ['exam', 'takesover'], ...EITHER },
  { ground: 'exam', severity: 'danger', all: ['evades', 'exam'], none: ['honest'], ...SENTENCE },
  {
    ground: 'driving',
    severity: 'danger',
    all: ['drives', 'dulls', 'gladly'],
    none: ['later', 'harm', 'consults', 'hedge', 'often'],
    ...SENTENCE,
  },
  // What is so for most is promised to the reader all the same: “meestal bent u fris, dus rijd gerust”.
  {
    ground: 'driving',
    severity: 'danger',
    all: ['drives', 'dulls', 'gladly'],
    none: ['later', 'harm', 'bans'],
    here: ['hedge', 'often', 'lift'],
    ...SENTENCE,
  },
  {
    ground: 'driving',
    severity: 'danger',
    all: ['sharp', 'drives', ['dulls', 'unfit']],
    none: ['later', 'harm', 'bans'],
    ...EITHER,
  },
  {
    ground: 'driving',
    severity: 'danger',
    all: ['drives', 'unfit', ['gladly', 'remedy']],
    none: ['later', 'harm', 'consults', 'hedge', 'often', 'ruled', 'lift'],
    ...SENTENCE,
  },
  {
    ground: 'driving',
    severity: 'danger',
    all: ['scoffs', 'bans', ['drives', 'dulls', 'unfit']],
    none: ['later', 'harm'],
    despite: ['untrue', 'warns'],
    ...SENTENCE,
  },
  {
    ground: 'driving',
    severity: 'danger',
    all: ['waves', ['bans', 'unfit', 'dulls'], 'drives'],
    none: ['harm'],
    mayBeCondition: true,
    ...EITHER,
  },
  {
    ground: 'driving',
    severity: 'danger',
    all: ['lift', ['needs', 'needsto'], 'dulls'],
    none: ['zonder'],
    ...SENTENCE,
    denied: true,
  },
  { ground: 'driving', severity: 'danger', all: ['lift', 'needless', 'dulls'], ...SENTENCE },
  // What is dulled or unfit and drives, without a word of what forbids it.
  {
    ground: 'driving',
    severity: 'warning',
    all: ['drives', ['dulls', 'unfit'], ['you', 'me', 'we', 'remedy', 'gladly', 'permits', 'sharp']],
    none: ['later', 'harm', 'hedge', 'often', 'ruled', 'lift', 'bans', 'consults', 'asks'],
    ...SENTENCE,
  },
  {
    ground: 'exam',
    severity: 'warning',
    all: ['detects', 'examines', 'every', ['we', 'you', 'illness', 'body', 'complaint', 'doctor']],
    none: ['honest', 'hedge', 'consults'],
    ...SENTENCE,
  },
  { ground: 'exam', severity: 'warning', all: ['unerring', 'examines'], none: ['honest', 'hedge', 'harm'], ...EITHER },
  { ground: 'exam', severity: 'warning', all: ['examines', 'finds'], none: ['honest', 'hedge'], ...SENTENCE },

  {
    ground: 'testimonial',
    severity: 'warning',
    all: [['tells', 'me'], 'delighted', ['quotes', 'illness', 'complaint', 'remedy', 'offer', 'tells']],
    none: ['disappoints', 'wishes', 'habit'],
    ...SENTENCE,
  },
  // “Ik kon geen trap meer op en fiets nu weer”
  {
    ground: 'testimonial',
    severity: 'warning',
    all: ['me', 'nomore', 'delighted', ['quotes', 'illness', 'complaint', 'remedy', 'offer', 'tells']],
    none: ['disappoints', 'wishes', 'habit'],
    ...SENTENCE,
    denied: true,
  },
  // “Mijn reuma is weg dankzij de druppels.”
  {
    ground: 'testimonial',
    severity: 'warning',
    all: ['me', ['over', 'cures', 'delighted'], ['remedy', 'offer']],
    none: ['disappoints', 'wishes', 'hedge', 'consults', 'doctor'],
    ...SENTENCE,
  },
  { ground: 'testimonial', severity: 'warning', all: ['ourpatients', 'delighted'], none: ['disappoints'], ...SENTENCE },

  {
    ground: 'urgency',
    severity: 'warning',
    all: ['hurries'],
    none: ['emergency', 'often'],
    mayBeCondition: true,
    ...EITHER,
  },
  { ground: 'urgency', severity: 'warning', all: ['bargain', 'scarce'], none: ['emergency', 'often'], ...SENTENCE },

  {
    ground: 'supplement',
    severity: 'warning',
    all: ['works', 'ingested', ['body', 'illness', 'complaint']],
    none: ['authorised', 'reservation', 'hedge'],
    nowhere: ['upsets', 'sourced'],
  },
  // “Cranberrytabletten: nooit meer blaasontsteking.”
  {
    ground: 'supplement',
    severity: 'warning',
    all: ['over', ['body', 'illness', 'complaint'], 'ingested'],
    none: ['authorised', 'reservation', 'hedge'],
    nowhere: ['upsets', 'sourced'],
    ...SENTENCE,
  },

  {
    ground: 'patient',
    severity: 'warning',
    all: [['person', 'known'], ['illness', 'ill', 'treatment'], 'diagnosed'],
    none: ['consent', 'anybody'],
    ...SENTENCE,
  },
  {
    ground: 'patient',
    severity: 'warning',
    all: ['named', ['illness', 'ill', 'treatment', 'medicine'], 'here'],
    none: ['consent', 'title', 'staff'],
    ...SENTENCE,
  },
  { ground: 'title', severity: 'warning', all: ['title', 'poses'], none: ['protected', 'untrue', 'me'], ...EITHER },
  {
    ground: 'title',
    severity: 'warning',
    all: ['title', ['sham', 'alternative'], ['recognised', 'sham']],
    none: ['correct'],
    ...SENTENCE,
  },
  { ground: 'title', severity: 'warning', all: ['title', 'unlicensed'], none: ['protected', 'untrue'], ...EITHER },
  { ground: 'title', severity: 'warning', all: ['sameas', 'title'], none: ['untrue'], ...EITHER },
  { ground: 'title', severity: 'warning', all: ['oddtitle'], none: ['protected', 'untrue'] },
  {
    ground: 'title',
    severity: 'warning',
    all: ['alternative', 'title', 'equals', ['we', 'you']],
    leads: ['alternative', 'title'],
    none: ['consults', 'with', 'protected', 'registered'],
  },
];

/** What keeps a sentence from being read as a claim by its company alone. */
const SOBER: readonly Role[] = ['consults', 'harm', 'asks', 'studied', 'research', 'wishes'];

/** Beside what belittles a medicine: what a doctor or a leaflet would say of it too. */
const SERIOUS: readonly Role[] = [
  'asks',
  'consults',
  'doctor',
  'term',
  'dose',
  'riskof',
  'reason',
  'spare',
  'wishes',
  'quotes',
];

/**
 * Words that together make a claim, however it is worded, when nothing beside them denies, doubts or explains: in the
 * sentences that were read hardly a harmless one has them. They only warn.
 */
const COMPANY: readonly Pattern[] = [
  {
    ground: 'cure',
    severity: 'warning',
    all: ['illness', 'remedy', ['we', 'you']],
    none: [...SOBER, 'doctor', 'mixes', 'relieves', 'absent'],
    nowhere: ['not'],
    ...SENTENCE,
  },
  {
    ground: 'patient',
    severity: 'warning',
    all: ['called', ['illness', 'ill', 'treatment', 'complaint', 'medicine']],
    none: ['consent', 'title', 'staff', 'asks'],
    ...EITHER,
  },
  {
    ground: 'patient',
    severity: 'warning',
    all: [
      ['person', 'known'],
      ['illness', 'ill', 'treatment', 'complaint'],
      ['here', 'diagnosed', 'we'],
    ],
    none: ['consent', 'anybody', 'staff', 'hedge', 'often', 'asks', 'says'],
    ...EITHER,
  },
  {
    ground: 'exam',
    severity: 'warning',
    all: ['examines', ['unerring', 'finds', 'certain'], 'we'],
    none: [...SOBER, 'honest', 'hedge', 'often', 'medicine', 'doctor'],
    nowhere: ['not'],
    ...SENTENCE,
  },
  {
    ground: 'testimonial',
    severity: 'warning',
    all: ['quotes', 'me', ['illness', 'complaint', 'remedy', 'offer', 'delighted', 'over', 'cures', 'result']],
    none: [...SOBER, 'disappoints', 'doctor'],
    nowhere: ['not'],
    ...SENTENCE,
  },
  {
    ground: 'title',
    severity: 'warning',
    all: ['alternative', 'title', 'we'],
    none: ['consults', 'with', 'protected', 'registered', 'harm', 'asks', 'hedge', 'studied'],
    nowhere: ['not'],
    ...SENTENCE,
  },
  {
    ground: 'title',
    severity: 'warning',
    all: ['title', ['sham', 'poses', 'unlicensed', 'oddtitle']],
    none: ['consults', 'protected', 'correct', 'medicine', 'asks'],
    ...EITHER,
  },
  {
    ground: 'guarantee',
    severity: 'warning',
    all: [
      ['certain', 'promises'],
      ['result', 'over', 'cures'],
      ['offer', 'remedy', 'we', 'complaint'],
    ],
    none: [...SOBER, 'service', 'exam', 'regular', 'doctor', 'hedge', 'often'],
    nowhere: ['not'],
    ...SENTENCE,
  },
  {
    ground: 'discredit',
    severity: 'warning',
    all: ['slander', 'medicalside'],
    none: ['asks', 'studied'],
    ...SENTENCE,
  },
  // “Chemo is een cocktail van giftige stoffen.”
  {
    ground: 'discredit',
    severity: 'warning',
    all: ['belittles', ['medicine', 'treatment', 'vaccine', 'medicalside']],
    none: SERIOUS,
    ...SENTENCE,
  },
  {
    ground: 'discredit',
    severity: 'warning',
    all: ['needless', ['medicine', 'treatment', 'vaccine']],
    none: SERIOUS,
    nowhere: ['quotes', 'often'],
  },
  // “Omdat pillen bijwerkingen hebben, kiezen steeds meer ouders voor visolie.”
  {
    ground: 'medicines',
    severity: 'warning',
    all: ['prefers', 'remedy', ['medicine', 'treatment', 'vaccine']],
    none: ['asks', 'consults', 'doctor', 'wishes', 'spare', 'able'],
    ...SENTENCE,
  },
  // “Ontgift uw kind na de vaccinatie.”
  { ground: 'discredit', severity: 'warning', all: ['vaccine', 'detoxes'], none: SOBER, ...SENTENCE },
  {
    ground: 'urgency',
    severity: 'warning',
    all: ['scarce', 'sells', ['remedy', 'offer', 'illness', 'body']],
    none: ['emergency', 'often', 'consults', 'hedge', 'doctor', 'medicine'],
    nowhere: ['not'],
  },
];

const READY = [...PATTERNS, ...COMPANY].map((pattern) => ({
  ...pattern,
  all: pattern.all.map((roles) => [roles].flat()),
}));

/** The grounds of which a clause has all roles. */
export const judgePatterns = (
  clause: Clause,
  reading: SentenceReading,
  question: SentenceReading | undefined,
): { ground: Ground; severity: Severity }[] =>
  clause.isDisowned || clause.isAsked
    ? []
    : READY.filter(
        (pattern) =>
          (!clause.isCondition || pattern.mayBeCondition) &&
          !(SAFETY.has(pattern.ground) && isOrdinaryCare(reading)) &&
          fits(pattern, clause, reading, question),
      );

const SAFETY: ReadonlySet<Ground> = new Set(['safety', 'sideEffects'] as const);

/** “Tijdens de borstvoeding kunt u veilig paracetamol nemen” is how doctors say it. */
export const isOrdinaryCare = ({ has }: SentenceReading) =>
  has('ordinary') && has('nursing') && !has('wholly', 'remedy', 'we');

function fits(
  {
    all,
    none = [],
    here = [],
    nowhere = [],
    despite = [],
    within,
    leads,
    unbroken,
    most,
    beside,
    ifItFails,
    denied = false,
  }: (typeof READY)[number],
  clause: Clause,
  reading: SentenceReading,
  question: SentenceReading | undefined,
): boolean {
  const where = within === 'sentence' ? reading : clause;
  const before = within === 'sentence' ? question : undefined;
  return (
    all.every((any, index) => (index === 0 ? clause.has(...any) : where.has(...any) || before?.has(...any))) &&
    (denied === 'either' || clause.isDenied === denied) &&
    (!ifItFails || reading.clauses.some(isFailure)) &&
    (most === undefined || clause.words.length <= most) &&
    (!leads || clause.leads(...leads, 5)) &&
    !(unbroken && leads && isBroken(clause, ...leads)) &&
    (!beside || clause.leads(...beside, NEAR) || clause.leads(beside[1], beside[0], 9)) &&
    !where.has(...none) &&
    !clause.has(...here) &&
    !reading.has(...DISTANCE.filter((role) => !despite.includes(role)), ...nowhere)
  );
}

/** “Baat het niet”, “als u niets merkt” */
const isFailure = ({ isCondition, isDenied, has }: Clause) =>
  isCondition && isDenied && has('result', 'over', 'delighted');

const isBroken = ({ marks }: Clause, first: Role, second: Role): boolean => {
  const start = marks.find(({ role }) => role === first)?.to ?? 0;
  const end = marks.findLast(({ role }) => role === second)?.from ?? 0;
  return marks.some(({ role, from, to }) => role === 'present' && from >= start && to <= end);
};
