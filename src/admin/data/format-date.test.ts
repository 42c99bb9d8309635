import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { savedAgo } from './format-date.ts';

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

/** How readers see a card and a mail to them is not how staff see a date. */
const FOR_READERS = ['src/admin/editor/fields/previews.tsx'];

it('no other file of the admin formats a date', () => {
  const files = globSync('src/admin/**/*.{ts,tsx}').filter((file) => !/format-date|\.test\./.test(file));
  const formats = /DateTimeFormat|toLocale(Date|Time)String|amsterdamFormat|\bformat\w+\b[^;]*shared\/dates\/dates\.ts/;
  expect(files.filter((file) => formats.test(readFileSync(file, 'utf8')))).toEqual(FOR_READERS);
});
