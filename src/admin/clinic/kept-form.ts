import type { DocumentContent } from '../../shared/contract/site-documents.ts';
import { keptFormKey, keptFormKeys, removeStored } from '../data/local-storage.ts';
import { withoutFilledIn } from './form/samples.ts';
import { isRecord, type Schema, type Value } from './form/schema.ts';
import { contentOf, isSame } from './form/values.ts';

/**
 * A form that is not saved, as the browser keeps it until it is saved, discarded or its user logs out. Keys contain the
 * user, the document and the visit, so two tabs never overwrite each other's form.
 */
export type KeptForm = {
  at: string;
  basedOn: number;
  /** What the server had then: where it has something newer, that is told by what differs. */
  before: DocumentContent;
  fields: Value;
  body: string | null;
  restoredFrom: number | null;
  right: string[];
};

/** Where a form is kept, and since when: another tab may have put a newer one there. */
type Copy = { key: string; at: string };

/** Without copies: a form that the browser refused. */
export type FoundForm = KeptForm & { copies: Copy[] /** What it would save. */; content: DocumentContent };

/** For a new visit. Not the time: two tabs of a browser that starts again open at once. */
export const newKey = (userId: number, path: string): string =>
  keptFormKey(userId, path, Math.random().toString(36).slice(2));

/**
 * The forms of other visits that hold something else than `content` does, newest first, and where others are kept.
 * `current` are the fields of the server as a form has them.
 */
export function findKeptForms(
  userId: number,
  path: string,
  schema: Schema,
  { content, current }: { content: DocumentContent; current: Value },
): { forms: FoundForm[]; saved: Copy[] } {
  const forms: FoundForm[] = [];
  const saved: Copy[] = [];
  const stored = keptFormKeys(userId, path).flatMap((key) => {
    const kept = read(key, schema, current);
    return kept ? [{ copy: { key, at: kept.at }, kept }] : [];
  });
  for (const { copy, kept } of stored.sort((a, b) => b.kept.at.localeCompare(a.kept.at))) {
    const own = savedBy(schema, { ...kept, start: startOf(schema, kept) });
    const same = forms.find((other) => other.restoredFrom === kept.restoredFrom && isSame(other.content, own));
    if (same) same.copies.push(copy);
    else if (kept.restoredFrom === null && isSame(own, content)) saved.push(copy);
    else forms.push({ ...kept, copies: [copy], content: own });
  }
  return { forms, saved };
}

/** False when the browser refuses: its storage is full or disabled. */
export function keepForm(key: string, schema: Schema, form: KeptForm): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ ...form, schema: JSON.stringify(schema) }));
    return true;
  } catch {
    return false;
  }
}

/** Leaves what another tab has put there since: this tab has never shown it. */
export function removeCopies(copies: readonly Copy[]): void {
  for (const { key, at } of copies) if (stored(key)?.at === at) removeStored(key);
}

function read(key: string, schema: Schema, current: Value): KeptForm | undefined {
  const kept = stored(key);
  if (!kept || kept.schema === JSON.stringify(schema)) return kept;
  return { ...kept, fields: fitting(kept, schema, current), right: [] };
}

/** An update of the site gave some fields another shape: those are as they are on the server. */
function fitting(kept: { schema: string; fields: Value }, schema: Schema, current: Value): Value {
  if (!isRecord(kept.fields) || !isRecord(current)) return current;
  const before = JSON.parse(kept.schema) as Schema;
  const isSameField = (name: string) => isSame(before.properties?.[name], schema.properties?.[name]);
  const names = Object.keys({ ...current, ...kept.fields });
  const values = names.map(
    (name) => [name, (isSameField(name) ? kept.fields : current) as Record<string, Value>] as const,
  );
  return Object.fromEntries(
    values.flatMap(([name, { [name]: value }]) => (value === undefined ? [] : [[name, value]])),
  );
}

function stored(key: string): (KeptForm & { schema: string }) | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as KeptForm & { schema: string };
  } catch {
    return undefined;
  }
}

/** What was in the form before the user changed it; of an earlier version that was put into it, what is there now. */
export const startOf = (schema: Schema, kept: KeptForm): DocumentContent['fields'] =>
  kept.restoredFrom === null ? kept.before.fields : contentOf(schema, kept.fields, kept.body).fields;

type Filled = Pick<KeptForm, 'fields' | 'body' | 'right'> & { start: DocumentContent['fields'] };

/** What a form saves. */
export function savedBy(schema: Schema, form: Filled): DocumentContent {
  const { fields, body } = contentOf(schema, form.fields, form.body);
  return { fields: withoutFilledIn(fields, form.start, form.right), body };
}
