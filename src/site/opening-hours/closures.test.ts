import { expect, test } from 'vitest';
import type { Clinic } from '../entries.ts';
import { closedWorkdays, exceptionalHours, formatClosure, publicHolidays, upcomingClosures } from './closures.ts';

const WEEKDAYS = [1, 2, 3, 4, 5];

test('lists every workday of a closure, without past days and weekends', () => {
  const closures = [{ van: '2026-12-22', tot: '2027-01-04', reden: 'vakantie' }];
  const days = closedWorkdays(closures, WEEKDAYS, new Date('2026-12-24T10:00:00Z'));
  expect(Object.keys(days).toSorted().slice(0, 3)).toEqual(['2026-12-24', '2026-12-25', '2026-12-28']);
  expect(days).toMatchObject({
    '2026-12-25': { reason: 'Kerstmis' },
    '2026-12-31': { reason: 'vakantie' },
    '2027-01-04': { reason: 'vakantie' },
  });
  expect(days).not.toHaveProperty('2027-01-05');
});

const DAY = '2026-12-21';
const [WHOLE, NOON, LATER] = [
  { van: '2026-12-20', tot: '2026-12-22', reden: 'vakantie' },
  { van: DAY, vanaf: '12:00', reden: 'nascholing' },
  { van: DAY, vanaf: '15:30', reden: 'borrel' },
];

test.each([
  ['of a whole day', [WHOLE, NOON], { reason: 'vakantie' }],
  ['of a whole day, in any order,', [LATER, WHOLE], { reason: 'vakantie' }],
  ['that begins first', [NOON, LATER], { reason: 'nascholing', from: '12:00' }],
])('of two closures on one day the one %s counts', (_, closures, closed) => {
  expect(closedWorkdays(closures, WEEKDAYS, new Date('2026-12-01'))[DAY]).toEqual(closed);
});

test('lists public holidays of this year and the next', () => {
  const closed = closedWorkdays([], WEEKDAYS, new Date('2026-12-01'));
  expect(Object.fromEntries(Object.entries(closed).map(([date, { reason }]) => [date, reason]))).toEqual({
    '2026-12-25': 'Kerstmis',
    '2027-01-01': 'Nieuwjaar',
    '2027-03-29': 'Tweede paasdag',
    '2027-04-27': 'Koningsdag',
    '2027-05-06': 'Hemelvaartsdag',
    '2027-05-17': 'Tweede pinksterdag',
  });
});

const WORKDAYS = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'] as const;
const withBreak = (dicht: Clinic['dicht']) => ({
  openingstijden: [
    { dagen: [...WORKDAYS], van: '09:00', tot: '12:30' },
    { dagen: [...WORKDAYS], van: '13:00', tot: '17:00' },
  ],
  dicht,
});

test('machines read closures, half days and holidays of the next months, closed days in a row as one', () => {
  const clinic = withBreak([
    { van: '2026-12-24', tot: '2027-01-04', reden: 'vakantie' },
    { van: '2027-02-05', vanaf: '15:00', reden: 'studiemiddag' },
    { van: '2027-02-12', vanaf: '12:30', reden: 'studiemiddag' },
    { van: '2027-11-01', reden: 'verbouwing' },
  ]);
  expect(exceptionalHours(clinic, new Date('2026-11-27'))).toEqual([
    { van: '2026-12-24', tot: '2026-12-24', reden: 'vakantie', ranges: [] },
    { van: '2026-12-25', tot: '2026-12-25', reden: 'Kerstmis', ranges: [] },
    { van: '2026-12-28', tot: '2026-12-31', reden: 'vakantie', ranges: [] },
    { van: '2027-01-01', tot: '2027-01-01', reden: 'Nieuwjaar', ranges: [] },
    { van: '2027-01-04', tot: '2027-01-04', reden: 'vakantie', ranges: [] },
    {
      ...{ van: '2027-02-05', tot: '2027-02-05', vanaf: '15:00', reden: 'studiemiddag' },
      ranges: [
        ['09:00', '12:30'],
        ['13:00', '15:00'],
      ],
    },
    {
      ...{ van: '2027-02-12', tot: '2027-02-12', vanaf: '12:30', reden: 'studiemiddag' },
      ranges: [['09:00', '12:30']],
    },
    { van: '2027-03-29', tot: '2027-03-29', reden: 'Tweede paasdag', ranges: [] },
    { van: '2027-04-27', tot: '2027-04-27', reden: 'Koningsdag', ranges: [] },
    { van: '2027-05-06', tot: '2027-05-06', reden: 'Hemelvaartsdag', ranges: [] },
    { van: '2027-05-17', tot: '2027-05-17', reden: 'Tweede pinksterdag', ranges: [] },
  ]);
});

