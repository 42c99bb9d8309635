import fc from 'fast-check';
import type { z } from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema | z.core.JSONSchema._JSONSchema;

/** Texts that have broken something somewhere. */
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
  'true',
  'null',
  `${'a'.repeat(60)}!`,
  `${'(a+)+'.repeat(20)}$`,
  '&'.repeat(200),
  '| & ! <-> :*',
  '<p>'.repeat(200),
  `${'-'.repeat(199)}x`,
];

export const hostileText = fc.oneof(fc.constantFrom(...HOSTILE), fc.string(), fc.string({ unit: 'binary' }));

/** Values that a JSON schema allows, mostly; now and then another, because a program checks it and a caller may not. */
export function fromSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 20, arbitrary: allowedBy(schema) }, { weight: 1, arbitrary: fc.jsonValue() });
}

function allowedBy(schema: JsonSchema): fc.Arbitrary<unknown> {
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
      return text(schema);
    case 'integer':
    case 'number':
      // Small ones are the numbers of rows that are there.
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

function text({ format, minLength = 0, maxLength = 300 }: { format?: string; minLength?: number; maxLength?: number }) {
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
