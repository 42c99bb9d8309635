import { expect, test } from 'vitest';
import { readDocumentText } from './checked-text.ts';
import { unwantedIn } from './plain-markdown.ts';

test.each(['> ', '- '])('a text with thousands of “%s” in one another is refused, and ends no program', (sign) => {
  const text = `${sign.repeat(20_000)}x\n`;
  expect(unwantedIn(text)).toMatch(/^heeft te veel lijsten of citaten in elkaar/);
  expect(readDocumentText('klachten.md', `---\ntitel: Klachten\n---\n${text}`).text.body).toEqual([]);
  expect(unwantedIn(`${sign.repeat(8)}x\n`)).toBeUndefined();
});

test('HTML between two lines of hyphens at the beginning is found too', () => {
  expect(unwantedIn('---\n<b>Let op</b>\n---\n\nTekst\n')).toMatch(/^heeft HTML/);
});

test.each([
  ['a picture by reference', '![Praktijk][f]\n\n[f]: https://elders.nl/x.jpg\n', /^heeft een foto in de tekst/],
  ['a note', 'Tekst[^1]\n\n[^1]: Noot\n', /^heeft een voetnoot/],
])('%s is refused', (_, text, message) => expect(unwantedIn(text)).toMatch(message));
