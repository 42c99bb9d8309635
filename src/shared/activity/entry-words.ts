import type { ActivityEntry } from '../contract/activity.ts';
import type { LANGUAGE_NAMES } from '../language-names.ts';
import type { ROLE_NAMES } from '../permissions.ts';
import type { GROUNDS } from '../text-check/medical-claims/grounds.ts';
import type { ValuesFor } from '../words/words.ts';
import type { AuditWords, ChangedField, WITHOUT_ACCOUNT } from './audit-actions.ts';
import type dutch from './nl.ts';

type ValuesOf<Names> = Names[keyof Names];
type KnownValue = ValuesOf<typeof ROLE_NAMES> | ValuesOf<typeof LANGUAGE_NAMES> | 'yes' | 'no';

/** Says a sentence in the language of the reader; one that it does not know stays as it is. */
export type SayActivity = <Text extends keyof typeof dutch>(text: Text, ...values: ValuesFor<Text>) => string;

/**
 * The API says in English what happened. What has no Dutch words is shown as it is: names, and actions of a later version
 * of the site.
 */
export function entryWords<Entry extends ActivityEntry>(entry: Entry, say: SayActivity): Entry {
  const { who, what, changes } = entry;
  return {
    ...entry,
    who: say(who as ValuesOf<typeof WITHOUT_ACCOUNT>),
    what: say(what as AuditWords),
    subject: subjectOf(entry, say),
    note: changes.length > 0 ? changes.map((change) => changeInWords(change, say)).join('; ') : reasonOf(entry, say),
  };
}

function subjectOf({ subject, article }: ActivityEntry, say: SayActivity): string | null {
  const [, id] = (article === null && subject && /^number (\d+)$/.exec(subject)) || [];
  return id === undefined ? subject : say('number {id}', { id });
}

function changeInWords({ field, from, to }: ActivityEntry['changes'][number], say: SayActivity): string {
  const name = field as ChangedField;
  return `${say(name)}: ${valueInWords(name, from, say)} → ${valueInWords(name, to, say)}`;
}

/** Fields whose values are words of the site, and not what somebody typed. */
const CHOSEN: ReadonlySet<ChangedField> = new Set(['active', 'language', 'role', 'reads messages']);

function valueInWords(field: ChangedField, value: string | null, say: SayActivity): string {
  if (value === null) return say('none');
  return CHOSEN.has(field) ? say(value as KnownValue) : value;
}

type Ground = Exclude<keyof typeof GROUNDS, 'prescription'>;
type DangerRule = 'citizen-number' | 'prescription-medicine' | `claim-${Ground}`;

/** What the rules that find dangers are called beside the reason. */
const RULES = {
  'citizen-number': 'citizen service number',
  'prescription-medicine': 'prescription medicine',
  'claim-cure': 'promises a cure',
  'claim-guarantee': 'guarantees a result',
  'claim-sideEffects': 'no side effects or risk',
  'claim-safety': 'completely safe',
  'claim-miracle': 'miracle or revolution',
  'claim-medicines': 'without medicines',
  'claim-doctor': 'no doctor needed',
  'claim-proof': 'says it is proven',
  'claim-superiority': 'calls something the best',
  'claim-speed': 'result within a time',
  'claim-cleansing': 'cleansing the body',
  'claim-immunity': 'strengthens the immune system',
  'claim-discredit': 'discredits doctors, medicines or research',
  'claim-delay': 'keeps readers from a doctor',
  'claim-exam': 'how an examination ends',
  'claim-driving': 'driving while dulled',
  'claim-testimonial': 'a patient recommends a treatment',
  'claim-urgency': 'hurries readers',
  'claim-supplement': 'effect of a food or a supplement',
  'claim-patient': 'recognisable patient',
  'claim-title': 'title of a protected profession',
} as const satisfies Record<DangerRule, string>;

/** The log keeps “Anna (claim-cure): the reason” of who published a danger. */
const reasonOf = ({ note }: ActivityEntry, say: SayActivity): string | null =>
  note?.replace(/\(([\w-]+(?:, [\w-]+)*)\): /, (_, rules: string) => {
    const names = rules.split(', ').map((rule) => (Object.hasOwn(RULES, rule) ? say(RULES[rule as DangerRule]) : rule));
    return `(${names.join(', ')}): `;
  }) ?? null;
