import type { Ground } from '../medical-claims/grounds.ts';
import { isOrder } from './act-of.ts';
import { isWithoutDoctor } from './doctor.ts';
import type { Clause, SentenceReading } from './reading.ts';
import type { Role } from './roles.ts';

/** Of these a story or a circumstance makes another thing. */
const OF_MEDICINE: ReadonlySet<Ground> = new Set(['medicines', 'cure', 'exam'] as const);
/** Who is ill now or drives home takes “usually” for a promise. */
const AT_ONCE: ReadonlySet<Ground> = new Set(['delay', 'driving'] as const);
const CIRCUMSTANCES = ['reason', 'complaint', 'harm', 'medicine', 'treatment', 'doctor'] as const;

/**
 * Whether a claim stands beside what leaves open that it is harmless: what is so for most, what happened to others, or
 * what holds in a medical circumstance. What is certain blocks, and so does what is urged; this only warns.
 */
export function isTempered(ground: Ground, clause: Clause, { clauses, has }: SentenceReading): boolean {
  // “Een kleuter met koorts die goed drinkt, hoeft meestal niet naar de dokter.”
  if (ground === 'delay' && clause.has('often') && !has('grave', 'we', 'remedy', 'ourselves')) return true;
  if (AT_ONCE.has(ground) || has('bypasses', 'lightly', 'needless', 'invites')) return false;
  if (clauses.some((other) => isOrder(other) || isWithoutDoctor(other))) return false;
  const says = (role: Role) => clauses.some((other) => other.statement === clause.statement && other.has(role));
  // “May harm nobody” hedges nothing.
  if (says('often') || (OF_MEDICINE.has(ground) && says('hedge'))) return true;
  // “Bij mij gaf de pil geen bijwerkingen.”
  if (clause.has('past') && !has('you', 'we', 'remedy')) return true;
  // “Zwangere vrouwen kunnen de griepprik veilig krijgen.”
  if (ground === 'safety')
    return has('nursing') && !has('remedy', 'natural', 'natures', 'ingested', 'wholly', 'certain', 'boundlessly');
  // “Your doctor may prescribe warfarin.”
  if (ground === 'prescription') return has('doctor') && says('hedge');
  // “Mijn buurman gooide zijn pufjes weg.”
  if (ground === 'medicines' && has('they', 'past') && !has('we', 'remedy')) return true;
  if (!OF_MEDICINE.has(ground)) return false;
  // “I was told juice would heal my cancer.” “Een drank die elke ziekte zou genezen”
  if (ground === 'cure' && !has('we', 'you') && clause.words.some(({ plain }) => WOULD.has(plain))) return true;
  // “Coeliakie gaat niet over; …”
  if (ground === 'cure' && !has('we') && clauses.some((other) => other !== clause && isDeniedCure(other))) return true;
  if (ground === 'cure' && !has('we', 'forever') && clauses.some(isByMedicine)) return true;
  if (ground === 'cure' && !has('remedy', 'we') && clause.has('illness') && clause.marks.every(isNoName)) return true;
  if (ground === 'cure' && !has('remedy') && clause.words.some(({ plain }) => CURABLE.test(plain))) return true;
  if (clause.has('they') && !has('you', 'we') && (ground === 'medicines' || !has('remedy', 'offer'))) return true;
  if (has('remedy', 'offer')) return false;
  return (
    (clause.has('past') && !has('you')) ||
    (!has('we') && clauses.some((other) => other !== clause && isCircumstance(other)))
  );
}

/** “… als uw waarde goed is”, but not “… als kiespijn” */
const isCircumstance = ({ isCondition, words, has }: Clause) =>
  isCondition && words.length > 2 && has(...CIRCUMSTANCES);

/** “Na de ziekte is uw kind weer de oude.” */
const isNoName = ({ role, last }: Clause['marks'][number]) => role !== 'illness' || NO_NAME.test(last);
const NO_NAME = /^(?:ziekten?|diseases?|illness(?:es)?|disorders?|aandoening(?:en)?|kwaal)$/;

const isDeniedCure = ({ isDenied, has }: Clause) => isDenied && has('illness') && has('over', 'cures');
const WOULD = new Set(['would', 'zou', 'zouden']);

/** “A drug and a laser that kill cancer cells” */
const isByMedicine = ({ words, has }: Clause) => !has('zonder') && words.some(({ plain }) => MEDICINE.test(plain));
const MEDICINE = /^(?:drugs?$|laser|medic|chemo|immuno|radi(?:ation|o)|bestral|operati|surg|photo)/;
/** What doctors end every day */
const CURABLE =
  /^(?:staar|cataract|hernia|liesbreuk|hoofdluis|galst|nierst|spatader|aambei|poliep|cyste|longontsteking|blaasontsteking|wratten)/;
