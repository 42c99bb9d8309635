import { expect, test } from 'vitest';
import { readDocumentText } from './checked-text.ts';

test('reads a field that begins with a placeholder, as the form has it', () => {
  const note = '{tarief:intake} voor het eerste gesprek, schrijf \\{naam}';
  const { text } = readDocumentText('pmo.yaml', `titel: Keuring\nfeiten:\n  prijs: ${note}\n`);
  expect(text.body.map((block) => block.text)).toEqual(['{tarief:intake} voor het eerste gesprek, schrijf {naam}']);
  const page = readDocumentText('therapieen/slaap.md', `---\nondertitel: ${note}\n---\n\nSlaap.\n`);
  expect(page.text.fields['ondertitel']).toBe(note);
});

test.each([
  ['fenced', '```\nWij genezen reuma.\n```'],
  ['indented', '    Wij genezen reuma.'],
])('reads %s code, which readers see too', (_, code) => {
  const { text, fieldOf } = readDocumentText('therapieen/slaap.md', `---\ntitel: Slaap\n---\nEen.\n\n${code}\n`);
  expect(text.body.map((block) => block.text.trim())).toEqual(['Een.', 'Wij genezen reuma.']);
  expect(fieldOf({ part: 'body', block: 1, from: 0, to: 3, quote: 'Wij' })).toBe('body');
});

test('reads the links whose addresses stand below the text', () => {
  const body = 'Zie [hier][b], of [bel].\n\n[b]: http://localhost/x\n[Bel]: tel:0612345678\n[bel]: /contact\n';
  const { text } = readDocumentText('therapieen/slaap.md', `---\ntitel: Slaap\n---\n${body}`);
  expect(text.body.flatMap(({ links }) => links.map(({ href }) => href))).toEqual([
    'http://localhost/x',
    'tel:0612345678',
  ]);
});
