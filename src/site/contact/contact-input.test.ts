import { expect, test } from 'vitest';
import { fieldErrors } from './contact-input.ts';

const filled = { name: 'Jo', email: 'jo@voorbeeld.nl', phone: '', subject: '', message: 'Hallo', honeypot: '' };

test('requires name, e-mail address and message, not phone and subject', () => {
  expect(fieldErrors(filled)).toEqual({});
  expect(fieldErrors({ ...filled, name: ' ', email: 'jo', message: '' })).toEqual({
    name: 'Vul uw naam in.',
    email: 'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.',
    message: 'Schrijf hier uw bericht.',
  });
  expect(fieldErrors({ ...filled, message: '\u200b \u00ad' })).toEqual({ message: 'Schrijf hier uw bericht.' });
});
