import { globSync, readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { $language, fetchDutch } from '../language/words.tsx';
import {
  dayWithoutYear,
  formatDate,
  formatDateTime,
  formatDay,
  formatTime,
  formatWeekdayDate,
  savedAgo,
  weekday,
  weekdayAndDay,
  weekdayWithoutYear,
} from './format-date.ts';

beforeAll(fetchDutch);
afterEach(() => $language.set('en'));

describe('savedAgo', () => {
  it.each([
    ['10:14:30', 'Saved just now'],
    ['10:15:00', 'Saved a minute ago'],
    ['10:16:59', 'Saved 2 minutes ago'],
    ['11:13:59', 'Saved 59 minutes ago'],
    ['11:14:00', 'Saved an hour ago'],
    ['13:20:00', 'Saved 3 hours ago'],
  ])('counts minutes and hours: at %s', (time, text) => {
    expect(savedAgo('2026-03-04T10:14:00.000Z', Date.parse(`2026-03-04T${time}.000Z`))).toBe(text);
  });

  it('prints the date from the second day on', () => {
    expect(savedAgo('2026-03-04T10:14:00.000Z', Date.parse('2026-03-05T10:14:00.000Z'))).toBe(
      'Saved on Mar 04, 2026, 11:14',
    );
  });

  it('says just now when the clock of the server is ahead', () => {
    expect(savedAgo('2026-03-04T10:14:00.000Z', Date.parse('2026-03-04T10:10:00.000Z'))).toBe('Saved just now');
  });
});

describe('in the language of the screen', () => {
  const moment = '2026-03-04T09:14:00.000Z';
  const day = '2026-11-26';
  it.each([
    ['Mar 04, 2026', '4 mrt 2026', formatDate, moment],
    ['10:14', '10:14', formatTime, moment],
    ['Mar 04, 2026, 10:14', '4 mrt 2026, 10:14', formatDateTime, moment],
    ['Wednesday, Mar 04, 2026', 'woensdag 4 maart 2026', formatWeekdayDate, moment],
    ['Nov 26, 2026', '26 nov 2026', formatDay, day],
    ['Nov 26', '26 nov', dayWithoutYear, day],
    ['Thursday', 'donderdag', weekday, day],
    ['Thursday, Nov 26, 2026', 'donderdag 26 november 2026', weekdayAndDay, day],
    ['Thursday, Nov 26', 'donderdag 26 november', weekdayWithoutYear, day],
  ])('%s is %s', (english, dutch, format, value) => {
    expect(format(value)).toBe(english);
    $language.set('nl');
    expect(format(value)).toBe(dutch);
  });

  it.each([
    [0, 'Opgeslagen: zojuist'],
    [1, 'Opgeslagen: een minuut geleden'],
    [2, 'Opgeslagen: 2 minuten geleden'],
    [60, 'Opgeslagen: een uur geleden'],
    [180, 'Opgeslagen: 3 uur geleden'],
    [24 * 60, 'Opgeslagen op 4 mrt 2026, 10:14'],
  ])('savedAgo after %d minutes', (minutes, text) => {
    $language.set('nl');
    expect(savedAgo(moment, Date.parse(moment) + minutes * 60_000)).toBe(text);
  });
});

/** How readers see a card and a mail to them is not how staff see a date. */
const FOR_READERS = ['src/admin/editor/fields/previews.tsx'];

it('no other file of the admin formats a date', () => {
  const files = globSync('src/admin/**/*.{ts,tsx}').filter((file) => !/format-date|\.test\./.test(file));
  const formats = /DateTimeFormat|toLocale(Date|Time)String|amsterdamFormat|\bformat\w+\b[^;]*shared\/dates\/dates\.ts/;
  expect(files.filter((file) => formats.test(readFileSync(file, 'utf8')))).toEqual(FOR_READERS);
});
