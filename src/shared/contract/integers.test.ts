import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpointsOf, SECTIONS } from './contract.ts';
import { MAX_INTEGER } from './parameters.ts';

type Schema = { type?: string; maximum?: number; [key: string]: unknown };

/** A moment in milliseconds, which has a column for larger numbers. */
const LARGER = /\.visit$/;

/** Where a schema takes a whole number that no integer column can hold. */
function unbounded(schema: unknown, at: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum } = schema as Schema;
  const here = type === 'integer' && !(maximum !== undefined && maximum <= MAX_INTEGER) ? [at] : [];
  return [...here, ...Object.entries(schema).flatMap(([name, part]) => unbounded(part, `${at}.${name}`))];
}

test('takes no whole number that the database cannot hold', () => {
  const found = Object.values(SECTIONS)
    .flatMap(endpointsOf)
    .flatMap(({ method, path, params, query, body }) =>
      [params, query, body].flatMap((part) =>
        part ? unbounded(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }), `${method} ${path}`) : [],
      ),
    );
  expect(found.filter((place) => !LARGER.test(place))).toEqual([]);
});
