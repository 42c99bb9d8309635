import { expect, test } from 'vitest';
import { InvitationInput } from './accounts/invitations.ts';
import { optionalText } from './parameters.ts';

test.each([
  ['Eva\r\nBcc: a@b.example', 'Eva Bcc: a@b.example'],
  ['Eva\u2028de Vries\t', 'Eva de Vries'],
  [' Eva  de Vries ', 'Eva  de Vries'],
])('stores the name %j in one line', (name, stored) => {
  expect(InvitationInput.parse({ name, email: 'eva@clinic.example', role: 'writer' }).name).toBe(stored);
});

test('requires more than line breaks and what nobody sees', () => {
  for (const name of ['\n\r', '\u200b', '\u00ad \u2800'])
    expect(InvitationInput.safeParse({ name, email: 'eva@clinic.example', role: 'writer' }).success).toBe(false);
  expect(optionalText(10, 'Excerpt').parse('\u200b')).toBeNull();
});
