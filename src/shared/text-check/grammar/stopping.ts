import type { Severity } from '../finding.ts';
import { hintsAtStopping, isOddlyMeant, isPromisedTo } from './hints.ts';
import { DETERMINERS, FEW_WORDS, HEADS, type Head, isBehind, MOST_IN_EXCLAMATION, namedIn } from './named.ts';
import type { Clause, SentenceReading } from './reading.ts';
import type { Role } from './roles.ts';

/**
 * Whether a clause tells readers to stop, reduce or replace a medicine, a treatment or a vaccine. To stop counts as it
 * stands, to take or to need counts when it is denied; two denials cancel each other. A danger is what the text itself
 * says to its readers; what is limited or unclear is a warning.
 */
export function judgeStopping(
  clause: Clause,
  reading: SentenceReading,
  question: SentenceReading | undefined,
): Severity | undefined {
  const { clauses, has } = reading;
  const head = headOf(clause, reading, question);
  if (!head || clause.isAsked || clause.isDisowned || clause.has('freely') || question?.has('spare')) return undefined;
  if (isCircumstance(clause, head)) return undefined;
  // “Onze verpleegkundige zal u nooit vragen uw insuline te laten staan.”
  if (clause.isDenied && clause.has('urges')) return undefined;
  // “Kan ik kruiden nemen in plaats van …? Nee, dat raden we af.”
  if (!namedIn(clause) && asksToStop(question) && (isRefusal(clause) || clause.has('dissuades'))) return undefined;
  if (isUntilOver(clause, reading) || isOwnPolicy(clause, reading) || isFree(clause, reading)) return undefined;
  const act =
    actOf(clause, head, reading) ??
    (hintsAtStopping(clause, head, reading) ||
    isOddlyMeant(clause, head, reading) ||
    isPromisedTo(clause, reading, question)
      ? 'may stop'
      : undefined);
  // “Dat u levenslang pillen moet slikken, is een sprookje.”
  if (!act)
    return has('untrue') && clause.begins('that') && clause.has('takes') && clause.has('you') ? 'warning' : undefined;
  // “Tenzij de arts iets anders zegt” goes by the doctor.
  const bypasses = clauses.some((other) => other.has('bypasses') && !other.has('unless'));
  const isBypassed = bypasses || clauses.some(isWithoutDoctor);
  if (clause.isCondition && !isBypassed) return act === 'stops' && rewards(clause, reading) ? 'warning' : undefined;
  const isRefuted = has('untrue') && !bypasses && !isScorned(clause, head);
  // “Dat u niet zonder insuline kunt, is een fabeltje.”
  if (act === 'goes on') return isRefuted && clause.begins('that') ? 'danger' : undefined;
  if (isRefuted || has('warns')) return undefined;
  const around = clauses.filter(({ statement }) => statement === clause.statement);
  // “A blogger wrote that you decide yourself” reports it too.
  if ((!bypasses || has('past')) && around.some((other) => other.has('reports'))) return undefined;
  if (isNamedOnly(clause, head) && !isBypassed) return undefined;
  // “Velen durven het, durft u ook?”
  if (!has('invites') && isAboutOthers(clause, reading))
    // “… zijn cliënten hun pillen kwijt, en daar komt geen arts aan te pas”
    return isBypassed && act === 'stops' && has('offer') && !has('past') && !clause.isCondition ? 'warning' : undefined;
  // “Wie zonder overleg stopt, loopt kans op een terugval.”
  if (clause.isCondition && clauses.some((other) => other.has('harm') && !other.isDenied)) return undefined;
  if (isBypassed && act === 'stops') return clause.has('they') && !clause.has('you', 'we') ? 'warning' : 'danger';
  if (head === 'treatment' && clause.has('around')) return undefined;
  // “Dan moet de dosis omlaag” says what happens, “verlaag uw dosis” what to do.
  if (head === 'dose' && !isOrder(clause) && !isBehind(clause, head, DETERMINERS)) return undefined;
  // “Uw dokter schrijft pillen voor, wij …”: the clinic sets itself against the doctor.
  const isAgainst = clause.begins('we') && !clause.has('doctor', 'consults');
  const asks = (other: Clause) =>
    other.statement >= clause.statement &&
    asksDoctor(other) &&
    // “Als de huisarts erover begint, zegt u bedankt”: what a doctor proposes is turned down.
    !(other.isCondition && other.has('proposes') && clauses.indexOf(other) < clauses.indexOf(clause)) &&
    !(isAgainst && clauses.indexOf(other) < clauses.indexOf(clause));
  if (
    clause.has('partly') ||
    isOnlyIf(clause, clauses) ||
    isLeftOver(clause, clauses) ||
    decides(clause) ||
    clauses.some(asks)
  )
    return undefined;
  if (
    clauses
      .slice(clauses.indexOf(clause))
      .some(
        (other) => other.has('harm') && !other.isDenied && !other.leads('zonder', 'harm', 2) && !other.has('remedy'),
      )
  )
    return undefined;
  if (has('course') && !has('remedy')) return undefined;
  if (
    (has('reason') || question?.has('reason')) &&
    (head !== 'treatment' || clauses.some((other) => other.isCondition && other.has('reason'))) &&
    // “Skip the jab; a healthy child fights the virus.”
    (head !== 'vaccine' || clause.has('reason') || clauses.some((other) => other.isCondition && other.has('reason'))) &&
    !clause.has('lightly') &&
    !has('remedy', 'needless')
  )
    return undefined;
  // “Een maagbeschermer kunt u meestal na acht weken afbouwen.”
  if (
    clause.has('often') &&
    !has('remedy') &&
    !clause.has('we') &&
    (!clause.has('you') || clause.has('needs') || clause.has('term'))
  )
    return undefined;
  // What a source says of a part of the patients.
  if (clause.has('hedge'))
    return has('studied') || (has('sourced') && !clause.has('you')) || act === 'may stop' ? undefined : 'warning';
  if (act === 'may stop') return 'warning';
  // What the clinic itself stops or puts off is its own treatment.
  const isOwn = head !== 'medicine' && clause.has('we') && !clause.has('you') && !has('remedy');
  const offers = !isOwn && around.some((other) => other.has('remedy', 'we'));
  // “U hebt geen vaccinaties nodig” may be so for a journey or an age.
  const mayBeSo =
    head !== 'medicine' &&
    clause.isDenied &&
    clause.has('needs') &&
    !has('illness') &&
    !isBehind(clause, head, DETERMINERS) &&
    !clause.has('lightly', 'more', 'forever');
  const isAddressed =
    clause.has('you') && !mayBeSo && !clause.has('they', 'past') && clause.has('able', 'present', 'needs', 'takes');
  // “Na een week moet u stoppen” is how a treatment ends.
  const isUsual = has('term') && !offers && !clause.has('lightly');
  return ((isOrder(clause) && !isQualified(clause, head, reading)) || offers || isAddressed) && !isUsual
    ? 'danger'
    : 'warning';
}

