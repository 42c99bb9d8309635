import { expect, test } from 'vitest';
import { EMAIL_ADDRESS } from './email-address.ts';

test.each([
  'anna@voorbeeld.nl',
  'jan&els@voorbeeld.nl',
  "o'brien+kliniek@mail.voorbeeld.co.uk",
  'info/afspraak@voorbeeld.nl',
  'anna@bücher.de',
  'info@bedrijf.xn--p1ai',
])('takes %s', (address) => {
  expect(address).toMatch(EMAIL_ADDRESS);
});

test.each([
  'anna',
  'anna@voorbeeld',
  '@voorbeeld.nl',
  'anna @voorbeeld.nl',
  'anna@-x.nl',
  'a@b..nl',
  'a@b.nl\nbcc:c@d.nl',
])('refuses %j', (address) => {
  expect(address).not.toMatch(EMAIL_ADDRESS);
});

test('answers at once to the longest address', () => {
  expect(`${'a'.repeat(64)}@${'a.'.repeat(90)}-`).not.toMatch(EMAIL_ADDRESS);
});
