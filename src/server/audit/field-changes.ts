import type { ChangedField } from '../../shared/activity/audit-actions.ts';
import { firstOf } from '../../shared/text/text.ts';

/** A field of a change, by its name on the screen, with its values; null for none. */
export type FieldChange = {
  field: ChangedField;
  from: string | null;
  to: string | null;
  /** The row that `from` names. */
  fromId?: number;
};

type Value = string | boolean | null | undefined;

/** A biography is long, and the log is kept for years. */
const MAX_LENGTH = 300;

/** The fields that differ. `labels` names them, and leaves out what the log does not need. */
export const changedFields = <Field extends string>(
  labels: Record<Field, ChangedField>,
  before: Partial<Record<NoInfer<Field>, Value>>,
  after: Partial<Record<NoInfer<Field>, Value>>,
): FieldChange[] =>
  (Object.keys(labels) as Field[])
    .map((field) => ({ field: labels[field], from: textOf(before[field]), to: textOf(after[field]) }))
    .filter(({ from, to }) => from !== to)
    .map(({ field, from, to }) => ({ field, from: shorten(from), to: shorten(to) }));

/** “role: Writer → Editor; name: none → Anna” */
export const changesInWords = (changes: readonly FieldChange[]): string =>
  changes.map(({ field, from, to }) => `${field}: ${from ?? 'none'} → ${to ?? 'none'}`).join('; ');

const textOf = (value: Value): string | null => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value || null;
};

const shorten = (text: string | null): string | null =>
  text && text.length > MAX_LENGTH ? `${firstOf(text, MAX_LENGTH)}…` : text;
