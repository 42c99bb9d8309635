import { expect, test } from 'vitest';
import type { z } from 'zod';
import { endpointName, endpointsOf, SECTIONS } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import dutch from './nl.ts';

const forStaff = ({ access, path }: Endpoint) => access !== 'public' || path.startsWith('/api/admin/');
const calls = Object.values(SECTIONS).flatMap(endpointsOf).filter(forStaff);

const messagesOf = ({ params, query, body }: Endpoint) => [params, query, body].flatMap((schema) => messagesIn(schema));

test('finds messages in schemas', () => {
  expect(calls.flatMap(messagesOf)).toEqual(
    expect.arrayContaining(['Title is required', 'The crop ends outside the picture']),
  );
});

/** Those that begin with the name of a parameter are for programs: no person types it. */
test.each(calls.map((call) => [endpointName(call), call] as const))('has the messages of %s', (_, call) => {
  expect(messagesOf(call).filter((message) => /^[A-Z]/.test(message) && !(message in dutch))).toEqual([]);
});

/** The messages that a schema and the schemas in it give for wrong input. */
function messagesIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const { _zod } = value as { _zod?: { def: { error?: z.core.$ZodErrorMap } } };
  if (!_zod) return Object.values(value).flatMap((inner) => messagesIn(inner, seen));
  const said = _zod.def.error?.({ code: 'custom', input: undefined, path: [] } as never);
  const message = typeof said === 'string' ? said : said?.message;
  const { error: _, ...inner } = _zod.def;
  return [...(message === undefined ? [] : [message]), ...messagesIn(inner, seen)];
}
