import type { AuditWords, ChangedField, WITHOUT_ACCOUNT } from '../../shared/audit-actions.ts';
import type { ActivityEntry } from '../../shared/contract/activity.ts';
import type { LANGUAGE_NAMES } from '../../shared/language-names.ts';
import type { ROLE_NAMES } from '../../shared/permissions.ts';
import { t } from './words.ts';

type ValuesOf<Names> = Names[keyof Names];
type KnownValue = ValuesOf<typeof ROLE_NAMES> | ValuesOf<typeof LANGUAGE_NAMES> | 'yes' | 'no';

/**
 * The API says in English what happened. What has no Dutch words is shown as it is: names, and actions of a later version
 * of the site.
 */
export function entryWords<Entry extends ActivityEntry>(entry: Entry): Entry {
  const { who, what, note, changes } = entry;
  return {
    ...entry,
    who: t(who as ValuesOf<typeof WITHOUT_ACCOUNT>),
    what: t(what as AuditWords),
    subject: subjectOf(entry),
    note: changes.length > 0 ? changes.map(changeInWords).join('; ') : note,
  };
}

function subjectOf({ subject, article }: ActivityEntry): string | null {
  const [, id] = (article === null && subject && /^number (\d+)$/.exec(subject)) || [];
  return id === undefined ? subject : t('number {id}', { id });
}

function changeInWords({ field, from, to }: ActivityEntry['changes'][number]): string {
  const name = field as ChangedField;
  return `${t(name)}: ${valueInWords(name, from)} → ${valueInWords(name, to)}`;
}

/** Fields whose values are words of the site, and not what somebody typed. */
const CHOSEN: ReadonlySet<ChangedField> = new Set(['active', 'language', 'role', 'reads messages']);

function valueInWords(field: ChangedField, value: string | null): string {
  if (value === null) return t('none');
  return CHOSEN.has(field) ? t(value as KnownValue) : value;
}
