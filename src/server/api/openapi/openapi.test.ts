import { readFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { EXAMPLES } from '../../../../tests/support/api/examples.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { routes } from '../../app.ts';
import { openApiDocument, openApiText } from './document.ts';
import { endpointName, endpointsOf, SECTIONS } from './sections.ts';

const endpoints = Object.values(SECTIONS).flatMap(endpointsOf);

test('docs/openapi.json is up to date (`npm run openapi` writes it)', async () => {
  expect(await readFile('docs/openapi.json', 'utf8')).toBe(openApiText());
  expect(JSON.parse(openApiText())).toEqual(openApiDocument());
});

test('is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(openApiDocument())).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('describes every endpoint of the site', () => {
  expect(endpoints.map(endpointName).sort()).toEqual(routes.map(({ endpoint }) => endpointName(endpoint)).sort());
});

describe('GET /api/openapi.json', () => {
  const app = setUpTestApp();

  test('gives the document to staff', async () => {
    const { cookie } = await app.logIn();
    const response = await app.request('/api/openapi.json', { cookie });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(openApiDocument());
  });

  test('refuses visitors', async () => {
    expect((await app.request('/api/openapi.json')).status).toBe(401);
  });
});

// Tests send them too.
test('every endpoint has an example, and every example an endpoint', () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual(endpoints.map(endpointName).sort());
});

test.each(endpoints.map((endpoint) => [endpointName(endpoint), endpoint] as const))(
  'the example of %s matches the contract',
  (name, endpoint) => {
    const example = EXAMPLES[name] ?? {};
    if (endpoint.query) z.parse(endpoint.query, example.query);
    if (endpoint.body) z.parse(endpoint.body, example.body);
    if (endpoint.response) expect(z.parse(endpoint.response, example.response)).toEqual(example.response);
    else expect(example.response).toBeUndefined();
    if (endpoint.params) z.parse(endpoint.params, pathValues(endpoint.path, example.path ?? ''));
  },
);

/** `/a/:id` and `/a/7` give `{ id: '7' }`. */
function pathValues(pattern: string, path: string): Record<string, string | undefined> {
  const names = pattern.split('/');
  const values = path.split('/');
  return Object.fromEntries(
    names.flatMap((name, index) => (name.startsWith(':') ? [[name.slice(1), values[index]]] : [])),
  );
}
