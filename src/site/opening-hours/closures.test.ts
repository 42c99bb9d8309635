import { expect, test } from 'vitest';
import { closedWorkdays, formatClosure, upcomingClosures } from './closures.ts';

const WEEKDAYS = [1, 2, 3, 4, 5];

test('lists every workday of a closure, without past days and weekends', () => {
  const closures = [{ van: '2026-12-22', tot: '2027-01-04', reden: 'vakantie' }];
  const days = closedWorkdays(closures, WEEKDAYS, new Date('2026-12-24T10:00:00Z'));
  expect(Object.keys(days).toSorted().slice(0, 3)).toEqual(['2026-12-24', '2026-12-25', '2026-12-28']);
  expect(days).toMatchObject({ '2026-12-25': 'Kerstmis', '2026-12-31': 'vakantie', '2027-01-04': 'vakantie' });
  expect(days).not.toHaveProperty('2027-01-05');
});

test('lists public holidays of this year and the next', () => {
  expect(closedWorkdays([], WEEKDAYS, new Date('2026-12-01'))).toEqual({
    '2026-12-25': 'Kerstmis',
    '2027-01-01': 'Nieuwjaar',
    '2027-03-29': 'Tweede paasdag',
    '2027-04-27': 'Koningsdag',
    '2027-05-06': 'Hemelvaartsdag',
    '2027-05-17': 'Tweede pinksterdag',
  });
});

test('announces the next two closures, soonest first', () => {
  const on = (van: string) => ({ van, reden: 'dicht' });
  const [may, past, december] = [on('2027-05-03'), on('2026-10-19'), on('2026-12-28')];
  const closures = [may, on('2027-07-12'), past, december];
  expect(upcomingClosures(closures, new Date('2026-11-22'))).toEqual([december, may]);
});

test.each([
  ['Gesloten op 28 december (studiedag).', { van: '2026-12-28', reden: 'studiedag' }],
  ['Gesloten van 28 tot en met 31 december (vakantie).', { van: '2026-12-28', tot: '2026-12-31', reden: 'vakantie' }],
  [
    'Gesloten van 28 december tot en met 3 januari (vakantie).',
    { van: '2026-12-28', tot: '2027-01-03', reden: 'vakantie' },
  ],
])('formats “%s”', (line, closure) => expect(formatClosure(closure)).toBe(line));
