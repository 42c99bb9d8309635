import { expect, test } from 'vitest';
import { reviewedOn, sources } from './fields.ts';
import { medicalReview } from './review.ts';

const REVIEW = { door: 'hanneke-verbruggen', op: '2026-01-02', volgende: '2029-01-02' };
const problemOf = (changes: object) => {
  const [issue] = medicalReview.safeParse({ ...REVIEW, ...changes }).error?.issues ?? [];
  return issue && [issue.path.join('.'), issue.message];
};

test('accepts a reviewer with a BIG number and a past date', () => expect(problemOf({})).toBeUndefined());

test.each([
  [
    { op: '9998-01-02', volgende: '9999-01-02' },
    'op',
    /^ligt in de toekomst: vul de dag in waarop de tekst is gecontroleerd$/,
  ],
  [{ op: '2026-02-30' }, 'op', /^moet een datum zijn zoals/],
  [{ volgende: '2026-01-02' }, 'volgende', /^moet na de dag liggen waarop de tekst is gecontroleerd$/],
  [{ volgende: 'nooit' }, 'volgende', /^moet een datum zijn zoals/],
  [{ door: 'jan' }, 'door', /^is niemand uit het team: kies hanneke-verbruggen, /],
  [{ door: 'saskia-brouwers' }, 'door', /^heeft geen BIG-nummer onder Team/],
  [{ door: undefined }, 'door', /^ontbreekt: kies iemand uit het team/],
])('refuses %o with a sentence in Dutch', (changes, path, message) => {
  expect(problemOf(changes)).toEqual([path, expect.stringMatching(message)]);
});

test('refuses a review of a statement, or a look at a source, in the future', () => {
  expect(reviewedOn.safeParse('9999-01-01').error?.issues[0]?.message).toBe(
    'ligt in de toekomst: vul de dag in waarop u de tekst hebt nagekeken',
  );
  const source = { id: 'nhg', titel: 'Slaap', uitgever: 'NHG', jaar: 2024, geraadpleegd: '9999-01-01' };
  expect(sources.safeParse([source]).error?.issues[0]).toMatchObject({
    path: [0, 'geraadpleegd'],
    message: 'ligt in de toekomst: vul de dag in waarop u de bron hebt gelezen',
  });
});
