import type { Severity } from '../finding.ts';
import { actOf, isCourse, isOrder, isRefusal, isScorned } from './act-of.ts';
import { asksDoctor, decides, isTogether, isWithoutDoctor } from './doctor.ts';
import { hintsAtStopping, isOddlyMeant, isPromisedTo } from './hints.ts';
import { DETERMINERS, FEW_WORDS, HEADS, type Head, isBehind, namedIn } from './named.ts';
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
  if (
    !head ||
    clause.isAsked ||
    clause.isDisowned ||
    (clause.has('freely') && !isOrder(clause)) ||
    question?.has('spare')
  )
    return undefined;
  if (isCircumstance(clause, head) || isAmidStopping(clause, reading)) return undefined;
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
  const bypasses = clauses.some((other) => other.has('bypasses') && !other.has('unless') && !isTogether(other));
  const isBypassed = bypasses || clauses.some(isWithoutDoctor);
  if (clause.isCondition && !isBypassed) return act === 'stops' && rewards(clause, reading) ? 'warning' : undefined;
  // “Pillen zijn een leugen, gooi ze weg.”
  const isRefuted =
    has('untrue') &&
    !bypasses &&
    !isScorned(clause, head) &&
    !(isOrder(clause) && clauses[0] !== clause && clause.has('it'));
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
    return act === 'stops' &&
      ((isBypassed && has('offer') && !has('past') && !clause.isCondition) || isStoryOf(head, clause, reading))
      ? 'warning'
      : undefined;
  // “Wie zonder overleg stopt, loopt kans op een terugval.”
  if (clause.isCondition && clauses.some((other) => other.has('harm') && !other.isDenied)) return undefined;
  // “Op eigen houtje minderen kan gevaarlijk zijn.”
  if (isBypassed && act === 'stops')
    return clause.has('partly') ||
      (clause.has('they') && !clause.has('you', 'we')) ||
      (!isOrder(clause) &&
        ((clause.has('harm') && !clause.isDenied) ||
          (!has('you', 'we', 'remedy', 'lightly') && (!has('bypasses') || clause.isDenied)))) ||
      clauses.slice(clauses.indexOf(clause) + 1).some((other) => asksDoctor(other) && !other.has('bypasses'))
      ? 'warning'
      : 'danger';
  if (head === 'treatment' && clause.has('around')) return undefined;
  // “Dan moet de dosis omlaag” says what happens, “verlaag uw dosis” what to do.
  if (head === 'dose' && !isOrder(clause) && !isBehind(clause, head, DETERMINERS) && !clause.has('me'))
    return undefined;
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
        (other) =>
          other.marks.some((mark) => isHarm(mark, other)) &&
          !other.isDenied &&
          !other.leads('zonder', 'harm', 2) &&
          !other.has('remedy'),
      )
  )
    return undefined;
  if (has('course') && !has('remedy')) return undefined;
  if (
    (clauses.some(isReason) || question?.has('reason')) &&
    (head !== 'treatment' || clauses.some((other) => other.isCondition && other.has('reason'))) &&
    // “Skip the jab; a healthy child fights the virus.”
    (head !== 'vaccine' || clause.has('reason') || clauses.some((other) => other.isCondition && other.has('reason'))) &&
    !clause.has('lightly') &&
    !has('remedy', 'needless')
  )
    return undefined;
  // “Een maagbeschermer kunt u meestal na acht weken afbouwen.”
  if (
    around.some((other) => other.has('often')) &&
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
  const isOwn =
    clause.has('we') && !clause.has('you') && !has('remedy') && (head !== 'medicine' || isOurAct(clause, reading));
  const offers =
    !isOwn &&
    around.some((other) => (other.has('we') && !isCall(other)) || (other.has('remedy') && !isNamedBy(other, head)));
  // “U hebt geen vaccinaties nodig” may be so for a journey or an age.
  const mayBeSo =
    head !== 'medicine' &&
    clause.isDenied &&
    clause.has('needs') &&
    !has('illness') &&
    !isBehind(clause, head, DETERMINERS) &&
    !clause.has('lightly', 'more', 'forever');
  const isAddressed =
    isAbout(clause, head) &&
    !mayBeSo &&
    // “Stopping an opioid can make you ill.”
    !(clause.begins('ends') && /ing$/.test(clause.words[0]?.plain ?? '')) &&
    !clause.has('they', 'past') &&
    clause.has('able', 'present', 'needs', 'takes');
  // “Na een week moet u stoppen” is how a treatment ends.
  const isUsual = has('term') && !offers && !clause.has('lightly');
  return ((isOrder(clause) && !isQualified(clause, head, reading)) || offers || isAddressed) && !isUsual
    ? 'danger'
    : 'warning';
}

