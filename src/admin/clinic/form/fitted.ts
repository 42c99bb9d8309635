import { type Entry, emptyOf, fieldOf, isRecord, type Schema, schemaOf, type Value, type Values } from './schema.ts';
import { isSame } from './values.ts';

type Part = Value | undefined;
/** A value of a form; what it was before the user typed, and what the server has, which stands in for what does not fit. */
type Sides = { value: Part; before: Part; current: Part };

/** What was typed, and has no place in the form any more. */
export type Leftover = { /** The names that lead to it. */ path: string[]; text: string };

/** A form from before an update of the site, as the fields are now. What was typed and does not fit goes to `leave`. */
export function fitted(schema: Schema, sides: Sides, leave: (left: Leftover) => void, path: string[] = []): Part {
  const { value, before, current } = sides;
  const standIn = () => {
    const text = textOf(value);
    if (text && !isSame(value, before)) leave({ path, text });
    return current ?? emptyOf(schema);
  };
  const field = fieldOf(schema, value);
  if (value === undefined || (value === null && field.isNullable)) return value;
  const inner = (item: Schema, name: string, one: Part, was: Part, is: Part) =>
    fitted(item, { value: one, before: was, current: is }, leave, [...path, name]);
  if (field.kind === 'group') {
    if (!isRecord(value)) return standIn();
    const [was, is] = [valuesOf(before), valuesOf(current)];
    const { properties = {}, required = [] } = field.schema;
    const names = [...Object.keys(value), ...required.filter((name) => !(name in value))];
    const parts = names.map((name): [string, Part] => {
      if (!(name in value)) return [name, is[name] ?? emptyOf(schemaOf(field.schema, name))];
      if (name in properties || name in is)
        return [name, inner(schemaOf(field.schema, name), name, value[name], was[name], is[name])];
      const text = textOf(value[name]);
      if (text && !isSame(value[name], was[name])) leave({ path: [...path, name], text });
      return [name, undefined];
    });
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined)) as Value;
  }
  if (field.kind === 'record') {
    if (!areAll(value, isEntry)) return standIn();
    const entryIn = (all: Part, key: string) =>
      areAll(all, isEntry) ? (all as unknown as Entry[]).find((one) => one.key === key)?.value : undefined;
    return (value as unknown as Entry[]).map(({ key, value: own }) => ({
      key,
      value: inner(field.item, key, own, entryIn(before, key), entryIn(current, key)) ?? emptyOf(field.item),
    })) as unknown as Value;
  }
  if (field.kind === 'list') {
    if (!areAll(value, isRecord)) return standIn();
    const [was, is] = [before, current].map((all) => (Array.isArray(all) ? all : []));
    return (value as Value[]).map(
      (item, index) => inner(field.item, `${index + 1}`, item, was?.[index], is?.[index]) ?? emptyOf(field.item),
    );
  }
  if (field.kind === 'text' && typeof value === 'number') return String(value);
  return isOfKind(field.kind, value, current) ? value : standIn();
}

const valuesOf = (part: Part) => (isRecord(part) ? part : {}) as Values;
const isEntry = (item: unknown) => isRecord(item) && typeof item['key'] === 'string' && 'value' in item;
const areAll = (value: Part, isOne: (item: unknown) => boolean) => Array.isArray(value) && value.every(isOne);

/** What is typed in place of a number or a point is a text, until it is one. */
function isOfKind(kind: ReturnType<typeof fieldOf>['kind'], value: Part, current: Part): boolean {
  if (kind === 'checkbox') return typeof value === 'boolean';
  if (kind === 'number') return typeof value === 'number' || typeof value === 'string';
  if (kind === 'lines' || kind === 'choices') return areAll(value, (item) => typeof item === 'string');
  if (kind === 'point') return typeof value === 'string' || Array.isArray(value);
  if (kind === 'points') return Array.isArray(value);
  if (kind === 'json')
    return current === undefined || textOf(current) === '' || Array.isArray(value) === Array.isArray(current);
  return typeof value === 'string';
}

/** All that can be read of a value. */
export function textOf(value: Part): string {
  if (value == null || typeof value === 'boolean') return '';
  if (typeof value !== 'object') return String(value).trim();
  const texts = Object.values(value).map(textOf).filter(Boolean);
  return texts.join(Array.isArray(value) ? '\n' : ' · ');
}
