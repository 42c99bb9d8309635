import { expect, test } from 'vitest';
import { readOriginal } from './documents.ts';
import { currentNotice, currentWaitingTime, withoutPassed } from './passing.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000);
const current = (path: string, text: string, now = NOW, confirmedAt?: Date) =>
  withoutPassed(new Map([[path, text]]), readOriginal, {
    now,
    confirmedAt: new Map(confirmedAt ? [[path, confirmedAt]] : []),
  }).get(path) ?? '';

test('changes nothing of files in which nothing has passed', () =>
  expect(withoutPassed(new Map(), readOriginal, { now: NOW, confirmedAt: new Map() })).toEqual(new Map()));

test('a notice is there until its hour in Amsterdam, also in the night in which the clocks go back', () => {
  const notice = { tekst: 'Dicht', tot: '2026-10-25T02:30' };
  expect(currentNotice(notice, new Date('2026-10-25T01:29:59Z'))).toMatchObject({ text: 'Dicht' });
  expect(currentNotice(notice, new Date('2026-10-25T01:30:00Z'))).toBeUndefined();
  const text = '# Boven alles.\ntekst: Dicht\ntot: 2026-12-04T17:00 # vrijdag\n';
  expect(current('bericht.yaml', text, new Date('2026-12-04T15:59:59Z'))).toBe(text);
  expect(current('bericht.yaml', text, new Date('2026-12-04T16:00:00Z'))).toContain(
    '# Boven alles.\ntekst: null\ntot: null',
  );
});

test('a waiting time is there for 35 days after somebody confirmed it, with that day', () => {
  const text = 'wachttijd: twee weken\nbevestigd:\n';
  expect(current('wachttijd.yaml', text)).toContain('wachttijd: null');
  expect(current('wachttijd.yaml', text, NOW, days(-34))).toBe('wachttijd: twee weken\nbevestigd: 2026-10-24\n');
  expect(current('wachttijd.yaml', text, NOW, days(-35))).toContain('wachttijd: null');
  expect(currentWaitingTime({ wachttijd: 'twee weken', bevestigd: '2026-10-24' }, NOW)).toEqual({
    text: 'twee weken',
    confirmedOn: '2026-10-24',
    ends: new Date('2026-11-27T23:00:00Z'),
  });
});

test('the day that a developer wrote counts as long as nobody confirmed the waiting time in the admin', () => {
  const text = (day: string) => `wachttijd: twee weken\nbevestigd: ${day}\n`;
  expect(current('wachttijd.yaml', text('2026-11-20'))).toBe(text('2026-11-20'));
  expect(current('wachttijd.yaml', text('2026-09-20'))).toContain('wachttijd: null');
  expect(current('wachttijd.yaml', text('2026-11-20'), NOW, days(-1))).toBe(text('2026-11-26'));
});

test('closures that are over leave, and the others keep their comments', () => {
  const text = readOriginal('kliniek.yaml').replace(
    /^dicht:$/m,
    'dicht:\n  - { van: 2026-11-25, tot: 2026-11-26, reden: nascholing }\n  # Elk jaar.\n  - { van: 2026-11-27, reden: uitje }',
  );
  expect(current('kliniek.yaml', text)).toContain('# Elk jaar.\n  - {van: 2026-11-27, reden: uitje}');
  expect(current('kliniek.yaml', text)).not.toContain('nascholing');
});