/** “Dan krijgt u geen allergische reactie meer” is none. */
const isReason = (clause: Clause) =>
  clause.marks.some((mark) => mark.role === 'reason' && !isOfHead(clause, mark.to)) &&
  !(clause.isDenied && clause.has('nomore') && !namedIn(clause));
/** “A flu jab” names what the jab is for. */
const isOfHead = ({ marks, words }: Clause, behind: number) => {
  const next = words.find(({ from }) => from >= behind);
  return marks.some(({ role, from }) => from === next?.from && HEADS.some((head) => head === role));
};

/** “Hoestdrank”, “aloe vera tablets”, “siroop met codeïne”: the remedy is the medicine itself. */
const isNamedBy = ({ marks, words }: Clause, head: Head) =>
  marks.every(({ role, to }) => {
    const at = words.findIndex((word) => word.to === to) + 1;
    const next = words[at]?.plain === 'met' || words[at]?.plain === 'with' ? words[at + 1] : words[at];
    return (
      role !== 'remedy' || marks.some((mark) => mark.role === head && (mark.to === to || mark.from === next?.from))
    );
  });

/** “Wij zijn gestopt met papieren recepten”, “we staken de statine, omdat …” */
const isOurAct = (clause: Clause, { clauses }: SentenceReading) =>
  // “Onze kinderarts is geen voorstander van slaapmiddelen.”
  clause.leads('we', 'doctor', 1) ||
  (clause.has('ends') &&
    !clause.has('lessens', 'rivals') &&
    clause.words.some(({ plain }) => WE.has(plain)) &&
    (!clause.has('they') || clauses.some(({ words }) => BECAUSE.has(words[0]?.plain ?? ''))));
const WE = new Set(['wij', 'we']);
const BECAUSE = new Set(['omdat', 'because', 'als', 'if']);

/** “En bel ons” */
const isCall = (clause: Clause) => clause.begins('consults') && clause.words.length <= MOST_IN_CALL;
const MOST_IN_CALL = 3;

/** Readers are its subject, or it is theirs: “na uw zestigste” speaks of another thing. */
const isAbout = (clause: Clause, head: Head) =>
  clause.has('you') &&
  (clause.leads('you', head, 8) ||
    clause.leads(head, 'you', 1) ||
    clause.has('body') ||
    clause.words.some(({ plain }) => READERS.has(plain)));

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
  !(clause.has('lightly') || isCourse(clause)) &&
  !has('remedy', 'we', 'needless', 'bypasses');

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
  !has('harm', 'doctor', 'hedge', 'reason') && isPraise(clauses[clauses.indexOf(clause) + 1]);
const isPraise = (next: Clause | undefined) =>
  next !== undefined && (next.has('welcome') || (next.has('remedy') && next.has('works', 'rivals', 'cures')));

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

const LEFT = new Set(['over', 'verlopen']);
/** “Sla uw tabletten over” leaves none over. */
const isSpare = ({ marks }: Clause) =>
  marks.some(
    ({ role, last, to }) =>
      role === 'spare' && !(LEFT.has(last) && marks.some((mark) => mark.role === 'ends' && mark.to === to)),
  );

/** “Stop de kuur bij uitslag en bel ons”: nobody’s medicine, in a sentence that names a circumstance and offers nothing. */
const isQualified = (clause: Clause, head: Head, { clauses, has }: SentenceReading) =>
  // “Laat de pleister zitten tijdens het douchen.”
  (clause.words.some(({ plain }) => plain === 'tijdens' || plain === 'during') ||
    (clauses.length > 1 && has('complaint', 'reason', 'harm', 'mixes', 'usual', 'consults', 'term'))) &&
  !has('remedy', 'lightly', 'needless', 'welcome') &&
  !isBehind(clause, head, DETERMINERS);

