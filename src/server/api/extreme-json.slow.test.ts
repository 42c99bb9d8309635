import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { ErrorResponse } from '../../shared/contract/errors.ts';
import { routes } from '../app.ts';

/** Valid but extreme JSON, for every endpoint with a body: no code may recurse into it before a schema parsed it. */
const app = setUpTestApp();
let cookie = '';
beforeEach(async () => {
  ({ cookie } = await app.logInAsReviewer());
});

const nested = (open: string, close: string, levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`;
const inEveryField = (value: string) =>
  `{${['title', 'content', 'name', 'email', 'message', 'password', 'code'].map((name) => `"${name}":${value}`)}}`;

const EXTREMES = {
  'nested arrays': nested('[', ']', 5000),
  'very deeply nested arrays': nested('[', ']', 900_000),
  'nested objects': nested('{"a":', '}', 300_000),
  'deeply nested fields': inEveryField(nested('[{"a":', '}]', 10_000)),
  'a deeply nested unknown field': `{"unknown":${nested('[', ']', 900_000)}}`,
  'a deeply nested field __proto__': `{"__proto__":${nested('{"__proto__":', '}', 100_000)}}`,
  'an array of a million numbers': `[${'0,'.repeat(999_999)}0]`,
  'an object of 100,000 fields': `{${Array.from({ length: 100_000 }, (_, at) => `"${at}":0`)}}`,
  'numbers beyond the range of a double': inEveryField(`1${'0'.repeat(400)}`),
  'a number of 100,000 digits': inEveryField('9'.repeat(100_000)),
};

const routesWithBody = routes.filter(({ endpoint }) => endpoint.body);

/** Endpoints without required fields ignore unknown ones. Nothing has the number of a path here. */
const refusalsOf = (body: Endpoint['body']) => (body && z.safeParse(body, {}).success ? [400, 404] : [400]);

const TOO_LARGE = [413];

describe.each(
  routesWithBody.map(
    ({ endpoint: { method, path, body }, body: kind }) =>
      [method, path, kind === 'beacon' ? TOO_LARGE : refusalsOf(body)] as const,
  ),
)('%s %s', (method, path, refused) => {
  test.each(Object.entries(EXTREMES))('refuses %s', async (_, body) => {
    const response = await app.request(path.replace(/:\w+/g, '999'), { method, body, cookie });
    expect(refused).toContain(response.status);
    expect(ErrorResponse.safeParse(await response.json()).success).toBe(true);
  });
});
