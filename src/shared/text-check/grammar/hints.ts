import { FINITE } from './divide.ts';
import { DETERMINERS, FEW_WORDS, type Head, isBehind, MOST_IN_EXCLAMATION, namedIn } from './named.ts';
import type { Clause, SentenceReading } from './reading.ts';
import type { Role } from './roles.ts';

/**
 * Not what anybody usually does with a medicine: an order with another verb, something else offered beside it, or a
 * life without it.
 */
export function hintsAtStopping(clause: Clause, head: Head, { clauses, has }: SentenceReading): boolean {
  const around = clauses.filter(({ statement }) => statement === clause.statement);
  const says = (...roles: Role[]) => around.some((other) => other.has(...roles));
  if (clause.has('rivals') && clause.has('remedy') && !clause.isDenied && !clause.has('mixes')) return true;
  if (!clause.has(head) || head === 'dose' || clause.has('often', 'ends', 'needs', 'lessens')) return false;
  // “Uw schildklier vraagt om jodium en niet om Thyrax.”
  if (
    clause.leads('remedy', 'not', 3) &&
    clause.leads('not', head, 2) &&
    !has('with', 'mixes', 'doctor') &&
    !clause.words.some(({ plain }) => IS.has(plain))
  )
    return true;
  // “Nooit meer een puffer”
  if (clause.begins('over') && clause.leads('over', head, 2) && clause.words.length <= MOST_IN_EXCLAMATION) return true;
  // “U grijpt naar lavendel, niet naar Temesta.”
  const before = clauses[clauses.indexOf(clause) - 1];
  if (
    clause.begins('not') &&
    clause.words.length <= MOST_IN_EXCLAMATION &&
    (before?.has('remedy') || (before?.has('needs') && !before.isDenied)) &&
    // “De diëtist past uw eetpatroon aan, niet uw medicijnen.”
    !before.has('consults')
  )
    return !has('with', 'mixes', 'doctor', 'harm') || clause.has('more');
  if (prefersTo(clause, head) && !has('mixes', 'doctor', 'reason', 'harm')) return true;
  // “Beslis zelf hoeveel u nog spuit.”
  if (head !== 'vaccine' && clause.has('bypasses') && clause.words.some(({ plain }) => AMOUNT.test(plain))) return true;
  // “Liever een wandeling dan een bètablokker”
  if (clause.begins('rather') && clause.leads('remedy', head, 4) && !has('mixes', 'doctor')) return true;
  // “Een dagje zonder insuline doet wonderen.”
  if (
    !clause.isDenied &&
    clause.leads('zonder', head, 2) &&
    isPeriod(clause) &&
    has('you', 'we', 'remedy', 'welcome') &&
    !has('doctor', 'harm', 'reason', 'they')
  )
    return true;
  if (!clause.isDenied && clause.leads('zonder', head, 3))
    return (
      clause.has('remedy') ||
      clause.words.some(({ plain }) => plain === 'beter' || plain === 'better') ||
      // “Zo krijgt u uw bloeddruk omlaag zonder pillen”, but not “zonder pillen wordt u …”
      (head === 'medicine' &&
        !clause.begins('zonder') &&
        clause.has('you') &&
        clause.has('body', 'illness', 'complaint')) ||
      (head !== 'treatment' && (says('we', 'welcome') || (clause.has('you') && says('remedy'))))
    );
  if (has('usual', 'doctor', 'mixes', 'consults', 'harm')) return false;
  if (clause.isDenied && clause.begins('takes') && !clause.words.some(({ plain }) => CIRCUMSTANCES.has(plain)))
    return true;
  // “Onze olie en verder niets: geen pijnstillers, geen …”
  if (
    clause.isDenied &&
    clause.begins('not') &&
    clause.words.length <= 4 &&
    ((has('remedy') && has('we')) || has('you'))
  )
    return true;
  // “Daarom slikken onze leerlingen ze niet.”
  if (clause.isDenied && clause.has('we') && clause.words.some(({ plain }) => /^(?:slik|swallow)/.test(plain)))
    return true;
  return (
    clause.isDenied && clause.has('more') && (says('we', 'you', 'remedy') || clause.words.length <= MOST_IN_EXCLAMATION)
  );
}

/**
 * What is usually said of medicines is a small circle: how to take and keep them, what they do, who decides. Your
 * medicine, or one beside what a clinic offers, in a sentence without a word of that circle is worth a question.
 */
