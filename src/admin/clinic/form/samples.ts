import type { DocumentContent } from '../../../shared/contract/site-documents.ts';
import { isRecord, SAMPLES, type Value } from './schema.ts';
import { isSame } from './values.ts';

type Fields = DocumentContent['fields'];

const below = (path: string, name: string) => (path ? `${path}.${name}` : name);

const namesIn = (values: Record<string, Value>): string[] =>
  Array.isArray(values[SAMPLES]) ? values[SAMPLES].map(String) : [];

/** The paths of the fields that are examples, such as `anna-bos.naam`. */
export function samplesIn(values: Fields, at = ''): string[] {
  const inner = Object.entries(values).flatMap(([name, part]) =>
    isRecord(part) ? samplesIn(part, below(at, name)) : [],
  );
  return [...namesIn(values).map((name) => below(at, name)), ...inner];
}

/**
 * The fields without the names of examples that are filled in: nothing is left of what stood there `before`, or the
 * user said that it is `right` as it is.
 */
export function withoutFilledIn(values: Fields, before: Fields, right: readonly string[], at = ''): Fields {
  const listed = namesIn(values);
  const left = listed.filter(
    (name) => !right.includes(below(at, name)) && !isReplaced(valueAt(before, name), valueAt(values, name)),
  );
  const next = Object.entries(values).flatMap(([name, part]): Array<[string, Value]> => {
    if (name === SAMPLES && left.length < listed.length) return left.length > 0 ? [[name, left]] : [];
    const was = before[name];
    return [
      [
        name,
        isRecord(part) && isRecord(was ?? null) ? withoutFilledIn(part, was as Fields, right, below(at, name)) : part,
      ],
    ];
  });
  return Object.fromEntries(next);
}

/** Of a group or a list each part must be another: a new street does not make the postcode true. */
function isReplaced(before: Value | undefined, after: Value | undefined): boolean {
  if (typeof before !== 'object' || before === null || Object.keys(before).length === 0) return !isSame(before, after);
  const was = before as Record<string, Value>;
  const is = (typeof after === 'object' && after !== null ? after : {}) as Record<string, Value>;
  return Object.keys(was).every((name) => isReplaced(was[name], is[name]));
}

const valueAt = (values: Fields, path: string): Value | undefined =>
  path
    .split('.')
    .reduce<Value | undefined>(
      (value, name) => (isRecord(value ?? null) ? (value as Fields)[name] : undefined),
      values,
    );
