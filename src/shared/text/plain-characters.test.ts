import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCitizenNumbers, findPhoneNumbers } from '../numbers/numbers.ts';
import { containsEmailAddress, containsNetworkName, plainCharacters, plainText } from './plain-characters.ts';

test.each([
  ['０６　１２３', '06 123'],
  ['٠٦ ۰۶ ०६', '06 06 06'],
  ['0\u200b6\u00ad1\ufeff2\u2060', '0612'],
  ['0️⃣6️⃣', '06'],
  ['⓪⑥ 𝟎𝟔 ⁰⁶', '06 06 06'],
  ['⓿❻➀➊⓵ ⑴⑵⒊', '06111 123.'],
  ['0\u03326\u0336', '06'],
  ['06&nbsp;12%2034', '06 12 34'],
  ['06–12 06—12 06−12 06‑12', '06-12 06-12 06-12 06-12'],
  ['06\u00a012\u202f34\t56', '06 12 34 56'],
  ['jan＠voorbeeld．nl', 'jan@voorbeeld.nl'],
  ['jan [at] voorbeeld [dot] nl', 'jan@voorbeeld.nl'],
  ['jan(at)voorbeeld(punt)nl', 'jan@voorbeeld.nl'],
  ['jan apenstaartje voorbeeld.nl', 'jan@voorbeeld.nl'],
  ['jan at voorbeeld dot nl', 'jan@voorbeeld.nl'],
  ['jan apestaartje voorbeeld.nl', 'jan@voorbeeld.nl'],
  ['janapenstaartjevoorbeeld.nl', 'jan@voorbeeld.nl'],
  ['jan(a)voorbeeld.nl jan (a) gmail', 'jan@voorbeeld.nl jan@gmail'],
  ['optie (a) of (b)', 'optie (a) of (b)'],
  ['het apenstaartje ontbreekt', 'het apenstaartje ontbreekt'],
  ['nul zes een twee drie vier', '0 6 1 2 3 4'],
  ['nulzes 12 nul-zes 34', '06 12 06 34'],
  ['nul zes twaalf vierendertig tweeënvijftig achtenzeventig', '0 6 12 34 52 78'],
  ['06 twaalf 34 56 78', '06 12 34 56 78'],
  ['jan -at- voorbeeld.nl', 'jan@voorbeeld.nl'],
  ['jan_at_voorbeeld_dot_nl', 'jan@voorbeeld.nl'],
  ['jan&#64;voorbeeld.nl jan%40voorbeeld.nl', 'jan@voorbeeld.nl jan@voorbeeld.nl'],
  ['stay-at-home moms.', 'stay-at-home moms.'],
  ['na twaalf of dertien weken, soms veertien', 'na twaalf of dertien weken, soms veertien'],
  ['een van de twee, drie of vier', 'een van de twee, drie of vier'],
  ['I looked at thuisarts.nl', 'I looked at thuisarts.nl'],
  ['O6 12', '06 12'],
  ['Cafe\u0301 à 3 €', 'Café à 3 €'],
])('reads %j as %j', (text, plain) => expect(plainText(text)).toBe(plain));

test('every character knows where it stood', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const plain = plainCharacters(text);
      expect([plain.at.length, plain.end.length]).toEqual([plain.text.length, plain.text.length]);
      for (const [index, from] of plain.at.entries()) {
        expect(from).toBeGreaterThanOrEqual(plain.at[index - 1] ?? 0);
        expect(plain.end[index]).toBeGreaterThan(from);
        expect(plain.end[index]).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});

const PHONE = '0612345678';
const BSN = '111222333';
/** How people, and programs, write a digit or what stands between two. */
const DIGITS = [
  (digit: string) => digit,
  (digit: string) => String.fromCodePoint(0xff10 + Number(digit)),
  (digit: string) => String.fromCodePoint(0x660 + Number(digit)),
  (digit: string) => `${digit}\ufe0f\u20e3`,
  (digit: string) => ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'][Number(digit)] ?? '',
];
const BETWEEN = ['', ' ', '\u200b', '\u00ad', '\u00a0', '–', ' - ', '\u2060', '\u202f', '‑', '_', '*', '.'];

describe('whatever signs a number is written with', () => {
  const written = (number: string, digit: (one: string) => string, between: string) =>
    `Zie mij: ${[...number].map(digit).join(between)} of zo.`;
  const cases = DIGITS.flatMap((digit) => BETWEEN.map((between) => [digit, between] as const));

  test('a telephone number is found', () => {
    const missed = cases
      .map(([digit, between]) => written(PHONE, digit, between))
      .filter((text) => findPhoneNumbers(text).length !== 1);
    expect(missed).toEqual([]);
  });

  test('a citizen service number is found, and where it stands', () => {
    const missed = cases
      .map(([digit, between]) => written(BSN, digit, between))
      .filter((text) => {
        const [found] = findCitizenNumbers(text);
        return !found || text.slice(found.from, found.to) !== text.slice('Zie mij: '.length, -' of zo.'.length);
      });
    expect(missed).toEqual([]);
  });
});

