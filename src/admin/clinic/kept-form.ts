import type { DocumentContent } from '../../shared/contract/site-documents.ts';
import { keptFormKey, keptFormKeys, removeStored } from '../data/local-storage.ts';
import { fitted, type Leftover } from './form/fitted.ts';
import { withoutFilledIn } from './form/samples.ts';
import type { Schema, Value } from './form/schema.ts';
import { contentOf, isSame, isSameContent, toForm } from './form/values.ts';

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
  /** What was typed before an update of the site, and has no field any more. */
  left: Leftover[];
};

/** Where a form is kept, and since when: another tab may have put a newer one there. */
type Copy = { key: string; at: string };

/** Without copies: a form that the browser refused. */
export type FoundForm = KeptForm & { copies: Copy[] /** What it would save. */; content: DocumentContent };

/** For a new visit. Not the time: two tabs of a browser that starts again open at once. */
export const newKey = (userId: number, path: string): string =>
  keptFormKey(userId, path, Math.random().toString(36).slice(2));

/** The forms of other visits that hold something else than `content` does, newest first, and where others are kept. */
export function findKeptForms(
  userId: number,
  path: string,
  schema: Schema,
  content: DocumentContent,
): { forms: FoundForm[]; saved: Copy[] } {
  const forms: FoundForm[] = [];
  const saved: Copy[] = [];
  const found = keptFormKeys(userId, path).flatMap((key) => {
    const kept = stored(key);
    return kept ? [{ copy: { key, at: kept.at }, kept: fitting(schema, kept, content) }] : [];
  });
  for (const { copy, kept } of found.sort((a, b) => b.kept.at.localeCompare(a.kept.at))) {
    const own = savedBy(schema, { ...kept, start: startOf(schema, kept) });
    const isIt = (other: FoundForm) =>
      other.restoredFrom === kept.restoredFrom &&
      isSameContent(schema, other.content, own) &&
      isSame(other.left, kept.left);
    const same = forms.find(isIt);
    if (same) same.copies.push(copy);
    else if (kept.restoredFrom === null && isSameContent(schema, own, content) && kept.left.length === 0)
      saved.push(copy);
    else forms.push({ ...kept, copies: [copy], content: own });
  }
  return { forms, saved };
}

/** False when the browser refuses: its storage is full or disabled. */
export function keepForm(key: string, form: KeptForm): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(form));
    return true;
  } catch {
    return false;
  }
}

/** Leaves what another tab has put there since: this tab has never shown it. */
export function removeCopies(copies: readonly Copy[]): void {
  for (const { key, at } of copies) if (stored(key)?.at === at) removeStored(key);
}

/** An update of the site may have given fields another shape, or taken them away. */
function fitting(schema: Schema, kept: KeptForm, content: DocumentContent): KeptForm {
  const { before, body, left = [] } = kept;
  const current = toForm(schema, content.fields as Value);
  const was = toForm(schema, before.fields as Value);
  const all = [...left];
  const fields = fitted(schema, { value: kept.fields, before: was, current }, (one) => all.push(one)) ?? current;
  const start = fitted(schema, { value: was, before: was, current }, () => {}) ?? current;
  const hasText = content.body !== null;
  if (!hasText && body !== null && body !== before.body) all.push({ path: ['tekst'], text: body });
  return {
    ...kept,
    before: contentOf(schema, start, hasText ? (before.body ?? content.body) : null),
    fields,
    body: hasText ? (body ?? content.body) : null,
    left: all,
  };
}

function stored(key: string): KeptForm | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as KeptForm;
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