const READERS = new Set('u je jij jullie you everyone iedereen'.split(' '));
const BESIDE = new Set('naast tijdens na during while after alongside'.split(' '));
/** “Vermijd alcohol naast uw pillen” says nothing of the pills. */
const isCircumstance = ({ marks }: Clause, head: Head) => {
  const named = marks.filter(({ role }) => role === head);
  return named.length > 0 && named.every(({ before }) => before.some((plain) => BESIDE.has(plain)));
};

/** What goes wrong, but not “die gevaarlijke pijnstillers” nor “verlaag de kans op”. */
const isHarm = ({ role, to }: Clause['marks'][number], clause: Clause) =>
  role === 'harm' && !isOfHead(clause, to) && !clause.leads('lowers', 'harm', 3);

/** “Bij het afbouwen van morfine kunt u onrustig worden” */
const isAmidStopping = (clause: Clause, { has }: SentenceReading) =>
  clause.has('ends') &&
  !has('we', 'remedy', 'lightly', 'welcome') &&
  clause.marks.every(
    ({ role, last, before: [preposition = '', article] }) =>
      role !== 'ends' || (article === 'het' && AMID.has(preposition) && last.endsWith('en')),
  );
const AMID = new Set(['bij', 'na', 'tijdens', 'door', 'voor']);

/** “Is it sold without a prescription? No.” is no refusal of it. */
const asksWhatIs = ({ clauses }: SentenceReading) => /^(?:is|are|zijn)$/.test(clauses[0]?.words[0]?.plain ?? '');

/** Of the clause itself, or of the nearest one before. */
function headOf(clause: Clause, { clauses }: SentenceReading, question: SentenceReading | undefined): Head | undefined {
  const own = namedIn(clause);
  // “Wordt u suf van de pillen, laat de auto dan staan.”
  if (!own && clause.has('drives')) return undefined;
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

/** “Patiënten konden hun puffers afschaffen”: an example to readers, unless something explains it or it ended badly. */
const isStoryOf = (head: Head, clause: Clause, { clauses, has }: SentenceReading) =>
  (head === 'medicine' || head === 'dose' || clause.has('ends', 'turnsdown', 'prefers')) &&
  !clause.isCondition &&
  !has(...EXPLAINED) &&
  (!has('consults', 'doctor') || clauses.some(isAgainstAdvice)) &&
  (has('me') || !has('term')) &&
  endsWell(clause, head) &&
  clauses.slice(clauses.indexOf(clause) + 1).every((other) => other.has(...GAINS) && !other.has('illness'));

/** “… en kreeg een trombosebeen” warns by itself. */
const endsWell = ({ marks, words }: Clause, head: Head) => {
  const named = marks.find(({ role }) => role === head || role === 'it')?.from ?? 0;
  const joined = words.find(({ plain, from }) => AND.has(plain) && from > named);
  return (
    joined === undefined || marks.some(({ role, from }) => from > joined.from && GAINS.some((gain) => gain === role))
  );
};
const AND = new Set(['en', 'and']);
const GAINS: readonly Role[] = ['remedy', 'delighted', 'welcome', 'result', 'over', 'praises'];
const EXPLAINED: readonly Role[] = [
  'asks',
  'harm',
  'harms',
  'reason',
  'mixes',
  'spare',
  'sourced',
  'warns',
  'reports',
  'upsets',
];

/** “Tegen het advies van haar arts in” */
const isAgainstAdvice = ({ marks }: Clause) => marks.some(({ role, last }) => role === 'bypasses' && ADVICE.has(last));
const ADVICE = new Set(['advies', 'advice']);

/** A report of a third person, or of the past. */
function isAboutOthers(clause: Clause, { clauses, has }: SentenceReading): boolean {
  const says = (role: Role) => clauses.some((other) => other.statement === clause.statement && other.has(role));
  if (has('quotes') && has('they') && (has('says') || (has('past') && !has('we')))) return true;
  if (clause.has('done') && !clause.has('we', 'remedy', 'able')) return true;
  if (isOrder(clause) || clause.has('you', 'we')) return false;
  if (clause.has('past') && !clause.has('present')) return true;
  return clause.has('they') && !says('remedy') && !says('we');
}
