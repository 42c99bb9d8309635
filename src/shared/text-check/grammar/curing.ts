import type { Severity } from '../finding.ts';
import type { Clause, SentenceReading } from './reading.ts';
import type { Role } from './roles.ts';

/**
 * Whether a clause promises that a grave or lasting illness ends: through what the clinic or others than doctors offer,
 * or for the reader. Of what medicine does cure, and of what ends by itself, it says nothing.
 */
export function judgeCuring(
  clause: Clause,
  { clauses, has }: SentenceReading,
  question: SentenceReading | undefined,
): Severity | undefined {
  // “Geneest deze kuur reuma?”
  if (clause.isAsked)
    return clause.begins('cures') && clause.has('illness') && clause.has('remedy', 'offer') ? 'warning' : undefined;
  if (clause.isDisowned || clause.isCondition) return undefined;
  const isNamed =
    clause.has('illness', 'complaint') || (has('illness') ? clause.has('it') : question?.has('illness') === true);
  if (!ends(clause, isNamed && has('we', 'remedy', 'you'))) return undefined;
  if (has('untrue', 'warns') || clauses.some(isNowhere) || clause.has('relieves', 'partly')) return undefined;
  const around = clauses.filter(({ statement }) => statement === clause.statement);
  if (around.some((other) => other.has('reports'))) return undefined;
  const says = (...roles: Parameters<Clause['has']>) => around.some((other) => other.has(...roles));
  const isOffered = says('remedy', 'we') || (says('offer') && says('you', 'forever'));
  const isRegular = around.some(
    (other) => other.has('regular') && !other.leads('zonder', 'regular', 3) && !other.has('bypasses'),
  );
  if (isRegular && (!says('remedy', 'we') || isCourseOfMedicine(clause))) return undefined;
  if (!isOffered && !says('forever') && isRecovery(clause)) return undefined;
  // “Astma kan verdwijnen en weer opduiken.”
  if (!isOffered && !says('forever', 'you') && clause.has('able') && !clause.has('cures')) return undefined;
  if (!says('remedy', 'we') && destroysOther(clause)) return undefined;
  if (!says('illness') && !(isOffered && question?.has('illness'))) {
    return judgeComplaint(clause, isOffered, says);
  }
  if (says('hedge') || says('research'))
    return says('remedy', 'we') || (says('offer') && says('you')) ? 'warning' : undefined;
  // “Bij een depressie verdwijnt de levenslust”: something else ends.
  if (!isOffered && !clause.has('cures') && clause.isAmid('illness')) return undefined;
  if (says('type2')) return 'warning';
  // A story, not a promise.
  if (says('they', 'past') && !says('we', 'you', 'forever', 'me'))
    return says('remedy', 'offer') || (clause.has('cures') && clause.words.some(({ plain }) => BY.has(plain)))
      ? 'warning'
      : undefined;
  if (isOffered || clause.has('forever') || clause.leads('it', 'cures', 1) || (clause.has('cures') && says('you')))
    return 'danger';
  // “Geneest reuma”, as of a tag, a title or a healer
  if (clause.leads('cures', 'illness', 2) && clause.words.some(({ plain }) => CURES_NOW.test(plain))) return 'danger';
  if (says('you')) return 'warning';
  if (says('they', 'past')) return undefined;
  // “Astma is te genezen.” “How to cure arthritis”
  return clause.has('cures') && clause.words.length < FEW_WORDS && clause.words.some(({ plain }) => CAN_BE.has(plain))
    ? 'danger'
    : 'warning';
}

/** By what means: “she healed her psoriasis by giving up dairy” tells readers how. */
const BY = new Set('door dankzij by through thanks'.split(' '));

/** “Een middel dat reuma geneest, bestaat niet”, but not “bijwerkingen bestaan niet” */
const isNowhere = ({ has }: Clause) => has('absent') && !has('harms');

/** “Met een kuur van twee antibiotica” */
const isCourseOfMedicine = ({ marks, leads, has }: Clause) =>
  !has('we') &&
  leads('remedy', 'medicine', 6) &&
  marks.every(({ role, last }) => role !== 'remedy' || last === 'kuur' || last === 'course');

const CURES_NOW = /^(?:geneest?|cures|heals)$/;
const CAN_BE = new Set(['te', 'geneesbaar', 'curable', 'how', 'zo']);
const FEW_WORDS = 6;
/** “Van uw klachten af”, but not “gaat over uw klacht”. */
const AWAY = new Set(['af', 'kwijt', 'verlost', 'bevrijd', 'verdwijnen', 'off', 'rid', 'free', 'gone']);

