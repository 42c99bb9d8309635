import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { extremeJson, fromSchema, hostileText } from '../../../tests/support/api/fuzz.ts';
import {
  bodyFieldsOf,
  expectSafeResponse,
  fuzzOptions,
  SECOND_FACTORS,
  setUpFuzzApp,
  urlOf,
} from '../../../tests/support/api/fuzz-app.ts';
import { routes } from '../app.ts';

const { resetAccount, send, credentials } = setUpFuzzApp();

const inputFor = (schema: z.core.$ZodType | undefined) =>
  schema ? fromSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : fc.constant({});

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];
const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/xml',
  '',
];
const HEADERS = [
  'if-none-match',
  'range',
  'if-range',
  'accept',
  'accept-language',
  'x-request-id',
  'authorization',
  'content-length',
  'origin',
  'host',
];

describe.each(routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    test('handles input that follows its schema, with extra fields', async () => {
      const fields = bodyFieldsOf(endpoint);
      const isAccountEndpoint = fields.length > 0 && fields.every((name) => name in credentials());
      const input = fc.record({
        params: inputFor(endpoint.params),
        query: inputFor(endpoint.query),
        body: inputFor(endpoint.body),
        extra: fc.dictionary(fc.constantFrom('id', 'isAdmin', '__proto__', 'constructor', 'version'), fc.jsonValue(), {
          maxKeys: 2,
        }),
        correctFields: fc.subarray(isAccountEndpoint ? fields : []),
        secondFactor: fc.constantFrom('unconfirmed', ...SECOND_FACTORS),
      });
      // All credentials correct: at least one request succeeds.
      const example = {
        params: {},
        query: {},
        body: {},
        extra: {},
        correctFields: fields,
        secondFactor: SECOND_FACTORS[0],
      };
      const statuses = new Set<number>();
      await fc.assert(
        fc.asyncProperty(input, async ({ params, query, body, extra, correctFields, secondFactor }) => {
          if (isAccountEndpoint) await resetAccount(secondFactor);
          const path = urlOf(endpoint, { ...(params as object) }, { ...(query as object) });
          const correct = Object.fromEntries(
            Object.entries(credentials()).filter(([name]) => correctFields.includes(name)),
          );
          const content = endpoint.body && { body: JSON.stringify({ ...(body as object), ...correct, ...extra }) };
          const response = await send(path, { method: endpoint.method, ...content });
          statuses.add(response.status);
          await expectSafeResponse(response, { path, ...content });
        }),
        { ...fuzzOptions(endpoint), ...(isAccountEndpoint && { examples: [[example]] }) },
      );
      if (isAccountEndpoint) expect(statuses).toContain(endpoint.status);
    });

    test('handles random requests', async () => {
      const request = fc.record({
        method: fc.constantFrom(endpoint.method, endpoint.method, ...METHODS),
        segments: fc.array(hostileText, { minLength: 3, maxLength: 3 }),
        query: hostileText,
        type: fc.constantFrom(...CONTENT_TYPES),
        body: fc.oneof(
          fc.json(),
          extremeJson,
          hostileText,
          fc.constantFrom('[', '{"a":', 'null', '--x\r\n', '['.repeat(20_000), '{"__proto__":{"a":1}}'),
        ),
        headers: fc.dictionary(
          fc.constantFrom(...HEADERS),
          fc
            .oneof(fc.string(), fc.constantFrom('bytes=0-', 'bytes=9-1', '*', '"x"', 'null', '-1', 'http://['))
            .map((value) => value.replace(/[^\x20-\x7e]/g, '')),
          { maxKeys: 3 },
        ),
      });
      await fc.assert(
        fc.asyncProperty(request, async ({ method, segments, query, type, body, headers }) => {
          const path = urlOf(endpoint, { ...segments, id: segments[0], slug: segments[1], file: segments[2] }, {});
          const content = ['GET', 'HEAD'].includes(method) ? {} : { body };
          const call = { method, ...content, headers: { 'content-type': type, ...headers } };
          await expectSafeResponse(await send(`${path}?${encodeURI(query.toWellFormed())}`, call), { path, ...call });
        }),
        fuzzOptions(endpoint),
      );
    });
  },
);