export const isOddlyMeant = (clause: Clause, head: Head, { clauses, has }: SentenceReading) =>
  namedIn(clause) !== undefined &&
  clause.words.length >= LEAST_WORDS &&
  // “Het Rijksvaccinatieprogramma” is no programme that is offered beside a vaccine.
  !clause.marks.some(
    ({ role, from }) => role === 'remedy' && clause.marks.some((mark) => mark.role === head && mark.from === from),
  ) &&
  head !== 'dose' &&
  !clause.has(...USUAL) &&
  // “Voeding ondersteunt uw medicijnen, maar vervangt ze niet.”
  !clauses.some((other) => other.isDenied && other.has('ends', 'lessens')) &&
  !isBehind(clause, head, AS_USUAL) &&
  (!has('past') || has('invites', 'me')) &&
  (!clause.has('takes') || clause.isDenied) &&
  (!clause.isDenied || has('more', 'remedy', 'lightly')) &&
  (has('remedy', 'lightly', 'welcome', 'needless', 'rhetorical', 'rivals') ||
    (head !== 'treatment' && (isBehind(clause, head, DETERMINERS) || has('we'))) ||
    (head === 'medicine' && has('you') && !isItsEffect(clause)));

const LEAST_WORDS = 2;
/** “Van tramadol kunt u …”, “diazepam maakt …”: what a medicine does. */
const isItsEffect = ({ words, marks }: Clause) =>
  marks.some(
    ({ role, from }) =>
      role === 'medicine' && words.findIndex((word) => word.from === from) <= (BY.has(words[0]?.plain ?? '') ? 2 : 0),
  );
const BY = new Set('van aan door de het uw the your voor zonder'.split(' '));
/** “Wij behandelen … met levothyroxine”, “wonderolie is een laxeermiddel” */
const AS_USUAL = new Set('met with is zijn are over about of tijdens during'.split(' '));
const USUAL: readonly Role[] = [
  'asks',
  'bans',
  'complaint',
  'consults',
  'doctor',
  'harm',
  'hedge',
  'mixes',
  'often',
  'partly',
  'reason',
  'reports',
  'research',
  'reservation',
  'spare',
  'studied',
  'untrue',
  'usual',
  'warns',
  'wishes',
];

/** “Leven zonder medicijnen? Bij ons kan het.” “Een statine? Liever knoflook.” */
export function isPromisedTo(clause: Clause, { has }: SentenceReading, question: SentenceReading | undefined): boolean {
  const [asked] = question?.clauses ?? [];
  if (!question || !asked || !namedIn(asked) || clause.isDenied) return false;
  if (has('doctor', 'consults', 'mixes', 'harm', 'past', 'hedge') || question.has('mixes', 'reason', 'they'))
    return false;
  if (question.has('ends', 'lessens', 'zonder', 'needless', 'tires'))
    return clause.has('remedy', 'rivals') || (clause.has('we') && clause.has('able') && !clause.has('works', 'usual'));
  // “Een tetanusprik na een hondenbeet? Ledum volstaat.”
  if (asked.words.length < FEW_WORDS && !FINITE.has(asked.words[0]?.plain ?? '') && clause.has('rivals', 'rather'))
    return clause.has('remedy', 'rather');
  return asked.words.length <= 3 && clause.has('remedy') && clause.words.length <= MOST_IN_EXCLAMATION;
}

/** “U kunt beter een appel eten dan die pillen slikken”, but not “paracetamol is beter dan ibuprofen” */
const prefersTo = ({ marks, words, has }: Clause, head: Head) => {
  const better = words.findIndex(({ plain }) => BETTER.has(plain));
  const than = words.findIndex(({ plain }, at) => at > better && THAN.has(plain));
  const named = marks.filter(({ role }) => role === head);
  return (
    better >= 0 &&
    than > better &&
    has('you', 'takes') &&
    named.length > 0 &&
    named.every(({ from }) => from > (words[than]?.from ?? 0))
  );
};
const BETTER = new Set(['beter', 'liever', 'better', 'rather']);
const THAN = new Set(['dan', 'than']);
const AMOUNT = /^(?:hoeveel|hoeveelheid|amount|much|many)$/;

const PERIOD = /^(?:dag|dagje|weekje?|maand(?:je)?|zomer|vakantie|weekend|leven|life|day|month|summer)$/;
const isPeriod = ({ words, marks }: Clause) =>
  marks.some(({ role, before }) => role === 'zonder' && PERIOD.test(before.at(-1) ?? '')) &&
  !SINCE.has(words[0]?.plain ?? '');
const SINCE = new Set(['na', 'after']);

/** “A supplement is no medicine” */
const IS = new Set(['is', 'zijn', 'are']);
/** “Neem de tablet niet in met melk” forbids the milk. */
const CIRCUMSTANCES = new Set(
  'met op tegelijk samen langer vaker meer meteen als wanneer zonder tijdens bij voor na rond binnen om with on together longer more if when without during at before after by than dan to aan'.split(
    ' ',
  ),
);
