import type { Clause } from '../grammar/reading.ts';
import { readSentence, type SentenceReading } from '../grammar/reading.ts';
import { namesPrescriptionMedicine } from './medicines.ts';

/** Bounded, so that digits and commas without end take linear time. */
const PRICE = '(?:(?:[€£$]|eur|euro) ?\\d|\\d[\\d.,]{0,12}(?:,-)? ?(?:euros?|eur|pounds|dollars|€)|\\d{1,6},-)';
/** The price behind a name, as in a list of prices. */
const PRICE_BEHIND = new RegExp(`^ ?[:–—|(-]{0,2} ?${PRICE}`, 'iu');
const OFFERED_PRICE = new RegExp(
  `\\b(?:voor|vanaf|v\\.a\\.|slechts|maar|nu|for|from|only|just|now)(?: slechts| maar| only| just)? ?${PRICE}`,
  'iu',
);
/** What stands beside a name is read no further, so that a sentence of names takes linear time. */
const BESIDE = 80;

/** Prescription medicines named in a sentence that advertises, by their names. */
export function promotedMedicines(own: SentenceReading, answer = '') {
  if (!own.has('medicine')) return [];
  const names = own.clauses.flatMap((clause) =>
    clause.words.filter(namesPrescriptionMedicine).map((word) => ({ ...word, clause })),
  );
  // “Tramadol nodig? Bij ons te bestellen.”
  const said = own.text.endsWith('?') && answer ? readSentence(`${own.text} ${answer}`) : own;
  const { text, has } = said;
  // Ordering what a doctor prescribed is no advertisement.
  if (names.length === 0 || has('untrue', 'warns', 'reports', 'repeat', 'partly')) return [];
  const isSold = isSoldBy(said) || OFFERED_PRICE.test(text);
  const isPraised = (isSold || has('sells', 'praises')) && !has('explains', 'harm') && !namesSideEffects(said);
  return names.flatMap(({ clause, from, to }) => {
    const isOffered =
      has('offers') || clause.leads('we', 'medicine', 1) || PRICE_BEHIND.test(own.text.slice(to, to + BESIDE));
    // “Een zomer zonder ritalin”
    const before = clause.words[clause.words.findIndex((word) => word.from === from) - 1]?.plain;
    if ((before === 'zonder' || before === 'without') && !has('you')) return [];
    if (!stands(clause, own) || !(isPraised || isOffered)) return [];
    // Praise that offers nothing to readers may as well be news.
    const severity = isSold || isOffered || has('you', 'we') ? 'danger' : 'warning';
    return [{ ground: 'prescription', severity, from, to } as const];
  });
}

/** “Van prednison kunt u slechter slapen.” */
const namesSideEffects = ({ clauses, has }: SentenceReading) =>
  has('harms') && !has('zonder', 'safe') && !clauses.some(({ isDenied }) => isDenied);

/** “It is also available as a spray” tells what there is. */
const isSoldBy = ({ clauses, has }: SentenceReading) =>
  has('sells') &&
  (has('you', 'we', 'praises', 'offers') ||
    clauses.some(({ marks }) => marks.some(({ role, last }) => role === 'sells' && !TOLD.test(last))));

const TOLD = /^(?:available|beschikbaar|verkrijgbaar|prescri\p{L}+)$/u;

/** “Wie modafinil probeert, werkt een nacht door.” */
const isWhoever = ({ words }: Clause) => words[0]?.plain === 'wie' || words[0]?.plain === 'whoever';

/** “Met Wegovy hoeft u nooit meer te lijnen” praises by its denial; “gebruikt u metformine, kom dan langs” does not. */
const stands = (clause: Clause, { text }: SentenceReading) =>
  (!clause.isCondition || text.endsWith('?') || clause.has('praises', 'sells') || isWhoever(clause)) &&
  (!clause.isDenied || clause.has('more'));
