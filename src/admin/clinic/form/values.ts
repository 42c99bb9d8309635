import type { DocumentContent } from '../../../shared/contract/site-documents.ts';
import { type Entry, type Field, fieldOf, isRecord, SAMPLES, type Schema, schemaOf, type Value } from './schema.ts';
import { t } from './words.ts';

/** The values of a document as its form edits them: a record is a list of entries, all else is as in the document. */
export function toForm(schema: Schema, value: Value): Value {
  return convert(schema, value, (record, item) =>
    Object.entries(record as Record<string, Value>).map(([key, part]) => ({ key, value: toForm(item, part) })),
  );
}

/** The other way. Of entries with one key the last would stay: {@link problemsOf} comes first. */
export function fromForm(schema: Schema, value: Value): Value {
  return convert(schema, value, (entries, item) =>
    Object.fromEntries((entries as Entry[]).map(({ key, value: part }) => [key, fromForm(item, part)])),
  );
}

type OfRecord = (record: Value, item: Schema) => Value;

function convert(schema: Schema, value: Value, ofRecord: OfRecord): Value {
  const again = (part: Schema, inner: Value) => convert(part, inner, ofRecord);
  const record = recordOf(schema);
  if (record && value !== null) return ofRecord(value, record);
  const field = fieldOf(schema, value);
  if (field.kind === 'group' && isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, again(schemaOf(field.schema, name), part)]),
    );
  if (field.kind === 'list' && Array.isArray(value)) return value.map((part) => again(field.item, part));
  return value;
}

/** The schema of the entries of a record. */
function recordOf(schema: Schema): Schema | undefined {
  const field = fieldOf(schema, {});
  return field.kind === 'record' ? field.item : undefined;
}

/** The fields as the API takes them: without those that are undefined. */
export const contentOf = (schema: Schema, fields: Value, body: string | null): DocumentContent => ({
  fields: JSON.parse(JSON.stringify(fromForm(schema, fields))) as DocumentContent['fields'],
  body,
});

/** What cannot be sent: an entry without a key, or two with the same. By the paths of the keys' fields. */
export function problemsOf(schema: Schema, value: Value): Record<string, string> {
  if (!recordOf(schema) || !Array.isArray(value)) return {};
  const keys = (value as Entry[]).map(({ key }) => key);
  return Object.fromEntries(
    keys.flatMap((key, index) => {
      if (key.trim() === '') return [[key, t('A key is missing: fill one in, such as anna-bos')]];
      return keys.indexOf(key) === index ? [] : [[key, t('This key is there twice: give each its own')]];
    }),
  );
}

/** What is typed as a key: the space after a first name is the hyphen before the next. */
export const keyOf = (typed: string): string =>
  typed
    .trimStart()
    .replace(/[\s-]+/g, '-')
    .toLowerCase();

type Placed = {
  /** By the path of the field that shows it. */
  at: Record<string, string>;
  /** Those without a field. */
  rest: { path: string; message: string }[];
};

/** Where each message of the server is shown; `body` is the field of the text. */
export function placeErrors(schema: Schema, value: Value, errors: Record<string, string>): Placed {
  const at: Placed['at'] = {};
  const rest: Placed['rest'] = [];
  for (const [path, message] of Object.entries(errors)) {
    const { field, inner } = placeOf(schema, value, path);
    if (field === undefined) rest.push({ path, message });
    else at[field] ??= inner === undefined ? message : `regel ${inner + 1} ${message}`;
  }
  return { at, rest };
}

/** The path of the field, and which of its lines, where one field has several. */
function placeOf(schema: Schema, value: Value, path: string): { field?: string; inner?: number } {
  const parts = path.split('.');
  let part: Value | undefined = value;
  let known = schema;
  for (const [depth, name] of parts.entries()) {
    const here = parts.slice(0, depth).join('.');
    const field = fieldOf(known, part ?? null);
    const entries: Entry[] | undefined = Array.isArray(part) && recordOf(known) ? (part as Entry[]) : undefined;
    if (entries) {
      const entry: Entry | undefined = entries.find(({ key }) => key === name);
      if (!entry) return depth === 0 ? {} : { field: here };
      part = entry.value;
      known = recordOf(known) ?? {};
    } else if (field.kind === 'group') {
      const isKnown = name in (field.schema.properties ?? {}) || (isRecord(part) && name in part);
      if (!isKnown) return depth === 0 ? {} : { field: here };
      known = schemaOf(field.schema, name);
      part = isRecord(part) ? part[name] : undefined;
    } else if (field.kind === 'list') {
      const item: Value | undefined = Array.isArray(part) ? part[Number(name)] : undefined;
      if (item === undefined) return { field: here };
      known = field.item;
      part = item;
    } else {
      if (depth === 0) return {};
      return field.kind === 'lines' || field.kind === 'points' ? { field: here, inner: Number(name) } : { field: here };
    }
  }
  return { field: path };
}

/** What stands for an emptied field: what stood there when it was empty before, else nothing as the schema has it. */
export function emptied(
  field: { isNullable: boolean },
  isRequired: boolean,
  before: Value | undefined,
): Value | undefined {
  if (before === null) return null;
  if (before === undefined && !isRequired) return undefined;
  if (field.isNullable) return null;
  return isRequired ? '' : undefined;
}

/** `43, 55` */
export const pointText = (value: Value | undefined): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '';

/** The numbers of `43, 55`; the text itself when it holds anything else. */
export function pointOf(text: string): Value {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  return numbers.every(Number.isFinite) ? numbers : text;
}

export const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

const MARKS = /\*\S[^*\n]*\*|__\S.*?__|\[[^\]\n]+\]\(|^#{1,6} /m;

/** Whether somebody typed Markdown where it is none. */
export const hasStrayMarks = (field: Field, text: string) =>
  (field.kind === 'lines' || (field.kind === 'text' && field.input === 'text' && !field.isMarkdown)) &&
  MARKS.test(text);

/** Adds or removes a choice. In the order of the options, unless the document has another. */
export function toggled(options: string[], chosen: string[], option: string): string[] {
  if (chosen.includes(option)) return chosen.filter((other) => other !== option);
  const place = (one: string) => options.indexOf(one);
  const isInOrder = chosen.every((one, index) => index === 0 || place(chosen[index - 1] ?? '') < place(one));
  const next = [...chosen, option];
  return isInOrder ? next.sort((one, other) => place(one) - place(other)) : next;
}

/** The top fields that differ, for a sentence about what was changed. */
export function changedFields(before: DocumentContent, after: DocumentContent): string[] {
  const names = new Set([...Object.keys(before.fields), ...Object.keys(after.fields)]);
  names.delete(SAMPLES);
  const changed = [...names].filter((name) => !isSame(before.fields[name], after.fields[name]));
  return before.body === after.body ? changed : [...changed, 'tekst'];
}

/** Whether two contents are the same to readers: they see in which order a record such as that of the team is. */
export const isSameContent = (schema: Schema, one: DocumentContent, other: DocumentContent): boolean =>
  one.body === other.body && isSame(toForm(schema, one.fields as Value), toForm(schema, other.fields as Value));

/** Whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, index) => isSame(part, other[index]));
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}
