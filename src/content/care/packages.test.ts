import { expect, test } from 'vitest';
import { packagePrice } from './packages.ts';

test.each([
  [{ price: '€ 199,-', unit: 'per medewerker', vat: 'vrij van btw' }, '€\u00a0199,- per medewerker', 'Vrij van btw.'],
  [
    { price: '€ 199,-', unit: 'per medewerker' },
    '€\u00a0199,- per medewerker',
    'Of er btw bij komt, hoort u in het voorstel.',
  ],
  [{ price: '€ 99,-' }, '€\u00a099,-', 'Waarvoor de prijs geldt en of er btw bij komt, hoort u in het voorstel.'],
  [
    { price: '€ 99,-', vat: 'vrij van btw' },
    '€\u00a099,-',
    'Vrij van btw. Waarvoor de prijs geldt, hoort u in het voorstel.',
  ],
  [{ price: '€ 99,-', unit: null, vat: null }, '€\u00a099,-', undefined],
  [{ price: 'Prijs in overleg' }, 'Prijs in overleg', undefined],
])('says of %o what it costs, per what and with which VAT', (priced, amount, note) => {
  expect(packagePrice(priced)).toEqual({ amount, note });
});