const asksToStop = (question: SentenceReading | undefined) =>
  question?.has('ends', 'lessens', 'zonder', 'rivals') === true;

/** “Stop met de zalf als de jeuk weg is”: what was taken for it has done its work. */
const isUntilOver = (clause: Clause, { clauses, has }: SentenceReading) =>
  clauses.some(
    (other) =>
      other.isCondition &&
      other.has('complaint', 'reason') &&
      (other.has('over', 'halts', 'fewer') || other.words.some(({ plain }) => SINKS.test(plain))) &&
      !other.has('remedy', 'we'),
  ) &&
  !clause.isCondition &&
  // Antibiotics are finished.
  !(clause.has('lightly') || isAntibiotic(clause)) &&
  !has('remedy', 'we', 'needless', 'bypasses');
const isAntibiotic = ({ words }: Clause) => words.some(({ plain }) => COURSE.test(plain));
const COURSE = /^(?:antibio|kuur$)|(?:cilline?|cycline?|mycine?|kuur)$/;

const SINKS = /^(?:afneemt|afnemen|zakt|gezakt|daalt|gedaald|clears|cleared|settles|eases)$/;

/** “Wij schrijven geen slaapmiddelen voor”: what a practice does not hand out. */
const isOwnPolicy = (clause: Clause, { has }: SentenceReading) =>
  clause.has('we') &&
  clause.isDenied &&
  !has('remedy', 'needless', 'rivals') &&
  clause.words.some(({ plain }) => HANDS_OUT.test(plain));
