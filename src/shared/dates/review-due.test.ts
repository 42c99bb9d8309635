import { expect, test } from 'vitest';
import { dueDayProblem, isAboutMedicines, usualDueDay, yearsLater } from './review-due.ts';

const ARTICLE = { title: 'Beter slapen', category: 'Preventie', tags: ['slaap'] };

test.each([
  ['2026-11-23', 3, '2029-11-23'],
  ['2028-02-29', 1, '2029-02-28'],
  ['2028-02-29', 4, '2032-02-29'],
])('%s and %i years is %s', (day, years, later) => expect(yearsLater(day, years)).toBe(later));

test.each([
  [{}, '2029-11-23'],
  [{ tags: ['rust', 'Medicijnen'] }, '2027-11-23'],
  [{ category: 'Medische infusen' }, '2027-11-23'],
  [{ title: 'Sint-janskruid naast medicijnen' }, '2027-11-23'],
  // Copied from a page of the site.
  [{ title: 'Alles over genees\u00admid\u00addelen' }, '2027-11-23'],
])('an article with %o is due on %s', (changes, dueOn) => {
  expect(usualDueDay('2026-11-23', { ...ARTICLE, ...changes })).toBe(dueOn);
  expect(isAboutMedicines({ ...ARTICLE, ...changes })).toBe(dueOn.startsWith('2027'));
});

test('is after today and within five years', () => {
  const problems = ['2026-11-23', '2026-11-24', '2031-11-23', '2031-11-24'].map((day) =>
    dueDayProblem(day, '2026-11-23'),
  );
  expect(problems).toEqual([
    'The next check must be after today',
    undefined,
    undefined,
    'The next check must be within 5 years',
  ]);
});
