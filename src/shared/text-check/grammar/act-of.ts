import { type Head, MOST_IN_EXCLAMATION, namedIn } from './named.ts';
import type { Clause, SentenceReading } from './reading.ts';
import type { Role } from './roles.ts';

/** What the clause says of it, with the denials taken into account. */
export function actOf(clause: Clause, head: Head, reading: SentenceReading): 'stops' | 'goes on' | undefined {
  // “Kies nooit voor kruiden in plaats van insuline.”
  if (clause.leads('turnsdown', 'remedy', 2)) return 'goes on';
  // “… in plaats van de prik af te zeggen”
  if (clause.marks.some(({ role, last, to }) => role === 'lessens' && INSTEAD.has(last) && endsLast(clause, to)))
    return 'goes on';
  const ends =
    goesOn(clause, reading) ||
    (clause.has('ends') && !clause.leads('ends', 'habit', 7) && !isDoneBy(clause, head) && !isOffOther(clause, head)) ||
    clause.leads('turnsdown', head, 4) ||
    isRefusal(clause) ||
    goesWithout(clause, head) ||
    (clause.begins('fewer') && (clause.leads('fewer', head, 2) || clause.leads('with', head, 3))) ||
    (clause.leads('fewer', 'you', 3) && clause.leads('you', head, 2)) ||
    // “Levothyroxine replaces the hormone” tells what a medicine does.
    (clause.has('lessens') &&
      !isRenewal(clause) &&
      !isOfAnotherForm(clause, head) &&
      !isOtherwise(clause, head) &&
      (!isSubjectOf(clause, head, 'lessens') || clause.has('remedy'))) ||
    clause.leads('fewer', head, 1) ||
    // “Neem gewoon een tablet minder.”
    (clause.begins('takes') && clause.leads(head, 'fewer', 1)) ||
    // “Onze gasten slikken drie pillen minder.”
    (clause.leads(head, 'fewer', 1) &&
      FEWER.has(clause.words.at(-1)?.plain ?? '') &&
      (reading.has('we', 'remedy') || clause.begins('every')) &&
      !clause.has('mixes')) ||
    (clause.has('lowers') &&
      (head === 'dose' || clause.has('dose') || (clause.begins('lowers') && clause.leads('lowers', head, 5))));
  if (clause.has('dissuades') && !isAdvised(clause)) return ends || clause.isDenied ? 'goes on' : 'stops';
  // “Een operatie hoeft niet meer.”
  if (
    !ends &&
    clause.isDenied &&
    reading.has('remedy', 'we', 'rivals') &&
    clause.leads(head, 'needsto', 6) &&
    CLOSES.has(clause.words.at(-1)?.plain ?? '')
  )
    return 'stops';
  // “Bij een verkoudheid zijn antibiotica niet nodig.”
  if (
    !ends &&
    clause.isDenied &&
    clause.has('needs') &&
    isCourse(clause) &&
    reading.has('reason', 'complaint', 'illness') &&
    !reading.has('remedy', 'we', 'needless')
  )
    return undefined;
  // “U hoeft niet te stoppen” is no call to stop.
  if (clause.has('needs') && !ends && (clause.isDenied || !clause.has('needless')) && !clause.leads(head, 'needsto', 5))
    return clause.isDenied ? 'stops' : 'goes on';
  // “Why poison yourself with chemo?” denies nothing of the poison.
  if (clause.has('needless') || isScorned(clause, head))
    return clause.isDenied && !clause.has('rhetorical') ? 'goes on' : 'stops';
  // “Waarom nog aan de pillen als onze lamp hetzelfde doet?”
  if (clause.has('rhetorical') && clause.leads('rhetorical', head, 6) && reading.has('rivals', 'remedy'))
    return 'stops';
  // “Waarom zou u uw kind vol vaccins stoppen als …?”
  if (clause.begins('rhetorical') && clause.has(head) && clause.has('you')) return 'stops';
  // “Never without asking”
  if (clause.isDenied && clause.has('zonder') && clause.has('consults')) return undefined;
  if (clause.isDenied && !ends && (leavesOut(clause, head) || isContrasted(clause, reading))) return 'stops';
  if (ends) return clause.isDenied ? 'goes on' : 'stops';
  // “Dat reuma zonder pillen niet in toom te houden is, klopt niet.”
  return clause.isDenied && clause.begins('that') && clause.leads('zonder', head, 3) ? 'goes on' : undefined;
}

const INSTEAD = new Set(['van', 'of', 'than']);
/** An infinitive of ending as the last word. */
const endsLast = ({ marks, words }: Clause, behind: number) =>
  marks.some(({ role, from, to }) => role === 'ends' && from >= behind && to === words.at(-1)?.to);