const HANDS_OUT = /^(?:schrij|voorschrij|verstrek|lever|issu|prescrib|dispens|supply)/;

/** What readers decide themselves: contraception, and when to come. */
const isFree = (clause: Clause, { has }: SentenceReading) =>
  !has('remedy', 'we', 'needless', 'lightly', 'bypasses') &&
  (clause.words.some(({ plain }) => CONTRACEPTION.test(plain)) ||
    (clause.words.some(({ plain }) => APPOINTMENT.test(plain)) &&
      clause.words.some(({ plain }) => IN_TIME.has(plain))));
const CONTRACEPTION = /^(?:anticonc|contracep|spiraal)/;
const APPOINTMENT = /^(?:afspraak|appointment)/;
const IN_TIME = new Set(['tijd', 'tevoren', 'uur', 'uiterlijk', 'hours', 'time', 'advance']);

/** “Afbouwen van … gaat in stappen”, “Stoppen met pillen: zo helpt uw huisarts”: a subject to speak of, as in a heading. */
const isNamedOnly = ({ words, marks, has }: Clause, head: Head) =>
  marks.some(({ role, from, to }) => role === 'ends' && from === words[0]?.from && to === words[0].to) &&
  /(?:en|ing)$/.test(words[0]?.plain ?? '') &&
  has(head) &&
  !words.some(({ plain }) => plain === 'is') &&
  !has('we', 'you', 'remedy', 'lightly', 'able', 'welcome', 'needless', 'bypasses', 'more');

/** “Stopt u ermee, dan wordt u weer helder.” */
const rewards = (clause: Clause, { clauses, has }: SentenceReading) =>
  !has('harm', 'doctor', 'hedge', 'reason') && clauses[clauses.indexOf(clause) + 1]?.has('welcome') === true;

/** “Wij bouwen alleen af als dat veilig kan.” */
const isOnlyIf = (clause: Clause, clauses: readonly Clause[]) =>
  clauses[clauses.indexOf(clause) + 1]?.isCondition === true &&
  // “Neem hem alleen nog als u er zin in hebt” takes less.
  clause.words.some(({ plain }, at) => ONLY.has(plain) && clause.words[at + 1]?.plain !== 'nog') &&
  !clauses.some((other) => other.has('remedy'));

const ONLY = new Set(['alleen', 'pas', 'slechts', 'only']);

/** “Oude medicijnen, breng ze terug”: said of it, or where it was named. */
const isLeftOver = (clause: Clause, clauses: readonly Clause[]) =>
  isSpare(clause) ||
  (!namedIn(clause) && clauses.slice(0, clauses.indexOf(clause)).some((other) => namedIn(other) && other.has('spare')));

/** “Sla uw tabletten over” leaves none over. */
const isSpare = ({ marks }: Clause) =>
  marks.some(
    ({ role, last, to }) =>
      role === 'spare' && !(last === 'over' && marks.some((mark) => mark.role === 'ends' && mark.to === to)),
  );

/** The clause begins with what readers are to do. */
const isOrder = (clause: Clause) =>
  isRefusal(clause) ||
  (ORDERS.some((role) => clause.begins(role)) && !/(?:ing|en)$/.test(clause.words[0]?.plain ?? ''));

/** “Stop de kuur bij uitslag en bel ons”: nobody’s medicine, in a sentence that names a circumstance and offers nothing. */
const isQualified = (clause: Clause, head: Head, { clauses, has }: SentenceReading) =>
  clauses.length > 1 &&
  has('complaint', 'reason', 'harm', 'mixes', 'usual', 'consults', 'term') &&
  !has('remedy', 'lightly', 'needless', 'welcome') &&
  !isBehind(clause, head, DETERMINERS);

