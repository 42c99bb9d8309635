import { expect, test } from 'vitest';
import { closedWorkdays, formatClosure, upcomingClosures } from './closures.ts';

const WEEKDAYS = [1, 2, 3, 4, 5];

test('a closure counts from its first day to its last; what is past and what is a weekend is left out', () => {
  const closures = [{ van: '2026-12-22', tot: '2027-01-04', reden: 'vakantie' }];
  const days = closedWorkdays(closures, WEEKDAYS, new Date('2026-12-24T10:00:00Z'));
  expect(Object.keys(days).toSorted().slice(0, 3)).toEqual(['2026-12-24', '2026-12-25', '2026-12-28']);
  expect(days).toMatchObject({ '2026-12-25': 'Kerstmis', '2026-12-31': 'vakantie', '2027-01-04': 'vakantie' });
  expect(days).not.toHaveProperty('2027-01-05');
});

test('visitors are told of the next two closures, the nearest first', () => {
  const [may, july, past, december] = ['2027-05-03', '2027-07-12', '2026-10-19', '2026-12-28'].map((van) => ({
    van,
    reden: 'dicht',
  }));
  const all = [may, july, past, december].flatMap((closure) => closure ?? []);
  expect(upcomingClosures(all, new Date('2026-11-22'))).toEqual([december, may]);
});

test.each([
  [{ van: '2026-12-28', reden: 'studiedag' }, 'Gesloten op 28 december (studiedag).'],
  [{ van: '2026-12-28', tot: '2026-12-31', reden: 'vakantie' }, 'Gesloten van 28 tot en met 31 december (vakantie).'],
  [
    { van: '2026-12-28', tot: '2027-01-03', reden: 'vakantie' },
    'Gesloten van 28 december tot en met 3 januari (vakantie).',
  ],
])('visitors are told when the clinic is away: %j', (closure, line) => expect(formatClosure(closure)).toBe(line));
