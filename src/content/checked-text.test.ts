import { expect, test } from 'vitest';
import { readDocumentText } from './checked-text.ts';

test('reads a field that begins with a placeholder, as the form has it', () => {
  const note = '{tarief:intake} voor het eerste gesprek, schrijf \\{naam}';
  const { text } = readDocumentText('pmo.yaml', `titel: Keuring\nfeiten:\n  prijs: ${note}\n`);
  expect(text.body.map((block) => block.text)).toEqual(['{tarief:intake} voor het eerste gesprek, schrijf {naam}']);
  const page = readDocumentText('therapieen/slaap.md', `---\nondertitel: ${note}\n---\n\nSlaap.\n`);
  expect(page.text.fields['ondertitel']).toBe(note);
});
