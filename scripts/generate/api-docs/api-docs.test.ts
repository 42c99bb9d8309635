import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpointName, SECTIONS } from './endpoints.ts';
import { EXAMPLES } from './examples.ts';
import { renderApiDocs } from './render.ts';

const endpoints = Object.values(SECTIONS).flat();

test('issue B: docs/api.md says what the contract says; `npm run docs:api` writes it anew', async () => {
  expect(await readFile('docs/api.md', 'utf8')).toBe(renderApiDocs());
});

test('issue B: every call has an example, and every example is of a call', () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual(endpoints.map(endpointName).sort());
});

test.each(endpoints.map((endpoint) => [endpointName(endpoint), endpoint] as const))(
  'issue B: the example of %s is what the contract allows',
  (name, { query, body, answer, params, path }) => {
    const example = EXAMPLES[name] ?? {};
    if (query) z.parse(query, example.query);
    if (body) z.parse(body, example.body);
    if (answer) expect(z.parse(answer, example.answer)).toEqual(example.answer);
    else expect(example.answer).toBeUndefined();
    if (params) z.parse(params, filled(path, example.path ?? ''));
  },
);

/** The values of a path's parameters: `/a/:id` and `/a/7` give `{ id: '7' }`. */
function filled(pattern: string, path: string): Record<string, string | undefined> {
  const names = pattern.split('/');
  const values = path.split('/');
  return Object.fromEntries(
    names.flatMap((name, index) => (name.startsWith(':') ? [[name.slice(1), values[index]]] : [])),
  );
}