test.each([
  'bel 0 6 1 2 3 4 5 6 7 8',
  '0 6 - 1 2 3 4 5 6 7 8',
  'nul zes een twee drie vier vijf zes zeven acht',
  'nul zes 12345678',
  'ｎｕｌ ｚｅｓ ｅｅｎ ｔｗｅｅ ｄｒｉｅ ｖｉｅｒ ｖｉｊｆ ｚｅｓ ｚｅｖｅｎ ａｃｈｔ',
  'n\u200bul zes een twee drie vier vijf zes zeven acht',
  'nul_zes_een_twee_drie_vier_vijf_zes_zeven_acht',
  'zero six one two three four five six seven eight',
  '0.6.1.2.3.4.5.6.7.8',
  '06/12/34/56/78',
  '06,12,34,56,78',
  'O6 12345678',
  'o6-12345678',
  '06 1234 5678',
  '+31 6 12 34 56 78',
  '＋３１ ６ １２３４５６７８',
  '00 31 6 12345678',
  '+31-06-12345678',
  'tel.0612345678',
  '06: 12 34 56 78',
  '06_12345678',
  '06, 12345678',
  '06 ... 12345678',
  '06•12•34•56•78',
  '[06] 12345678',
  '“06” 12 34 56 78',
  'nul zes, een twee drie vier vijf zes zeven acht',
  'nulzes-12345678',
])('finds a telephone number in %j', (text) => expect(findPhoneNumbers(text)).toHaveLength(1));

test.each([
  '0,5 1,2 3,4 5,6 7,8',
  '0.5 1.2 3.4 5.6 7.8',
  'van 0 tot 10, 20 of 30 mg',
  'een twee drie vier',
  '120/80 130/85 140/90',
  'schaal 0 1 2 3 4 5 6 7 8 9 10',
  'op 12-06-2024 10.30 uur',
  '12-06-2024, 10.30-11.30',
  'maandag 08.00-12.00 13.00-17.00',
  '06 mei',
  'op 06, 12 en 18 maart',
])('finds no number in %j', (text) => expect(findPhoneNumbers(text)).toEqual([]));

test.each([
  'jan@voorbeeld.nl',
  'jan @ voorbeeld . nl',
  'jan＠voorbeeld.nl',
  'jan﹫voorbeeld.nl',
  'j\u200ban@voor\u00adbeeld.nl',
  'jan [at] voorbeeld.nl',
  'jan(at)voorbeeld.nl',
  'jan {at} voorbeeld {dot} nl',
  'jan<at>voorbeeld.nl',
  'jan at voorbeeld dot nl',
  'jan apenstaartje voorbeeld punt nl',
  'jan at gmail.com',
  'jan.jansen gmail com',
  'jan jansen, hotmail punt com',
  'mail jan@voorbeeld',
  'jan2gmail.com',
  'jan.jansen op gmail',
  'jan live.nl',
  'jan atgmail.com',
])('finds an address in %j', (text) => expect(containsEmailAddress(text)).toBe(true));

test.each([
  'ik ben @jan_de_wit',
  'facebook.com/jan.de.wit',
  'linkedin.com/in/jan-de-wit-1',
  'wa.me/31612345678',
  'insta: jan_de_wit',
  'snap jandw99',
])('finds a name on social media in %j', (text) => expect(containsNetworkName(text)).toBe(true));

test.each([
  'I looked at thuisarts.nl and it was clear',
  'Om 12 uur at ik',
  'zie onze site',
  'Op mijn outlook kom ik er niet uit',
  'More at 113.nl and thuisarts.nl',
  'Bij punt 3 op de site.',
  'Optie (a) graag. De rest niet.',
  'Een apenstaartje staat niet op mijn toetsenbord',
  'Ik zag het op facebook.com',
  'Op mijn instagram las ik iets anders',
  'Vitamine (a) en (d)',
])('finds neither an address nor a name in %j', (text) =>
  expect(containsEmailAddress(text) || containsNetworkName(text)).toBe(false),
);

test('reads a long text of spelled signs at once', () => {
  const started = performance.now();
  expect(plainText('jan (at) '.repeat(40_000))).toBe('jan@'.repeat(40_000));
  // It took ten times as long while each sign moved the rest of the text.
  expect(performance.now() - started).toBeLessThan(3000);
});