test('a vacation over a weekend is one closure', () => {
  const clinic = withBreak([{ van: '2027-07-22', tot: '2027-08-03', reden: 'zomervakantie' }]);
  expect(exceptionalHours(clinic, new Date('2027-07-01')).slice(0, 1)).toMatchObject([
    { van: '2027-07-22', tot: '2027-08-03' },
  ]);
});

test('announces the next two closures, soonest first', () => {
  const on = (van: string) => ({ van, reden: 'dicht' });
  const [may, past, december] = [on('2027-05-03'), on('2026-10-19'), on('2026-12-28')];
  const closures = [may, on('2027-07-12'), past, december];
  expect(upcomingClosures(closures, new Date('2026-11-22'))).toEqual([december, may]);
});

test.each([
  [
    'Gesloten op 28 december vanaf 12:00 uur (studiemiddag).',
    { van: '2026-12-28', vanaf: '12:00', reden: 'studiemiddag' },
  ],
  ['Gesloten op 28 december (studiedag).', { van: '2026-12-28', reden: 'studiedag' }],
  ['Gesloten van 28 tot en met 31 december (vakantie).', { van: '2026-12-28', tot: '2026-12-31', reden: 'vakantie' }],
  [
    'Gesloten van 28 december tot en met 3 januari (vakantie).',
    { van: '2026-12-28', tot: '2027-01-03', reden: 'vakantie' },
  ],
])('formats “%s”', (line, closure) => expect(formatClosure(closure)).toBe(line));

/** As published: Easter Sunday, Ascension Day, Whit Sunday, King's Day. */
const PUBLISHED: Array<[year: number, easter: string, ascension: string, pentecost: string, kingsDay: string]> = [
  [2025, '04-20', '05-29', '06-08', '04-26'],
  [2026, '04-05', '05-14', '05-24', '04-27'],
  [2027, '03-28', '05-06', '05-16', '04-27'],
  [2028, '04-16', '05-25', '06-04', '04-27'],
  [2029, '04-01', '05-10', '05-20', '04-27'],
  [2030, '04-21', '05-30', '06-09', '04-27'],
  [2031, '04-13', '05-22', '06-01', '04-26'],
  [2032, '03-28', '05-06', '05-16', '04-27'],
  [2033, '04-17', '05-26', '06-05', '04-27'],
  [2034, '04-09', '05-18', '05-28', '04-27'],
  [2035, '03-25', '05-03', '05-13', '04-27'],
];

test.each(PUBLISHED)('has the movable holidays of %i on their published dates', (year, ...published) => {
  const dates = new Map([...publicHolidays(year)].map(([date, name]) => [name, date]));
  const movable = ['Pasen', 'Hemelvaartsdag', 'Pinksteren', 'Koningsdag'].map((name) => dates.get(name));
  expect(movable).toEqual(published.map((date) => `${year}-${date}`));
});

test('lists the nine public holidays of 2026 in order', () => {
  expect([...publicHolidays(2026)]).toEqual([
    ['2026-01-01', 'Nieuwjaar'],
    ['2026-04-05', 'Pasen'],
    ['2026-04-06', 'Tweede paasdag'],
    ['2026-04-27', 'Koningsdag'],
    ['2026-05-14', 'Hemelvaartsdag'],
    ['2026-05-24', 'Pinksteren'],
    ['2026-05-25', 'Tweede pinksterdag'],
    ['2026-12-25', 'Kerstmis'],
    ['2026-12-26', 'Tweede kerstdag'],
  ]);
});

test('moves King’s Day to Saturday when 27 April is a Sunday', () => {
  expect(publicHolidays(2031).get('2031-04-26')).toBe('Koningsdag');
  expect(publicHolidays(2031).has('2031-04-27')).toBe(false);
});
