import { describe, expect, it } from 'vitest';
import { linkAddress } from './link-address.ts';

describe('linkAddress', () => {
  it.each([
    ['www.voedingscentrum.nl/vitamine-d', 'https://www.voedingscentrum.nl/vitamine-d'],
    ['info@kliniek.example', 'mailto:info@kliniek.example'],
    ['040 222 01 45', 'tel:0402220145'],
    [' https://rivm.nl ', 'https://rivm.nl'],
    ['/therapieen/pro-aging', '/therapieen/pro-aging'],
    ['#bronnen', '#bronnen'],
  ])('%s becomes %s', (typed, address) => expect(linkAddress(typed)).toBe(address));
});