/** “Niet doen.” */
const isRefusal = (clause: Clause) =>
  clause.has('refusal') && clause.words.length <= 4 && !clause.words.some(({ plain }) => plain === 'dan');

const ORDERS = ['ends', 'turnsdown', 'lessens', 'lowers', 'takes', 'fewer'] as const;

const BESIDE = new Set('naast tijdens na during while after alongside'.split(' '));
/** “Vermijd alcohol naast uw pillen” says nothing of the pills. */
const isCircumstance = ({ marks }: Clause, head: Head) => {
  const named = marks.filter(({ role }) => role === head);
  return named.length > 0 && named.every(({ before }) => before.some((plain) => BESIDE.has(plain)));
};

/** “Is it sold without a prescription? No.” is no refusal of it. */
const asksWhatIs = ({ clauses }: SentenceReading) => /^(?:is|are|zijn)$/.test(clauses[0]?.words[0]?.plain ?? '');

/** Of the clause itself, or of the nearest one before. */
function headOf(clause: Clause, { clauses }: SentenceReading, question: SentenceReading | undefined): Head | undefined {
  const own = namedIn(clause);
  if (own && own !== 'dose') return own;
  const at = clauses.indexOf(clause);
  for (let before = at - 1; before >= Math.max(0, at - FEW_WORDS); before -= 1) {
    const other = clauses[before];
    const named = other && namedIn(other);
    // “…, zeg je bedankt en bestel je onze rijst”: what is chosen instead says what ends.
    const isLeft = clause.has('it') || clause.words.length < FEW_WORDS || (clause.has('ends') && clause.has('remedy'));
    if (named) return isLeft || own ? named : own;
  }
  return (
    own ??
    ((clause.words.length < FEW_WORDS || clause.has('it')) && question && !asksWhatIs(question)
      ? HEADS.find((role) => question.has(role))
      : undefined)
  );
}

/** What the clause says of it, with the denials taken into account. */
function actOf(clause: Clause, head: Head, reading: SentenceReading): 'stops' | 'goes on' | undefined {
  // “Kies nooit voor kruiden in plaats van insuline.”
  if (clause.leads('turnsdown', 'remedy', 2)) return 'goes on';
  // “… in plaats van de prik af te zeggen”
  if (clause.marks.some(({ role, last, to }) => role === 'lessens' && INSTEAD.has(last) && endsLast(clause, to)))
    return 'goes on';
  const ends =
    goesOn(clause, reading) ||
    (clause.has('ends') && !clause.leads('ends', 'habit', 7) && !isDoneBy(clause, head)) ||
    clause.leads('turnsdown', head, 4) ||
    isRefusal(clause) ||
    goesWithout(clause, head) ||
    (clause.begins('fewer') && (clause.leads('fewer', head, 3) || clause.leads('with', head, 3))) ||
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
    isAntibiotic(clause) &&
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

const STOPS = /^(?:stop(?:s|t|pen|ping|ped)?|avoid(?:s|ing)?|delay(?:s|ing)?|prevent(?:s|ing)?|remmen|remt)$/;
const DUTCH_STOPS = /^(?:stop|stopt|stoppen|remt|remmen)$/;
const OTHERS = /ing$/;
const DETERMINED = new Set('de het een deze die the a your uw'.split(' '));
const AT_ONCE = new Set(
  'it them today now at after taking using that these and or to with when once with your'.split(' '),
);

/** “De EpiPen vervangt u voor de vervaldatum”: by the same. */
const isRenewal = (clause: Clause) =>
  !clause.has('remedy', 'we', 'it', 'with') &&
  clause.words.some(({ plain }) => /^(?:vervang|replac)/.test(plain)) &&
  !clause.words.some(({ plain }) => plain === 'door' || plain === 'by');

/** “Neem metformine bij het eten in plaats van ervoor”: what is left is no medicine. */
const isOtherwise = ({ marks, has }: Clause, head: Head) =>
  !has('remedy', 'we') &&
  marks.every(
    ({ role, last, to }) =>
      role !== 'lessens' || (INSTEAD.has(last) && !marks.some((mark) => mark.role === head && mark.from >= to)),
  );

/** “Een drankje in plaats van tabletten” */
const isOfAnotherForm = ({ marks, words, has }: Clause, head: Head) =>
  head === 'medicine' &&
  !has('remedy', 'we') &&
  marks.every(({ role, last }) => role !== 'lessens' || REPLACES.test(last)) &&
  (words.some(({ plain }) => FORM.test(plain)) ||
    new Set(marks.filter(({ role }) => role === head).map(({ from }) => from)).size > 1);
const REPLACES = /^(?:van|of|than|vervang|replac)/;
const FORM = /(?:drank|drankje|pleisters?|zetpil(?:len)?|spray|pomp|liquid|patch|syrup)$/;

/** “Inenten is onzin”, but not “dat inenten onnodig is, is onzin”. */
const isScorned = (clause: Clause, head: Head) =>
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
    (clause.has('more', 'rhetorical') ||
      // “Neem de tabletten niet met melk” forbids the milk.
      (clause.has('remedy') && !(clause.leads('not', 'with', 2) && clause.leads('with', 'remedy', 3))) ||
      (head !== 'medicine' && !clause.has('illness')))) ||
  (clause.has('needsto') && clause.has('more', 'lightly')) ||
  (clause.leads('not', head, 3) && clause.has('more') && clause.has('remedy', 'you', 'we'));

