import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { routes } from '../app.ts';

/** Texts that JavaScript converts to a number but that are not plain digits. */
const NOT_DIGITS = ['0x10', '0b10', '0o20', '1e1', '+16', ' 16', '16 ', '16\n', '1_6', '16.0', '-16', '١٦', 'Infinity'];

const app = setUpTestApp();
let cookie = '';
beforeEach(async () => {
  ({ cookie } = await app.logInAsReviewer());
});

/** The names of a schema's number fields. */
function numberFields(schema: z.core.$ZodType | undefined): string[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).flatMap(([name, field]) =>
    typeof field === 'object' && [field.type].flat().some((type) => type === 'integer' || type === 'number')
      ? [name]
      : [],
  );
}

const addresses = routes.flatMap(({ endpoint: { method, path, params, query } }) => [
  ...numberFields(params).map((name) => [method, path.replace(`:${name}`, '{n}')] as const),
  ...numberFields(query).map((name) => [method, `${path}?${name}={n}`] as const),
]);

test('finds the number parameters of the routes', () => expect(addresses.length).toBeGreaterThan(10));

test.each(addresses)('accepts only digits in %s %s', async (method, address) => {
  const send = async (number: string) => {
    const path = address.replace('{n}', encodeURIComponent(number));
    const response = await app.request(path, { method, cookie, ...(method !== 'GET' && { body: {} }) });
    return { status: response.status, ...((await response.json()) as { error?: string }) };
  };
  const error400 = { status: 400, error: expect.stringMatching(/must be a whole number|starts at|Too small/) };
  for (const number of NOT_DIGITS) expect(await send(number), JSON.stringify(number)).toMatchObject(error400);
});

test.each(['1', '16', '016'])('accepts %s as a page number', async (number) =>
  expect((await app.request(`/api/articles?page=${number}`)).status).toBe(200),
);
