import type { DocumentContent } from '../../../shared/contract/site-documents.ts';

/** What JSON Schema says of a document's fields, as far as `z.toJSONSchema` writes it. */
export type Schema = {
  /** Of the schema of content/: a hint, in English. */
  description?: string;
  /** Whether the server alone sets it. */
  readOnly?: boolean;
  /** The key of somebody of the team. */
  colleague?: boolean;
  /** Of the schema of content/: the name of the picture's field whose description this is. */
  describes?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema | boolean;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  enum?: string[];
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
};

/** Where a document, or an entry of it, names its fields that are still examples. Staff never edit this list. */
export const SAMPLES = 'voorbeelden';
/** The medical review of a page about care, which only reviewing it sets. */
export const REVIEW = 'gecontroleerd';

export type Value = DocumentContent['fields'][string];
/** The values of a group. A value is undefined when its field is not in the document. */
export type Values = Record<string, Value | undefined>;

/** A record such as that of the team, while it is edited: two entries may have the same key for a moment. */
export type Entry = { key: string; value: Value };

type Common = { isNullable: boolean };
export type Field = Common &
  (
    | {
        kind: 'text';
        input: TextInput;
        maxLength?: number | undefined;
        suggestions: string[];
        /** Whether its Markdown is formatting. */
        isMarkdown: boolean;
      }
    /** The name of a built-in picture, or the address of one in the library. */
    | { kind: 'picture' }
    | { kind: 'number' }
    | { kind: 'checkbox' }
    | { kind: 'choice'; options: string[] }
    | { kind: 'choices'; options: string[] }
    /** A text a line. */
    | { kind: 'lines' }
    /** A place on a map, such as 43, 55. */
    | { kind: 'point' }
    /** A place a line. */
    | { kind: 'points' }
    | { kind: 'group'; schema: Schema }
    | { kind: 'list'; item: Schema }
    | { kind: 'record'; item: Schema }
    /** What none of these can show. */
    | { kind: 'json' }
  );
type TextInput = 'text' | 'email' | 'url' | 'date' | 'time' | 'datetime-local';

const INPUTS: Record<string, TextInput> = {
  date: 'date',
  'datetime-local': 'datetime-local',
  email: 'email',
  time: 'time',
  uri: 'url',
};

/** How a value is edited. Of several schemas, the one that fits the present value. */
export function fieldOf(schema: Schema, value: Value | undefined): Field {
  const { options, isNullable } = alternatives(schema);
  const fits = options.find((option) => value != null && isOfType(option, value)) ?? options[0] ?? {};
  const texts = options.filter((option) => option.type === 'string');
  const suggestions = texts.flatMap((option) => (typeof option.const === 'string' ? [option.const] : []));
  return { ...kindOf(fits, value, texts.length === options.length ? suggestions : []), isNullable };
}

/** The schemas that a value may have, without that of null. */
function alternatives(schema: Schema): { options: Schema[]; isNullable: boolean } {
  const types =
    schema.anyOf ?? (Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema]);
  const options = types.filter(({ type }) => type !== 'null');
  return { options, isNullable: options.length < types.length };
}

type Kind = Field extends infer F ? (F extends Common ? Omit<F, 'isNullable'> : never) : never;

function kindOf(schema: Schema, value: Value | undefined, suggestions: string[]): Kind {
  const { type, items } = schema;
  if (schema.enum) return { kind: 'choice', options: schema.enum };
  if (schema.format === 'picture') return { kind: 'picture' };
  if (type === 'string') {
    const { maxLength, format = '' } = schema;
    return { kind: 'text', input: INPUTS[format] ?? 'text', maxLength, suggestions, isMarkdown: format === 'markdown' };
  }
  if (type === 'number' || type === 'integer') return { kind: 'number' };
  if (type === 'boolean') return { kind: 'checkbox' };
  if (type === 'object' && schema.properties) return { kind: 'group', schema };
  if (type === 'object' && typeof schema.additionalProperties === 'object')
    return { kind: 'record', item: schema.additionalProperties };
  if (type !== 'array') return { kind: 'json' };
  if (schema.prefixItems)
    return arePoints([schema], value === undefined ? [] : [value]) ? { kind: 'point' } : { kind: 'json' };
  if (typeof items !== 'object') return { kind: 'json' };
  if (items.enum) return { kind: 'choices', options: items.enum };
  if (items.type === 'object') return { kind: 'list', item: items };
  const list = Array.isArray(value) ? value : [];
  if (items.prefixItems) return arePoints([items], list) ? { kind: 'points' } : { kind: 'json' };
  // An item of any type is a text in every document.
  const areTexts = (items.type === 'string' || items.type === undefined) && list.every(isLine);
  return areTexts ? { kind: 'lines' } : { kind: 'json' };
}

const isLine = (item: unknown) =>
  typeof item === 'string' && item.trim() === item && !/[\n\r]/.test(item) && item !== '';
const isNumberSchema = ({ type }: Schema) => type === 'number' || type === 'integer';

/** What the user types in place of a point, until it is one, is a text. */
const arePoints = (schemas: Schema[], values: Value[]) =>
  schemas.every(({ prefixItems = [] }) => prefixItems.every(isNumberSchema)) &&
  values.every((value) => typeof value === 'string' || (Array.isArray(value) && value.every(isNumber)));
const isNumber = (value: unknown) => typeof value === 'number';

function isOfType({ type, const: only }: Schema, value: Value): boolean {
  if (only !== undefined) return only === value;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return typeof value === 'number';
  if (type === 'object') return isRecord(value);
  return typeof value === type;
}

export const isRecord = (value: unknown): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a group in the order of the document; those that it does not have follow the one before them. */
export function namesOf({ properties = {} }: Schema, values: Values): string[] {
  const names = Object.keys(values);
  const known = Object.keys(properties);
  for (const [index, name] of known.entries()) {
    if (names.includes(name)) continue;
    const before = known.slice(0, index).findLast((other) => names.includes(other));
    names.splice(before === undefined ? 0 : names.indexOf(before) + 1, 0, name);
  }
  return names;
}

/** Those that the form shows. */
export const editableNamesOf = (schema: Schema, values: Values): string[] =>
  namesOf(schema, values).filter((name) => !schemaOf(schema, name).readOnly);

/** Of a field that the schema does not know, which the server refuses. */
export const schemaOf = (schema: Schema, name: string): Schema => schema.properties?.[name] ?? { type: 'string' };

/** What a new item of a list starts with: what must be there, empty. */
export function emptyOf(schema: Schema): Value {
  const { options, isNullable } = alternatives(schema);
  if (isNullable) return null;
  const [first = {}] = options;
  if (first.type === 'array') return [];
  if (first.type === 'boolean') return false;
  if (first.type !== 'object') return '';
  const required = Object.keys(first.properties ?? {}).filter((name) => first.required?.includes(name));
  return Object.fromEntries(required.map((name) => [name, emptyOf(schemaOf(first, name))]));
}
