import { expect, test } from 'vitest';
import { z } from 'zod';
import { routes } from '../app.ts';

/** Nearly the largest body, and the longest query that Node reads. */
const BODY = 1_900_000;
const QUERY = 15_000;
const PARTS = [
  'a',
  '<',
  '@',
  'a@',
  '.',
  '-',
  ' ',
  '\n',
  '1',
  '1 ',
  '1.',
  'a.',
  'a-',
  '/',
  'https://',
  '"',
  '&',
  'é\u0301',
  '😀',
];
/** How much more a field may take than reading the JSON that it came in. */
const FACTOR = 60;
/** What is too fast to be timed, in ms. */
const FLOOR = 3;

function cpuTimeOf(work: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** The fields of an object, also within defaults and transformations. */
function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  const def = schema?._zod.def as { shape?: object; innerType?: z.core.$ZodType; in?: z.core.$ZodType } | undefined;
  if (!def) return [];
  return def.shape ? Object.keys(def.shape) : fieldsOf(def.innerType ?? def.in);
}

const FIELDS = routes.flatMap(({ endpoint }) => [
  ...fieldsOf(endpoint.body).map((field) => ({ endpoint, field, schema: endpoint.body, length: BODY })),
  ...fieldsOf(endpoint.query).map((field) => ({ endpoint, field, schema: endpoint.query, length: QUERY })),
]);

test('no field of any endpoint takes long to be refused, whatever it holds', () => {
  expect(FIELDS.length).toBeGreaterThan(80);
  const costly: string[] = [];
  for (const part of PARTS) {
    const texts = new Map([BODY, QUERY].map((length) => [length, part.repeat(length / part.length)]));
    const json = JSON.stringify(texts.get(BODY));
    const limit =
      FACTOR *
      Math.max(
        FLOOR,
        cpuTimeOf(() => JSON.parse(json)),
      );
    for (const { endpoint, field, schema, length } of FIELDS) {
      const parse = () => z.safeParse(schema as z.core.$ZodType, { [field]: texts.get(length) });
      const start = process.cpuUsage();
      parse();
      const { user } = process.cpuUsage(start);
      // Again only what seems to be slow.
      if (user / 1000 > limit && cpuTimeOf(parse) > limit)
        costly.push(`${endpoint.method} ${endpoint.path}: ${field} of ${JSON.stringify(part)}`);
    }
  }
  expect(costly).toEqual([]);
});
