import { expect, test } from 'vitest';
import { withHardSpaces } from './hard-spaces.ts';
import { prepareBody } from './prepare.ts';

const shown = (text: string) => withHardSpaces(text).replaceAll('\u00a0', '_');

test.each([
  ['Neem 5 mg per dag', 'Neem 5_mg per dag'],
  ['een bloeddruk van 120/80 mmHg.', 'een bloeddruk van 120/80_mmHg.'],
  ['1,5 ml, 10 µg en 800 IE', '1,5_ml, 10_µg en 800_IE'],
  ['7,8 mmol/l', '7,8_mmol/l'],
  ['30 % van 37,5 °C', '30_% van 37,5_°C'],
  ['na 2 uur', 'na 2_uur'],
  ['250 gram', '250_gram'],
  ['5 maanden, 3 grammen, 4 liters', '5 maanden, 3 grammen, 4 liters'],
  ['van € 99,- naar € 1.250', 'van €_99,- naar €_1.250'],
  ['bel 040 222 01 45.', 'bel 040_222_01_45.'],
  ['bel 06 12 34 56 78, of 0800 1234', 'bel 06_12_34_56_78, of 0800_1234'],
  ['+31 40 222 01 45', '+31_40_222_01_45'],
  ['+31 (0)40 222 01 45', '+31_(0)40_222_01_45'],
  ['in 2019 2020 2021', 'in 2019 2020 2021'],
  ['0 1 2 3 4', '0 1 2 3 4'],
  ['010 20', '010 20'],
  ['5 mg', '5_mg'],
  ['', ''],
])('%s', (text, result) => expect(shown(text)).toBe(result));

test('skips code, and does not change addresses or the counted text', () => {
  const body = '<p>5 mg <a href="tel:0402220145">040 222 01 45</a></p><pre><code>5 mg</code></pre>';
  const { html, text } = prepareBody(body);
  expect(html).toBe(
    '<p>5&nbsp;mg <a href="tel:0402220145">040&nbsp;222&nbsp;01&nbsp;45</a></p><pre tabindex="0"><code>5 mg</code></pre>',
  );
  expect(text).not.toContain('\u00a0');
});

test('processes the longest text in linear time', () => {
  const before = process.threadCpuUsage();
  withHardSpaces('0 1 22 333 '.repeat(50_000));
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1000);
});
