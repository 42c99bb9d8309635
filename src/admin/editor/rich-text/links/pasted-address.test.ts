import { expect, test } from 'vitest';
import { pastedAddress } from './link-on-paste.ts';

test.each([
  ['https://www.rivm.nl/slaap', 'https://www.rivm.nl/slaap'],
  [' http://rivm.nl ', 'http://rivm.nl/'],
  ['www.rivm.nl', 'https://www.rivm.nl/'],
  ['mailto:info@kliniek.example', 'mailto:info@kliniek.example'],
  ['info@kliniek.example', 'mailto:info@kliniek.example'],
  ['tel:+31402220145', 'tel:+31402220145'],
  ['/therapieen/slaap#wat', '/therapieen/slaap#wat'],
  ['/pmo', '/pmo'],
  ['https://kliniek.example/pmo', '/pmo'],
  ['https://www.google.com/url?q=https://rivm.nl/&sa=D', 'https://rivm.nl/'],
  ['/maand', undefined],
  ['/', undefined],
  ['en/of', undefined],
  ['slaap', undefined],
  ['040 222 01 45', undefined],
  ['https://a.nl en https://b.nl', undefined],
  ['javascript:alert(1)', undefined],
  ['https://naam:geheim@a.nl', undefined],
  ['//evil.example', undefined],
])('of "%s" is %s', (text, href) => expect(pastedAddress(text, ['https://kliniek.example'])).toBe(href));