/** Of pain and other complaints, or of nothing by name: only for good, as a slogan or for the reader. */
function judgeComplaint(clause: Clause, isOffered: boolean, says: (...roles: Role[]) => boolean): Severity | undefined {
  const isForGood = says('certain', 'forever');
  if (clause.has('medicine') || (says('hedge', 'regular', 'they', 'past') && !(isForGood && isOffered)))
    return undefined;
  if (!clause.has('complaint'))
    return clause.has('forever') && clause.has('cures') && says('you', 'we') && !isRecovery(clause)
      ? 'danger'
      : undefined;
  if (isForGood && (isOffered || says('you'))) return 'danger';
  // “Nooit meer hoofdpijn!” “Be pain-free for ever.”
  if ((clause.has('forever') || clause.begins('nomore')) && clause.words.length <= FEW_WORDS) return 'danger';
  // “Heal your back pain.” “Zo komt u van uw klachten af.”
  if (clause.begins('cures') && clause.leads('you', 'complaint', 3)) return 'danger';
  if (!clause.leads('you', 'complaint', 2)) return undefined;
  if (clause.has('cures')) return clause.has('we') ? 'danger' : 'warning';
  return clause.marks.some(({ role, last }) => role === 'over' && AWAY.has(last)) ? 'warning' : undefined;
}

/** “Van een burn-out herstelt u stap voor stap”: who is ill recovers, and nothing cures. */
const isRecovery = (clause: Clause) =>
  clause.has('cures') &&
  !clause.has('over') &&
  clause.marks.every(
    ({ role, from, to }) =>
      role !== 'cures' || clause.words.some((word) => word.from >= from && word.to <= to && RECOVERY.test(word.plain)),
  );

/** “An infection that destroys the skin”, “the disease kills cells”: what ends is no illness. */
const destroysOther = ({ marks, has }: Clause) =>
  has('cures') &&
  marks.every(
    ({ role, to, last }) =>
      !(role === 'cures' || role === 'over') ||
      (role === 'cures' && DESTROYS.test(last) && !marks.some((other) => ENDED.has(other.role) && other.from >= to)),
  );

const DESTROYS = /^(?:destroy|kill|restor|eliminat)(?:s|es|e|ed|ing)?$/;
const ENDED: ReadonlySet<Role> = new Set(['illness', 'complaint', 'it'] as const);

const RECOVERY = /^(?:herstel|recover)/;

/** That the illness ends: by a verb, or “without” it afterwards; two denials cancel each other. */
function ends(clause: Clause, isOffered: boolean): boolean {
  const isWithout = clause.leads('zonder', 'illness', 2) && clause.has('we', 'remedy', 'you');
  const isHalted = clause.has('halts') && clause.has('illness') && clause.has('remedy', 'we', 'you', 'forever');
  // “Wie onze kuur afmaakt, krijgt geen kanker.”
  if (clause.isDenied && clause.leads('not', 'illness', 2) && clause.words.some(({ plain }) => GETS.test(plain)))
    return isOffered && !FROM.has(clause.words[0]?.plain ?? '');
  // “Niet terug te draaien”
  if (clause.isDenied)
    return (
      clause.has('nomore') &&
      !(clause.has('cures') && clause.words.some(({ plain }) => plain === 'te')) &&
      (isOffered || clause.begins('nomore'))
    );
  const words = clause.words.map(({ plain }) => plain);
  // “Hiv gaat nooit meer weg.”
  if (words.some((word, at) => word === 'nooit' && words[at + 1] === 'meer' && STAYS.has(words[at + 2] ?? '')))
    return false;
  const isGone = clause.has('illness') && isGoneBy(words);
  return clause.has('cures', 'over') || clause.begins('nomore') || isWithout || isHalted || isGone;
}

const GETS = /^(?:krijg|krijgt|krijgen|gets?|develops?|catch)$/;
/** “Van koffie krijgt u geen kanker.” */
const FROM = new Set(['van', 'from', 'you']);
const STAYS = new Set(['weg', 'over', 'beter', 'helemaal']);

/** “Weg eczeem”, “is uw eczeem weg”, “is over for ever” */
const isGoneBy = (words: readonly string[]) =>
  words[0] === 'weg' ||
  (!words.some((word) => SPEAKS.test(word)) &&
    words.some(
      (word, at) =>
        (word === 'weg' || word === 'over') && (at === words.length - 1 || FOR_EVER.has(words[at + 1] ?? '')),
    ));
const SPEAKS = /^(?:praat|praten|vertel|schrij|denk|lees)/;
const FOR_EVER = new Set(['for', 'forever', 'voorgoed', 'definitief', 'en', 'and']);