/**
 * “Medicines can stop the bleeding”, “tablets to avoid anaemia”, “stop them from spreading”: what is stopped is no
 * medicine.
 */
const isDoneBy = ({ marks, words, has }: Clause, head: Head) => {
  const acts = marks.filter(({ role }) => role === 'ends');
  const named = marks.filter(({ role }) => role === head);
  return acts.every(({ from, to, last }) => {
    if (!STOPS.test(last)) return false;
    const at = words.findIndex((word) => word.to === to);
    const next = words[at + 1]?.plain ?? '';
    if (words.slice(at + 1, at + 7).some(({ plain }) => plain === 'from') && last.startsWith('stop')) return true;
    if (named.length === 0) return OTHERS.test(next) || (has('illness', 'complaint', 'body') && !has('it', 'you'));
    return (
      named.every((mark) => mark.to <= from) &&
      (DETERMINED.has(next) || (!DUTCH_STOPS.test(last) && next !== '' && !AT_ONCE.has(next))) &&
      !marks.some(
        (mark) =>
          (mark.role === 'you' || mark.role === 'we') &&
          mark.from > Math.max(...named.map(({ to: end }) => end)) &&
          mark.to <= from,
      )
    );
  });
};

/** “Van een breuk komt u met een operatie af”: something else ends. */
const isOffOther = ({ marks, words, has }: Clause, head: Head) => {
  const places = words.flatMap(({ plain }, at) => (plain === 'van' ? [at] : []));
  return (
    has(head) &&
    places.length > 0 &&
    marks.every(({ role, last }) => role !== 'ends' || last === 'af') &&
    !places.some((at) =>
      words.slice(at, at + NEAR).some(({ from }) => marks.some((mark) => mark.role === head && mark.from === from)),
    )
  );
};
const NEAR = 5;

const STOPS = /^(?:stop(?:s|t|pen|ping|ped)?|avoid(?:s|ing)?|delay(?:s|ing)?|prevent(?:s|ing)?|remmen|remt)$/;
const DUTCH_STOPS = /^(?:stop|stopt|stoppen|remt|remmen)$/;
const OTHERS = /ing$/;
const DETERMINED = new Set('de het een deze die the a your uw'.split(' '));
const AT_ONCE = new Set(
  'it them today now at after taking using that these and or to with when once with your'.split(' '),
);

/** “De EpiPen vervangt u voor de vervaldatum”, “door een nieuwe”: by the same. */
const isRenewal = ({ words, has }: Clause) =>
  !has('remedy', 'we', 'with') &&
  words.some(({ plain }) => /^(?:vervang|replac)/.test(plain)) &&
  (NEW.test(words.at(-1)?.plain ?? '') ||
    (!has('it') && !words.some(({ plain }) => plain === 'door' || plain === 'by')));
const NEW = /^(?:nieuwe?|new|one)$/;

/** “Neem metformine bij het eten in plaats van ervoor”: what is left is no medicine. */
const isOtherwise = ({ marks, has }: Clause, head: Head) =>
  !has('remedy', 'we') &&
  marks.every(
    ({ role, last, to }) =>
      role !== 'lessens' || (INSTEAD.has(last) && !marks.some((mark) => mark.role === head && mark.from >= to)),
  );

/** “Een drankje in plaats van tabletten” */
const isOfAnotherForm = ({ marks, words, has }: Clause, head: Head) =>
  head !== 'vaccine' &&
  !has('remedy', 'we', 'zonder') &&
  marks.every(({ role, last }) => role !== 'lessens' || REPLACES.test(last)) &&
  (words.some(({ plain }) => FORM.test(plain)) ||
    new Set(marks.filter(({ role }) => role === head).map(({ from }) => from)).size > 1);
const REPLACES = /^(?:van|of|than|vervang|replac)/;
const FORM = /(?:drank|drankje|pleisters?|zetpil(?:len)?|spray|pomp|liquid|patch|syrup)$/;

/** “Inenten is onzin”, but not “dat inenten onnodig is, is onzin”. */
export const isScorned = (clause: Clause, head: Head) =>
  !clause.has('that') && clause.leads(head, 'untrue', 3) && SCORN.has(clause.words.at(-1)?.plain ?? '');

const SCORN = new Set(['onzin', 'nonsens', 'flauwekul', 'nonsense']);

