import { describe, expect, test } from 'vitest';
import { formatOpeningHours, weeklyHours } from './opening-hours.ts';

const HOURS = { van: '09:00', tot: '17:00' };

type Hours = Parameters<typeof weeklyHours>[0];
const on = (...dagen: Hours['dagen']): Hours => ({ ...HOURS, dagen });

describe('weeklyHours', () => {
  test('has a row for the workdays and one for the weekend', () => {
    expect(weeklyHours(on('maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'))).toEqual([
      { days: 'Maandag t/m vrijdag', hours: '09:00 – 17:00' },
      { days: 'Zaterdag en zondag', hours: 'Gesloten' },
    ]);
  });

  test('gives a closed Wednesday a row of its own', () => {
    const rows = weeklyHours(on('maandag', 'dinsdag', 'donderdag', 'vrijdag'));
    expect(rows.map(({ days }) => days)).toEqual([
      'Maandag en dinsdag',
      'Woensdag',
      'Donderdag en vrijdag',
      'Zaterdag en zondag',
    ]);
  });
});

describe('formatOpeningHours', () => {
  test.each<[string, Hours['dagen']]>([
    ['Maandag t/m vrijdag 09:00 – 17:00', ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag']],
    ['Maandag, dinsdag, donderdag en vrijdag 09:00 – 17:00', ['maandag', 'dinsdag', 'donderdag', 'vrijdag']],
    ['Maandag t/m woensdag en vrijdag 09:00 – 17:00', ['maandag', 'dinsdag', 'woensdag', 'vrijdag']],
    ['Maandag en donderdag 09:00 – 17:00', ['donderdag', 'maandag']],
    ['Zaterdag 09:00 – 17:00', ['zaterdag']],
  ])('prints “%s”', (line, dagen) => expect(formatOpeningHours(on(...dagen))).toBe(line));
});
