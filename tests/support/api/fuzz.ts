import fc from 'fast-check';
import type { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema | z.core.JSONSchema._JSONSchema;

/** Texts that are known to break programs. */
const HOSTILE = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\udfff\ud800',
  '\u202eabc',
  'İı',
  '👩‍⚕️'.repeat(50),
  '../../etc/passwd',
  '..\\..\\boot.ini',
  '%00',
  '%E0%A4%A',
  "'; drop table articles; --",
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}<%= 7*7 %>',
  'a\r\nset-cookie: x=1',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e309',
  '9007199254740993',
  '0x10',
  '1e1',
  '+16',
  ' 16',
  '٣',
  'true',
  'null',
  `${'a'.repeat(60)}!`,
  `${'(a+)+'.repeat(20)}$`,
  '&'.repeat(200),
  '| & ! <-> :*',
  '<p>'.repeat(200),
  `${'-'.repeat(199)}x`,
];

/** The opening and closing text of one level of nested JSON. */
const NESTED = [
  ['[', ']'],
  ['{"a":', '}'],
  ['[{"a":', '}]'],
  ['{"__proto__":', '}'],
] as const;

export const hostileText = fc.oneof(fc.constantFrom(...HOSTILE), fc.string(), fc.string({ unit: 'binary' }));

/** Valid but extreme JSON: deep, wide, or with numbers beyond any type. */
export const extremeJson = fc.oneof(
  fc
    .tuple(fc.constantFrom(...NESTED), fc.constantFrom(60, 5000, 100_000))
    .map(([[open, close], levels]) => `${open.repeat(levels)}1${close.repeat(levels)}`),
  fc.constantFrom(10, 100_000).map((length) => `[${'0,'.repeat(length)}0]`),
  fc.constantFrom(10, 50_000).map((length) => `{${Array.from({ length }, (_, at) => `"${at}":0`)}}`),
  fc.constantFrom('1e400', '-1e400', '1e-400', '-0', '9'.repeat(50_000), `0.${'3'.repeat(50_000)}`),
);

/** Addresses, valid and invalid, as proxies may write them in X-Forwarded-For. */
export const oddAddress = fc.oneof(
  fc.ipV4(),
  fc.ipV6(),
  fc.tuple(fc.ipV4(), fc.nat(99_999)).map(([address, port]) => `${address}:${port}`),
  fc.tuple(fc.ipV6(), fc.nat(99_999)).map(([address, port]) => `[${address}]:${port}`),
  fc.ipV4().map((address) => `::ffff:${address}`),
  fc.constantFrom('', ',', 'unknown', '_x', '[', '[]', '[]:1', '::', ':1', '%', 'fe80::1%', '0x7f.1', '1.2.3.4/24'),
);

/** Mostly values that follow the schema, sometimes any other JSON value. */
export function fromSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 20, arbitrary: validFor(schema) }, { weight: 1, arbitrary: fc.jsonValue() });
}

function validFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.jsonValue();
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fromSchema));
  if (schema.allOf) return fc.oneof(...schema.allOf.map(fromSchema));
  return ofType(schema);
}

function ofType(schema: Exclude<JsonSchema, boolean>): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'string':
      return textFor(schema);
    case 'integer':
    case 'number':
      // Ids of existing rows are small.
      return fc.oneof(
        fc.integer({ min: 1, max: 3 }),
        fc.integer(),
        fc.double(),
        fc.constantFrom(schema.minimum ?? 0, schema.maximum ?? 0),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(schema.items && !Array.isArray(schema.items) ? fromSchema(schema.items) : fc.jsonValue(), {
        maxLength: 25,
      });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, property]) => [name, fromSchema(property)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    default:
      return fc.jsonValue();
  }
}

function textFor({
  format,
  minLength = 0,
  maxLength = 300,
}: {
  format?: string;
  minLength?: number;
  maxLength?: number;
}) {
  const longest = Math.min(maxLength, 1000);
  const plain = fc.oneof(
    hostileText,
    fc.string({ unit: 'grapheme', minLength: Math.min(minLength, longest), maxLength: longest }),
    fc.constantFrom('Proef', 'Natuurgeneeskunde', 'slapen-zonder-pillen', 'https://www.rivm.nl/x?y=1#z'),
  );
  if (format === 'email') return fc.oneof(fc.emailAddress(), plain);
  if (format === 'uuid') return fc.oneof(fc.uuid(), plain);
  return plain;
}