/** “Durf los te laten: ook uw pillen.” */
const goesOn = (clause: Clause, { clauses }: SentenceReading) => {
  const before = clauses[clauses.indexOf(clause) - 1];
  return (
    clause.words.length <= MOST_IN_EXCLAMATION &&
    ALSO.has(clause.words[0]?.plain ?? '') &&
    before?.has('ends') === true &&
    !before.isDenied &&
    !before.isCondition &&
    !before.has('habit', 'doctor') &&
    !namedIn(before)
  );
};
const ALSO = new Set(['ook', 'zelfs', 'also', 'even', 'including']);

const FEWER = new Set(['minder', 'fewer', 'less']);
const CLOSES = new Set(['niet', 'meer', 'anymore', 'longer']);

/** “Wij raden aan af te zien”: the particle belongs to another verb. */
const isAdvised = ({ words }: Clause) =>
  words.some(({ plain }, at) => plain === 'aan' && words.slice(at + 1, at + 4).some((word) => word.plain === 'af'));

/** “Neem geen … meer”, “laat u niet inenten”, “begin niet aan die chemo, onze thee …” */
const leavesOut = (clause: Clause, head: Head) =>
  (clause.has('takes') &&
    !isTheOther(clause, head) &&
    (clause.has('more', 'rhetorical') ||
      // “Neem de tabletten niet met melk” forbids the milk.
      (clause.has('remedy') &&
        !(clause.leads('with', 'remedy', 3) && (clause.leads('not', 'with', 2) || clause.leads('remedy', 'not', 2)))) ||
      (head !== 'medicine' && !clause.has('illness')))) ||
  (clause.has('needsto') && clause.has('more', 'lightly')) ||
  (clause.leads('not', head, 3) && clause.has('more') && clause.has('remedy', 'you', 'we'));

/** “Deze kruiden mogen niet in combinatie met …”: what is left out is not the medicine. */
const isTheOther = (clause: Clause, head: Head) =>
  clause.has('remedy', 'mixes') &&
  clause.words.some(({ plain }) => plain.startsWith('combin')) &&
  clause.leads('with', head, 3);

/** “Neem de tabletten niet, maar onze thee”: something else instead. */
const isContrasted = (clause: Clause, { clauses }: SentenceReading) =>
  clause.begins('takes') &&
  clauses.some((other) => other.statement > clause.statement && other.has('remedy') && !other.has('doctor'));

/** “U kunt best zonder insuline”, “het lukt ook zonder” */
const goesWithout = (clause: Clause, head: Head) =>
  clause.has('able') &&
  ((clause.leads('zonder', head, 3) && !isVerbBetween(clause, head)) ||
    // “U kunt het rustig laten.”
    (clause.has('it', 'lightly') && clause.words.at(-1)?.plain === 'laten') ||
    (clause.has('zonder') && clause.words.at(-1)?.plain.startsWith('zonder') === true));

/** “Zonder sigaretten kunnen pleisters helpen” */
const isVerbBetween = ({ marks }: Clause, head: Head) =>
  marks.some(
    ({ role, from }) =>
      role === 'present' &&
      marks.some((mark) => mark.role === 'zonder' && mark.from < from) &&
      marks.every((mark) => mark.role !== head || mark.from > from),
  );

/** What the medicine itself does: it stands before a verb that is no infinitive. */
const isSubjectOf = (clause: Clause, head: Head, verb: Role) =>
  clause.leads(head, verb, 5) &&
  !(clause.has('you') && !clause.leads(verb, 'you', 9)) &&
  !clause.leads(verb, 'you', 2) &&
  !clause.marks.some(({ role, last }) => role === verb && /(?:en|ed)$/.test(last));

/** “Niet doen.” */
export const isRefusal = (clause: Clause) =>
  clause.has('refusal') && clause.words.length <= 4 && !clause.words.some(({ plain }) => plain === 'dan');

/** A course that is finished: “antibiotica”, “amoxicilline”, “sapkuur”. */
export const isCourse = ({ words }: Clause) => words.some(({ plain }) => ON_COURSE.test(plain));
const ON_COURSE = /^(?:antibio|kuur$)|(?:cilline?|cycline?|mycine?|kuur)$/;

/** The clause begins with what readers are to do. */
export const isOrder = (clause: Clause) =>
  isRefusal(clause) || (ORDERS.some((role) => clause.begins(role)) && !NO_ORDER.test(clause.words[0]?.plain ?? ''));
/** “Stoppen”, “stopping”, “halveerde”, “bouwde” */
const NO_ORDER = /(?:ing|en|erde|ngde|gde|wde|kte|pte)$/;
const ORDERS = ['ends', 'turnsdown', 'lessens', 'lowers', 'takes', 'fewer'] as const;
