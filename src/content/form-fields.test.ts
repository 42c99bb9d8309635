import { describe, expect, test } from 'vitest';
import { formSchema, toForm } from './document-form.ts';
import { readOriginal, siteDocuments } from './documents.ts';

type Schema = {
  description?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  readOnly?: boolean;
};
type Field = { at: ReadonlyArray<string | number>; schema: Schema; isRequired: boolean };

const optionsOf = (schema: Schema): Schema[] => schema.anyOf ?? [schema];

/** Each field of a form, with the place of its value; of a list the first item. */
function fieldsOf(field: Field, value: unknown): Field[] {
  const { at, schema } = field;
  const inner = optionsOf(schema).flatMap(({ properties = {}, additionalProperties, items, required = [] }) => {
    if (Array.isArray(value)) return items?.properties ? fieldsIn(items, value[0], [...at, 0]) : [];
    if (typeof value !== 'object' || value === null) return [];
    const values = value as Record<string, unknown>;
    if (typeof additionalProperties === 'object') {
      const [key = ''] = Object.keys(values);
      return fieldsIn(additionalProperties, values[key], [...at, key]);
    }
    return Object.entries(properties).flatMap(([name, part]) =>
      fieldsOf({ at: [...at, name], schema: part, isRequired: required.includes(name) }, values[name]),
    );
  });
  return schema.readOnly ? [] : [field, ...inner];
}

const fieldsIn = (schema: Schema, value: unknown, at: Field['at']): Field[] =>
  fieldsOf({ at, schema, isRequired: true }, value).slice(1);

/** What nobody means, and a form can send: it makes a number of what looks like one. */
const WORDS = ['@lindehof', 'anna bos', '31-12-2026', 'drie', '12:5', 'www.lindehof.nl', 'x'.repeat(600)];
const NUMBERS = [-1, 1.5, 99_999];

function slipsOf(schema: Schema): unknown[] {
  const options = optionsOf(schema);
  const list = options.find(({ type }) => type === 'array');
  const point = list?.prefixItems ?? list?.items?.prefixItems;
  if (point) return list?.prefixItems ? ['links', [1000, 0]] : [['links'], [[1000, 0]]];
  if (list) return list.items?.type === 'string' && !list.items.enum ? WORDS.map((word) => [word]) : [];
  if (options.some(({ type }) => type === 'number' || type === 'integer')) return [...WORDS, ...NUMBERS];
  return options.some(({ type }) => type === 'string') ? WORDS : [];
}

/** How a form sends a field that was emptied. */
function emptyOf({ schema, isRequired }: Field): unknown {
  const options = optionsOf(schema);
  if (options.some(({ type }) => type === 'null')) return null;
  if (!isRequired) return undefined;
  return options.some(({ type }) => type === 'array') ? [] : '';
}

function withValue(fields: unknown, [name, ...rest]: Field['at'], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(fields)) return fields.map((part, index) => (index === name ? withValue(part, rest, value) : part));
  const { [name]: before, ...others } = fields as Record<string, unknown>;
  const next = withValue(before, rest, value);
  return next === undefined ? others : { ...others, [name]: next };
}

const isGroup = ({ schema }: Field) => optionsOf(schema).some(({ type }) => type === 'object');

/** One of each kind: the pages of a folder have the same fields. */
const documents = [...new Map(siteDocuments().map((document) => [document.schema, document])).values()];

describe.each(documents)('a refusal in the form of $path', ({ path, schema }) => {
  const { fields } = toForm(path, readOriginal(path));
  const all = fieldsIn(formSchema(schema) as Schema, fields, []).filter((field) => !isGroup(field));

  /** Of the field itself, not of what another then lacks. Of several sentences the form says the first. */
  function said(field: Field, value: unknown): string[] {
    const { error } = schema.safeParse(withValue(fields, field.at, value));
    const first = new Map((error?.issues ?? []).toReversed().map((issue) => [issue.path.join('.'), issue.message]));
    return [...first].flatMap(([place, message]) => (place.startsWith(field.at.join('.')) ? [message] : []));
  }

  test('is a Dutch sentence for its field', () => {
    const refused = all.flatMap((field) =>
      [emptyOf(field), ...slipsOf(field.schema)].flatMap((value) => said(field, value)),
    );
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.filter((message) => !/^\p{Ll}/u.test(message))).toEqual([]);
  });

  test('says what a field must be, and not that it is missing, when something stands there', () => {
    const wrong = all.flatMap((field) =>
      slipsOf(field.schema).flatMap((slip) =>
        said(field, slip)
          .filter((message) => message.startsWith('ontbreekt'))
          .map((message) => `${field.at.join('.')}: ${String(slip).slice(0, 20)}: ${message}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('speaks of an e-mail address for no other field', () => {
    const others = all.filter(({ at }) => !['email', 'veiligheidsmeldingen'].includes(String(at.at(-1))));
    const refused = others.flatMap((field) => slipsOf(field.schema).flatMap((slip) => said(field, slip)));
    expect(refused.filter((message) => message.includes('mail'))).toEqual([]);
  });
});

/** What stands at the place of a field. */
const valueAt = (value: unknown, [name, ...rest]: Field['at']): unknown =>
  name === undefined ? value : valueAt((value as Record<string | number, unknown>)[name], rest);

test('a field of which the text has bold words or links says how they are typed', () => {
  const formatted = documents.flatMap(({ path, schema }) => {
    const { fields } = toForm(path, readOriginal(path));
    return fieldsIn(formSchema(schema) as Schema, fields, []).filter(({ at }) =>
      /\*\*|\]\(/.test(String(valueAt(fields, at) ?? '')),
    );
  });
  expect(formatted.length).toBeGreaterThan(3);
  for (const { at, schema } of formatted) expect(schema.description, at.join('.')).toContain('**words** are bold');
});
