import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOf } from '../../../tests/support/text-check/example-text.ts';
import { checkText } from './check-text.ts';
import type { Language } from './document/document.ts';
import { blocksOfHtml } from './document/from-html.ts';

const FACTS = { phoneNumbers: ['040 222 01 45'] };
const language = fc.constantFrom<Language>('nl', 'en');
const check = (html: string, of: Language = 'nl') =>
  checkText(textOf([], { language: of, purpose: 'care', body: blocksOfHtml(html) }), FACTS);

/** Pieces that odd articles are made of. */
const piece = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    ...'<p>|</p>|<h2>|<h6>|</h1>|<a href="|">|<a>|</a>|<img|<img alt=>|<br>|<table><td>|<pre>|</pre>|<!--|-->|<![CDATA[|<script>|</script>|&amp;|&#0;|&#xd800;|&nbsp;|geneest|gegarandeerd|111222333|+31 |06-|TK|dr. |?|\n|\ufffc|\ud83d|\u200d'.split(
      '|',
    ),
  ),
);

test('reads any HTML, and names places that exist', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), language, (pieces, of) => {
      const html = pieces.join('');
      const body = blocksOfHtml(html);
      for (const { place, what, why, remedy, rule } of check(html, of)) {
        expect([what, why, remedy].every((text) => text !== '')).toBe(true);
        if (place.block === undefined) continue;
        const text = body[place.block]?.text ?? '';
        expect(place.to).toBeLessThanOrEqual(text.length);
        expect(place.from).toBeLessThanOrEqual(place.to);
        if (rule !== 'citizen-number') expect(text.slice(place.from, place.to).startsWith(place.quote)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('lists dangers first, then what comes first in the text', () => {
  const found = check('<p>Bel 06 12345678.</p><h4>Kop</h4><p>TODO</p><p>Gegarandeerd.</p><p>Bel 06 87654321.</p>');
  expect(found.map(({ rule, place }) => `${rule} ${place.block}`)).toEqual([
    'claim-guarantee 3',
    'phone-number 0',
    'heading-jump 1',
    'left-over 2',
    'phone-number 4',
  ]);
});

test('leaves the same findings whatever stands around them', () => {
  const filler = '<p>Drink genoeg water en slaap op tijd.</p>';
  const alone = check('<p>Onze kuur geneest reuma.</p>')[0];
  fc.assert(
    fc.property(fc.nat(30), (before) => {
      const found = check(`${filler.repeat(before)}<p>Onze kuur geneest reuma.</p>`)[0];
      expect(found).toEqual({ ...alone, place: { ...alone?.place, block: before } });
    }),
    { numRuns: 20 },
  );
});

/** Texts of the maximum length, each hard on another part. */
const LONG = 500_000;
const fill = (text: string) => (length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
const HARD: Record<string, (length: number) => string> = {
  'a real text': fill(
    '<p>Bel meteen uw huisarts als de klachten erger worden. De bloeddruk wordt gemeten, en u krijgt uitleg over hypertensie.</p>',
  ),
  'one word': fill('a'),
  'one sentence': fill('deze kuur en deze behandeling werkt '),
  'one claim without an end': fill('uw pillen, '),
  'digits with gaps': fill('1 2-3.'),
  'digits of phone numbers': fill('+31 0'),
  'addresses in words': fill('a-at-'),
  'full stops': fill('. '),
  abbreviations: fill('dr. '),
  'open links': fill('<a href=x>'),
  'links in open blocks': fill('<p><a href=http://x>'),
  'open tables': fill('<td>'),
  pictures: fill('<img>'),
  claims: fill('Gegarandeerd zonder bijwerkingen. '),
  'claims in one sentence': fill('gegarandeerd '),
  'complaints in one sentence': fill('uw klachten verdwijnen en wij genezen kanker voorgoed '),
  'absent things': fill('geen pijn, '),
  'things that are wholly absent': fill('bijwerkingen zijn er zonder risico voorgoed nooit meer klachten '),
  'medicines in one sentence': fill('onze botoxspuit '),
  'one word of parts': fill('lyri-'),
  prices: fill('1,1€ '),
  brackets: fill('(((['),
  'line breaks': fill('a<br>'),
};

test.each(Object.entries(HARD))('takes time linear in its length for %s', (_name, make) => {
  const time = (length: number) => {
    const html = make(length);
    const start = process.cpuUsage();
    check(html);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  time(LONG / 10);
  const short = Math.min(time(LONG / 10), time(LONG / 10));
  // Ten times as long: linear is 10, quadratic 100. The constant allows for measurements of a few milliseconds.
  expect(time(LONG)).toBeLessThan(30 * short + 300);
});
