import { expect, test } from 'vitest';
import { documentsBeforeOnline, isInPreparation } from './read.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const entriesOf = (path: string, published?: Map<string, string>) =>
  documentsBeforeOnline(NOW, published).filter((entry) => entry.path === path);

test('names the field as staff do, and where it is in the form', () => {
  const portrait = entriesOf('team.yaml').find(({ field }) => field === 'saskia-brouwers.registratie');
  expect(portrait).toMatchObject({ level: 'must', name: expect.stringMatching(/^Saskia \S+, Registratie$/) });
  const price = entriesOf('tarieven.yaml').find(
    ({ field }) => field.startsWith('keuringen.') && field.endsWith('.prijs'),
  );
  expect(price).toMatchObject({ level: 'must', value: '', name: expect.stringMatching(/^Keuringen, \S+, Prijs$/) });
});

test('what is left out of the pages, or empty, is no must', () => {
  const levels = (path: string, field: string) =>
    entriesOf(path)
      .filter((entry) => entry.field === field)
      .map(({ level }) => level);
  expect(levels('therapieen/pro-aging.md', 'gecontroleerd')).toEqual(['should']);
  expect(levels('route.yaml', 'parkeren')).toEqual(['should']);
});

test('a published document stands in for its file', () => {
  const published = new Map([['route.yaml', 'inleiding: Welkom.\nschets: { beschrijving: x }\n']]);
  expect(entriesOf('route.yaml').length).toBeGreaterThan(0);
  expect(entriesOf('route.yaml', published)).toEqual([]);
});

test('a site with samples is in preparation', () => expect(isInPreparation('.')).toBe(true));
