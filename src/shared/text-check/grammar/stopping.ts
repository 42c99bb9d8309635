import type { Severity } from '../finding.ts';
import type { Clause, Role, SentenceReading } from './reading.ts';

/**
 * Whether a clause tells readers to stop, reduce or replace a medicine, a treatment or a vaccine. To stop counts as it
 * stands, to take or to need counts when it is denied; two denials cancel each other. A danger is what the text itself
 * says to its readers; what is limited or unclear is a warning.
 */
export function judgeStopping(clause: Clause, reading: SentenceReading, topic: boolean): Severity | undefined {
  const { clauses, has } = reading;
  const head = headOf(clause, reading, topic);
  const act = head && actOf(clause, head);
  if (!act || clause.isAsked || clause.isDisowned || (clause.isCondition && !has('bypasses'))) return undefined;
  const isRefuted = has('untrue') && !has('bypasses');
  // “Dat u niet zonder insuline kunt, is een fabeltje.”
  if (act === 'goes on') return isRefuted && clause.begins('that') ? 'danger' : undefined;
  if (isRefuted || has('warns')) return undefined;
  const around = clauses.filter(({ statement }) => statement === clause.statement);
  if (around.some((other) => other.has('reports'))) return undefined;
  const isBypassed = has('bypasses') || clauses.some(isWithoutDoctor);
  if (isAboutOthers(clause, reading)) return undefined;
  if (isBypassed) return 'danger';
  if (head === 'treatment' && clause.has('around')) return undefined;
  // “Dan moet de dosis omlaag” says what happens, “verlaag uw dosis” what to do.
  const isCommand = clause.begins('ends') || clause.begins('lessens') || clause.begins('lowers');
  if (head === 'dose' && !isCommand && !clause.has('you', 'we')) return undefined;
  if (clause.has('partly') || clauses.some((other) => other.statement >= clause.statement && asksDoctor(other)))
    return undefined;
  if (clauses.some((other) => other.has('harm') && !other.isDenied && !other.has('zonder'))) return undefined;
  if (has(...(head === 'treatment' ? [] : ['reason' as const]), 'course') && !has('remedy')) return undefined;
  // What a source says of a part of the patients.
  if (clause.has('hedge')) return has('sourced') && !clause.has('you') ? undefined : 'warning';
  const isAddressed =
    clause.begins('ends') ||
    clause.begins('lessens') ||
    clause.begins('takes') ||
    clause.has('you', 'we', 'remedy', 'needless');
  return isAddressed ? 'danger' : 'warning';
}

const HEADS = ['medicine', 'treatment', 'vaccine', 'dose'] as const;
type Head = (typeof HEADS)[number];

const namedIn = (clause: Clause): Head | undefined => HEADS.find((role) => clause.has(role));
/** A clause of fewer words says “it” or leaves it out. */
const FEW_WORDS = 9;

/** Of the clause itself, or of the nearest one before. */
function headOf(clause: Clause, { clauses }: SentenceReading, topic: boolean): Head | undefined {
  const own = namedIn(clause);
  if (own && own !== 'dose') return own;
  const at = clauses.indexOf(clause);
  for (let before = at - 1; before >= Math.max(0, at - FEW_WORDS); before -= 1) {
    const other = clauses[before];
    const named = other && namedIn(other);
    if (named) return clause.has('it') || own || clause.words.length < FEW_WORDS ? named : own;
  }
  return own ?? (topic && clause.words.length < FEW_WORDS ? 'medicine' : undefined);
}

/** What the clause says of it, with the denials taken into account. */
function actOf(clause: Clause, head: Head): 'stops' | 'goes on' | undefined {
  const ends =
    clause.has('ends') ||
    // “Levothyroxine replaces the hormone” tells what a medicine does.
    (clause.has('lessens') &&
      (!clause.leads(head, 'lessens', 5) ||
        clause.has('remedy') ||
        (clause.has('you') && !clause.leads('lessens', 'you', 9)) ||
        clause.leads('lessens', 'you', 2))) ||
    clause.leads('fewer', head, 1) ||
    (clause.has('lowers') && (head === 'dose' || clause.begins('lowers') || clause.has('dose')));
  if (clause.has('dissuades')) return ends || clause.isDenied ? 'goes on' : 'stops';
  // “U hoeft niet te stoppen” is no call to stop.
  if (clause.has('needs') && !ends) return clause.isDenied ? 'stops' : 'goes on';
  if (clause.has('needless')) return clause.isDenied ? 'goes on' : 'stops';
  // “Never without asking”
  if (clause.isDenied && clause.has('zonder') && clause.has('consults')) return undefined;
  if (clause.isDenied && clause.has('takes') && (clause.has('more') || (head === 'vaccine' && !clause.has('illness'))))
    return 'stops';
  if (ends) return clause.isDenied ? 'goes on' : 'stops';
  return undefined;
}

/** A doctor counts in a positive relation: asked, or one whose word decides. */
const asksDoctor = (clause: Clause) =>
  clause.has('doctor') &&
  (clause.has('consults') || clause.leads('doctor', 'lowers')) &&
  !clause.has('zonder') &&
  (!clause.isDenied || clause.has('ends', 'lessens', 'takes'));

const isWithoutDoctor = (clause: Clause) =>
  (clause.has('doctor', 'consults') && clause.has('zonder')) ||
  (clause.isDenied && clause.has('consults') && clause.has('doctor') && !clause.has('ends', 'lessens', 'takes'));

/** A report of a third person, or of the past. */
function isAboutOthers(clause: Clause, { clauses, has }: SentenceReading): boolean {
  const says = (role: Role) => clauses.some((other) => other.statement === clause.statement && other.has(role));
  if (has('quotes') && has('says') && has('they')) return true;
  if (clause.has('you', 'we')) return false;
  if (clause.has('past')) return true;
  return clause.has('they') && !says('remedy') && !says('we');
}