/** “Neem de tabletten niet, maar onze thee”: something else instead. */
const isContrasted = (clause: Clause, { clauses }: SentenceReading) =>
  clause.begins('takes') &&
  clauses.some((other) => other.statement > clause.statement && other.has('remedy') && !other.has('doctor'));

/** “U kunt best zonder insuline”, “het lukt ook zonder” */
const goesWithout = (clause: Clause, head: Head) =>
  clause.has('able') &&
  (clause.leads('zonder', head, 3) ||
    // “U kunt het rustig laten.”
    (clause.has('it', 'lightly') && clause.words.at(-1)?.plain === 'laten') ||
    (clause.has('zonder') && clause.words.at(-1)?.plain.startsWith('zonder') === true));

/** What the medicine itself does: it stands before a verb that is no infinitive. */
const isSubjectOf = (clause: Clause, head: Head, verb: Role) =>
  clause.leads(head, verb, 5) &&
  !(clause.has('you') && !clause.leads(verb, 'you', 9)) &&
  !clause.leads(verb, 'you', 2) &&
  !clause.marks.some(({ role, last }) => role === verb && /(?:en|ed)$/.test(last));

/** A doctor counts in a positive relation: asked, or one whose word or act decides. */
const asksDoctor = (clause: Clause) =>
  clause.has('doctor') &&
  (clause.has('consults') || clause.leads('with', 'doctor', 3)) &&
  !clause.has('zonder') &&
  (!clause.isDenied || clause.has('ends', 'lessens', 'takes'));

const OF_DOCTOR = new Set(
  'wat what dan than tell zeg negeer ignore van aan bij naar of from to for tegen onze our by via'.split(' '),
);
/** “De chirurg stelt de operatie uit”: the doctor is its subject. */
const decides = (clause: Clause) =>
  !isOrder(clause) &&
  !clause.has('we') &&
  clause.marks.some(({ role, before }) => role === 'doctor' && !before.some((plain) => OF_DOCTOR.has(plain)));

const isWithoutDoctor = (clause: Clause) =>
  (clause.has('doctor', 'consults') && clause.has('zonder')) ||
  (clause.isDenied && clause.has('consults') && clause.has('doctor') && !clause.has('ends', 'lessens', 'takes'));

/** A report of a third person, or of the past. */
function isAboutOthers(clause: Clause, { clauses, has }: SentenceReading): boolean {
  const says = (role: Role) => clauses.some((other) => other.statement === clause.statement && other.has(role));
  if (has('quotes') && has('says') && has('they')) return true;
  if (clause.has('done') && !clause.has('we', 'remedy', 'able')) return true;
  if (isOrder(clause) || clause.has('you', 'we')) return false;
  if (clause.has('past') && !clause.has('present')) return true;
  return clause.has('they') && !says('remedy') && !says('we');
}
