import { beforeEach, describe, expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { ErrorResponse } from '../../shared/contract/errors.ts';
import { routes } from '../app.ts';

/** JSON that is valid and extreme, to every address that reads some: nothing may walk through what no schema has seen. */
const app = setUpTestApp();
let cookie = '';
beforeEach(async () => {
  ({ cookie } = await app.logIn());
});

const nested = (open: string, close: string, levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`;
const within = (value: string) =>
  `{${['title', 'content', 'name', 'email', 'message', 'password', 'code'].map((name) => `"${name}":${value}`)}}`;

const EXTREMES = {
  'arrays within arrays': nested('[', ']', 5000),
  'many more arrays': nested('[', ']', 900_000),
  'objects within objects': nested('{"a":', '}', 300_000),
  'fields that are nested': within(nested('[{"a":', '}]', 10_000)),
  'an unknown field that is nested': `{"unknown":${nested('[', ']', 900_000)}}`,
  'a field named __proto__ that is nested': `{"__proto__":${nested('{"__proto__":', '}', 100_000)}}`,
  'an array of a million numbers': `[${'0,'.repeat(999_999)}0]`,
  'an object of 100,000 fields': `{${Array.from({ length: 100_000 }, (_, at) => `"${at}":0`)}}`,
  'numbers beyond every type': within(`1${'0'.repeat(400)}`),
  'a number of 100,000 digits': within('9'.repeat(100_000)),
};

const readers = routes.filter(({ endpoint }) => endpoint.body);

describe.each(readers.map(({ endpoint: { method, path } }) => [method, path]))('%s %s', (method, path) => {
  test.each(Object.entries(EXTREMES))('refuses %s', async (_, body) => {
    const response = await app.request(path.replace(/:\w+/g, '1'), { method, body, cookie });
    expect(response.status).toBe(400);
    expect(ErrorResponse.safeParse(await response.json()).success).toBe(true);
  });
});
