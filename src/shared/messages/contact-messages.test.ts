import { expect, test } from 'vitest';
import { contactErrorMessages } from './contact-messages.ts';

const GENERAL = ['Er is een fout opgetreden bij het versturen van uw bericht.'];

test('gives a message for each field and code in the address', () => {
  expect(contactErrorMessages('name,email')).toEqual([
    'Vul uw naam in.',
    'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.',
  ]);
  expect(contactErrorMessages('te-veel')[0]).toContain('te veel berichten');
});

test.each(['storing', '<script>', 'constructor', '__proto__', '', null])(
  'gives the general message for %j',
  (codes) => {
    expect(contactErrorMessages(codes)).toEqual(GENERAL);
  },
);
