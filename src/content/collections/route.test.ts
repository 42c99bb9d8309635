import { expect, test } from 'vitest';
import { readContentFile, readFacts } from '../read-file.ts';
import { routeSchema } from './route.ts';

const { data } = readContentFile('content/route.yaml', readFacts());
const SKETCH = data['schets'] as object;
const problemsOf = (changes: object) =>
  routeSchema
    .safeParse({ ...data, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

test('accepts the route of content/, and with what the clinic tells later', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ parkeren: 'Naast de deur.', toegang: 'Zonder drempel.' })).toEqual([]);
});

test.each([
  [{ inleiding: ' ' }, /^inleiding ontbreekt: vul een zin in/],
  [{ fietsen: 'Naast de deur.' }, /fietsen/],
  [{ schets: { ...SKETCH, kliniek: [43] } }, /^schets\.kliniek moet een plek zijn/],
  [{ schets: { ...SKETCH, kliniek: [43, 85] } }, /^schets\.kliniek\.1 moet een plek zijn/],
  [
    { schets: { ...SKETCH, wegen: [{ langs: [[0, 0]] }] } },
    /^schets\.wegen\.0\.langs moet ten minste twee punten hebben/,
  ],
  [
    { schets: { ...SKETCH, beschrijving: undefined } },
    /^schets\.beschrijving ontbreekt: vul een beschrijving van de schets in/,
  ],
])('refuses %j', (changes, message) => expect(problemsOf(changes)[0]).toMatch(message));
