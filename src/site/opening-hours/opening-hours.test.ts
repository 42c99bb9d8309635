import { expect, test } from 'vitest';
import { weeklyHours } from './opening-hours.ts';

test('§1: open Monday to Friday, closed in the weekend', () => {
  const dagen = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'] as const;
  expect(weeklyHours({ dagen: [...dagen], van: '09:00', tot: '17:00' })).toEqual([
    { days: 'Maandag t/m vrijdag', hours: '09:00 – 17:00' },
    { days: 'Zaterdag en zondag', hours: 'Gesloten' },
  ]);
});

test('a free Wednesday stands by itself', () => {
  expect(
    weeklyHours({ dagen: ['maandag', 'dinsdag', 'donderdag', 'vrijdag'], van: '08:30', tot: '12:00' }).map(
      ({ days }) => days,
    ),
  ).toEqual(['Maandag en dinsdag', 'Woensdag', 'Donderdag en vrijdag', 'Zaterdag en zondag']);
});
