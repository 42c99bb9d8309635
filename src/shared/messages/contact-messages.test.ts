import { expect, test } from 'vitest';
import { CONTACT_MAX_LENGTH } from '../constants.ts';
import { CONTACT_SUCCESS, contactErrorMessages } from './contact-messages.ts';

const GENERAL = ['Er is een fout opgetreden bij het versturen van uw bericht.'];

test('answers while the clinic is closed when the clinic says that it answers', () => {
  expect(CONTACT_SUCCESS.whenClosed('binnen twee werkdagen')).toBe(
    'Zijn we in die tijd dicht, dan antwoorden we binnen twee werkdagen.',
  );
});

test('gives a message for each field and code in the address', () => {
  expect(contactErrorMessages('name,email')).toEqual([
    'Vul uw naam in, in hoogstens 120 tekens, zonder burgerservicenummer (BSN).',
    'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl. Het mag hoogstens 254 tekens lang zijn.',
  ]);
  expect(contactErrorMessages('te-veel')[0]).toContain('te veel berichten');
});

test.each(['storing', '<script>', 'constructor', '__proto__', '', null])(
  'gives the general message for %j',
  (codes) => {
    expect(contactErrorMessages(codes)).toEqual(GENERAL);
  },
);

test.each(Object.entries(CONTACT_MAX_LENGTH))('says of %s that it may be at most %i characters long', (field, max) => {
  expect(contactErrorMessages(field)).toEqual([expect.stringContaining(`hoogstens ${max} tekens`)]);
});
