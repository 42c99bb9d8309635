import { describe, expect, it, test } from 'vitest';
import { withoutRedirect } from '../../../../shared/addresses/web-address.ts';
import { linkAddress, pastedAddress } from './link-on-paste.ts';

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

describe('linkAddress', () => {
  it.each([
    ['www.voedingscentrum.nl/vitamine-d', 'https://www.voedingscentrum.nl/vitamine-d'],
    ['info@kliniek.example', 'mailto:info@kliniek.example'],
    ['040 222 01 45', 'tel:0402220145'],
    [' https://rivm.nl ', 'https://rivm.nl'],
    ['/therapieen/pro-aging', '/therapieen/pro-aging'],
    ['#bronnen', '#bronnen'],
  ])('turns %s into %s', (typed, address) => expect(linkAddress(typed)).toBe(address));
});

describe('withoutRedirect', () => {
  it.each([
    ['https://www.google.com/url?q=https://www.rivm.nl/x?a%3D1%26b%3D2&sa=D&usg=AOv', 'https://www.rivm.nl/x?a=1&b=2'],
    ['https://www.google.nl/url?sa=t&url=https%3A%2F%2Frivm.nl%2F', 'https://rivm.nl/'],
    ['https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Frivm.nl&data=05', 'https://rivm.nl'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Frivm.nl%2F&h=AT0', 'https://rivm.nl/'],
  ])('unwraps %s', (wrapped, address) => expect(withoutRedirect(wrapped)).toBe(address));

  it.each([
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/url?sa=D',
    'https://www.google.com/search?q=https://rivm.nl',
    'https://google.com.evil.example/url?q=https://rivm.nl',
    'https://rivm.nl/url?q=https://elders.nl',
    'mailto:info@rivm.nl',
    '/magazine',
  ])('does not change %s', (address) => expect(withoutRedirect(address)).toBe(address));
});
