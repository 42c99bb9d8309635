import { expect, test } from 'vitest';
import { sampleFields } from './samples.ts';

const FACTS = new Map([['naam', 'Lindehof']]);
const fields = (text: string) => sampleFields(text, FACTS);

test('finds the fields that a file lists, with the lines of key and value', () => {
  const text = 'naam: "{naam}"\nadres:\n  straat: Markt 1\n  plaats: Eersel\nmerk: x\nvoorbeelden: [naam, adres]\n';
  expect(fields(text)).toEqual([
    { line: 1, lastLine: 1, field: 'naam', value: 'Lindehof' },
    { line: 2, lastLine: 4, field: 'adres', value: 'Markt 1, Eersel' },
  ]);
});

test('finds lists of samples at any depth, and a field below another', () => {
  const text = 'anna:\n  naam: Anna\n  voorbeelden: [naam]\nmagazine:\n  merk: M\nvoorbeelden:\n  - magazine.merk\n';
  expect(fields(text).map(({ line, field }) => [line, field])).toEqual([
    [2, 'anna.naam'],
    [5, 'magazine.merk'],
  ]);
});

test('reads the front matter of Markdown, not its text', () => {
  expect(
    fields('---\ntitel: Privacy\nnagekeken: 2026-01-02\nvoorbeelden: [nagekeken]\n---\n\nvoorbeelden: [x]\n'),
  ).toEqual([{ line: 3, lastLine: 3, field: 'nagekeken', value: '2026-01-02' }]);
  expect(fields('Alleen tekst: zonder velden\n')).toEqual([]);
});

test('finds promises that nobody confirmed', () => {
  const text =
    'eu:\n  belofte: In Europa.\n  nagaan: Vraag het.\n  bevestigd: false\nja:\n  belofte: Ja.\n  bevestigd: true\n';
  expect(fields(text)).toEqual([{ line: 2, lastLine: 2, field: 'eu', value: 'In Europa.', toCheck: 'Vraag het.' }]);
});

test('reports a listed field that is gone, and cuts a long value', () => {
  const [gone] = fields('a: 1\nvoorbeelden: [weg]\n');
  expect(gone).toMatchObject({ field: 'weg', value: '' });
  const [long] = fields(`bio: ${'Zij werkte twaalf jaar als huisarts. '.repeat(9)}\nvoorbeelden: [bio]\n`);
  expect(long?.value).toMatch(/^Zij werkte .{60,75}…$/);
});
