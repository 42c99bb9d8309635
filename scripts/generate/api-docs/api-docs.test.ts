import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { routes } from '../../../src/server/app.ts';
import { endpointName, SECTIONS } from './endpoints.ts';
import { EXAMPLES } from './examples.ts';
import { renderApiDocs } from './render.ts';

const endpoints = Object.values(SECTIONS).flat();

test('docs/api.md is up to date (`npm run docs:api` writes it)', async () => {
  expect(await readFile('docs/api.md', 'utf8')).toBe(renderApiDocs());
});

test('every endpoint of the site is documented', () => {
  const documented = endpoints.map(endpointName);
  expect(routes.map(({ endpoint }) => endpointName(endpoint)).filter((name) => !documented.includes(name))).toEqual([]);
});

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
