import { describe, expect, test } from 'vitest';
import {
  type Day,
  describeClosedDays,
  describeHours,
  type OpeningHours,
  WEEK,
} from '../../shared/facts/opening-days.ts';
import { hoursByWeekday, openingLines, weeklyHours } from './opening-hours.ts';

const HOURS = { van: '09:00', tot: '17:00' };

const on = (...dagen: Day[]): OpeningHours => [{ ...HOURS, dagen }];
const WORKDAYS: Day[] = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'];
const WITH_SATURDAY: OpeningHours = [...on(...WORKDAYS), { dagen: ['zaterdag'], van: '10:00', tot: '13:00' }];
const WITH_BREAK: OpeningHours = [
  { dagen: ['maandag', 'dinsdag'], van: '13:00', tot: '17:00' },
  { dagen: ['maandag', 'dinsdag', 'vrijdag'], van: '09:00', tot: '12:00' },
];

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

describe('openingLines', () => {
  test.each<[string, Day[]]>([
    ['Maandag t/m vrijdag 09:00 – 17:00', ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag']],
    ['Maandag, dinsdag, donderdag en vrijdag 09:00 – 17:00', ['maandag', 'dinsdag', 'donderdag', 'vrijdag']],
    ['Maandag t/m woensdag en vrijdag 09:00 – 17:00', ['maandag', 'dinsdag', 'woensdag', 'vrijdag']],
    ['Maandag en donderdag 09:00 – 17:00', ['donderdag', 'maandag']],
    ['Zaterdag 09:00 – 17:00', ['zaterdag']],
  ])('prints “%s”', (line, dagen) => expect(openingLines(on(...dagen))).toEqual([line]));
});

test('says on which days the clinic is closed', () => {
  expect(describeClosedDays(on(...WORKDAYS))).toBe('Zaterdag en zondag gesloten.');
  expect(describeClosedDays(WITH_SATURDAY)).toBe('Zondag gesloten.');
  expect(describeClosedDays(on(...WEEK))).toBe('');
});

test('a Saturday with other hours and a lunch break are told in each form', () => {
  expect(openingLines(WITH_SATURDAY)).toEqual(['Maandag t/m vrijdag 09:00 – 17:00', 'Zaterdag 10:00 – 13:00']);
  expect(describeHours(WITH_SATURDAY)).toBe(
    'maandag t/m vrijdag van 09:00 tot 17:00 uur en zaterdag van 10:00 tot 13:00 uur',
  );
  expect(weeklyHours(WITH_SATURDAY).at(-1)).toEqual({ days: 'Zondag', hours: 'Gesloten' });
  expect(weeklyHours(WITH_BREAK)[0]).toEqual({ days: 'Maandag en dinsdag', hours: '09:00 – 12:00 en 13:00 – 17:00' });
  expect(describeHours(WITH_BREAK)).toBe(
    'maandag en dinsdag van 09:00 tot 12:00 en van 13:00 tot 17:00 uur en vrijdag van 09:00 tot 12:00 uur',
  );
  expect(hoursByWeekday(WITH_SATURDAY)[6]).toEqual([['10:00', '13:00']]);
});
