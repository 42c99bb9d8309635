import { expect, test } from 'vitest';
import { closedDays, closureLine } from './closed-days.ts';

test('a closure counts from its first day to its last, and what is past is left out', () => {
  const days = closedDays(
    [{ van: '2026-12-22', tot: '2027-01-02', reden: 'vakantie' }],
    new Date('2026-12-24T10:00:00Z'),
  );
  expect(Object.keys(days).toSorted().slice(0, 2)).toEqual(['2026-12-24', '2026-12-25']);
  expect(days).toMatchObject({ '2026-12-25': 'Kerstmis', '2026-12-31': 'vakantie', '2027-01-02': 'vakantie' });
  expect(days).not.toHaveProperty('2027-01-03');
});

test.each([
  [{ van: '2026-12-28', reden: 'studiedag' }, 'Gesloten op 28 december (studiedag).'],
  [{ van: '2026-12-28', tot: '2026-12-31', reden: 'vakantie' }, 'Gesloten van 28 tot en met 31 december (vakantie).'],
  [
    { van: '2026-12-28', tot: '2027-01-03', reden: 'vakantie' },
    'Gesloten van 28 december tot en met 3 januari (vakantie).',
  ],
])('visitors are told when the clinic is away: %j', (closure, line) => expect(closureLine(closure)).toBe(line));
