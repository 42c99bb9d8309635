import { describe, expect, test } from 'vitest';
import { problemsOf, textOf } from '../../../../tests/support/text-check/example-text.ts';
import { checkText } from '../check-text.ts';
import { type CheckedText, PICTURE } from '../document/document.ts';
import { blocksOfHtml } from '../document/from-html.ts';
import DUTCH from '../words/nl.ts';

const FACTS = { phoneNumbers: ['040 222 01 45'] };
const check = (html: string, changes: Partial<CheckedText> = {}) =>
  checkText(textOf([], { body: blocksOfHtml(html), ...changes }), FACTS);
const rulesOf = (...given: Parameters<typeof check>) =>
  check(...given).map(({ severity, rule }) => `${severity} ${rule}`);

describe('pictures and headings', () => {
  test('reports a picture without a description, also the cover', () => {
    expect(rulesOf('<p><img src="/a.webp" alt=" "></p><p><img src="/b.webp" alt="Een blad"></p>')).toEqual([
      'warning picture-without-description',
    ]);
    expect(rulesOf('<p><img src="/a.webp" alt="" data-decorative="true"></p>')).toEqual([]);
    const fields = { image: '/a.webp', imageAlt: null };
    expect(check('', { fields })[0]).toMatchObject({
      rule: 'picture-without-description',
      place: { part: 'imageAlt' },
    });
  });

  test('reports a heading that skips a level', () => {
    expect(check('<h2>Een</h2><h3>Twee</h3><h2>Drie</h2>')).toEqual([]);
    expect(check('<h2>Een</h2><h4>Te diep</h4>')[0]).toMatchObject({
      what: '“Te diep” is a heading 4 where a heading 3 would follow.',
      place: { part: 'body', block: 1, from: 0, to: 7, quote: 'Te diep' },
    });
    expect(rulesOf('<h3>Te diep</h3>')).toEqual(['warning heading-jump']);
  });

  test.each(['<h2></h2>', '<h2> </h2>', '<h2>&nbsp;<br></h2>', '<h2>&shy;</h2>', '<h2><strong></strong></h2>'])(
    'reports %s as an empty heading',
    (html) => {
      const [finding, ...others] = check(`<p>Een.</p>${html}<p>Twee.</p>`);
      expect(others).toEqual([]);
      expect(finding).toMatchObject({ rule: 'heading-empty', severity: 'warning', what: 'A heading 2 is empty.' });
      expect(finding?.place).toMatchObject({ part: 'body', block: 1, from: 0 });
    },
  );

  test('takes neither a described picture nor an empty paragraph for one', () => {
    expect(rulesOf('<h2><img src="/a.webp" alt="Een blad"></h2><p></p><h2>Een<br></h2><p> </p>')).toEqual([]);
  });

  test('reports a heading of nothing but a reference in the editor', () => {
    const heading = { heading: 2, text: PICTURE, links: [], pictures: [] };
    expect(check('', { body: [heading] })).toMatchObject([{ rule: 'heading-empty' }]);
    const described = [{ at: 0, src: '/a.webp', alt: 'Een blad' }];
    expect(check('', { body: [{ ...heading, pictures: described }] })).toEqual([]);
  });
});

test.each([
  [{ title: `${'woord '.repeat(15)}x` }, 'warning', 'The title has 91 characters.'],
  [{ excerpt: null }, 'hint', 'The excerpt is empty.'],
  [{ seoDescription: '' }, 'warning', 'The SEO description is empty.'],
  [{ seoDescription: 'Te kort.' }, 'hint', 'The SEO description has only 8 characters.'],
  [{ seoTitle: `${'woord '.repeat(10)}woorde` }, 'warning', 'The SEO title has 66 characters.'],
])('reports the field %j', (fields, severity, what) =>
  expect(check('', { fields: { ...fields } as Record<string, string | null> })).toMatchObject([
    { rule: 'field-length', severity, what },
  ]),
);

test.each([
  'Neem TK tabletten.',
  'TKTK',
  'TODO bron zoeken',
  'Lorem ipsum dolor',
  'Zie [bron].',
  'Tarief: nog in te vullen',
])('reports that "%s" is unfinished', (text) => expect(problemsOf(text)).toEqual(['warning left-over']));

test('reports a citizen service number without repeating it', () => {
  const [finding] = check('<p>Patiënt 111222333 belde.</p>');
  expect(finding).toMatchObject({ rule: 'citizen-number', severity: 'danger', place: { from: 8, to: 17, quote: '' } });
  expect(JSON.stringify(finding)).not.toContain('111222333');
});

test('what it says to do with another number leaves no danger, whatever its digits', () => {
  const [finding] = check('<p>Polis 111222333.</p>');
  const examples = (finding ? [finding.remedy, DUTCH[finding.words.remedy]] : []).map((remedy) => {
    const digits = [...'111222333'];
    return /“(.+)”/.exec(remedy)?.[1]?.replace(/\d/g, () => digits.shift() ?? '') ?? 'no example';
  });
  expect(examples).toEqual(['policy ending in 111', 'polis eindigend op 111']);
  expect(examples.flatMap((example) => problemsOf(example))).toEqual([]);
});

describe('phone numbers', () => {
  test('reports one that is not the clinic’s, in the text or behind a link', () => {
    expect(rulesOf('<p>Bel 06 12345678.</p>')).toEqual(['warning phone-number']);
    expect(rulesOf('<p><a href="tel:0612345678">Bel Anna</a></p>')).toEqual(['warning phone-number']);
    expect(rulesOf('<p><a href="tel:+31612345678">06 12345678</a></p>')).toEqual(['warning phone-number']);
  });

  test('knows the clinic’s own in any notation, and helplines', () => {
    expect(rulesOf('<p>Bel <a href="tel:+31402220145">(040) 222 01 45</a> of 0800-0113.</p>')).toEqual([]);
  });
});

describe('links', () => {
  test.each([
    ['', 'warning'],
    ['#', 'warning'],
    ['http://localhost:4321/x', 'warning'],
    ['https://192.168.1.8/x', 'warning'],
    ['https://nas.local/x', 'warning'],
    ['http://', 'warning'],
    ['http://www.rivm.nl', 'warning'],
  ])('reports a link to "%s" as %s', (href, severity) =>
    expect(rulesOf(`<p><a href="${href}">RIVM</a></p>`)).toEqual([`${severity} link-address`]),
  );

  test.each(['https://www.rivm.nl', '/pmo', '/pmo#prijs', '#prijs', 'mailto:a@b.nl', 'tel:112', '{telefoonlink}'])(
    'allows a link to "%s"',
    (href) => expect(rulesOf(`<p><a href="${href}">RIVM</a></p>`)).toEqual([]),
  );

  test('reports a link without text, and one that says nothing', () => {
    expect(rulesOf('<p>Lees <a href="/pmo"></a>meer.</p>')).toEqual(['warning link-address']);
    expect(rulesOf('<p>Klik <a href="/pmo">hier</a>.</p>')).toEqual(['hint link-address']);
  });
});

describe('when to see a doctor', () => {
  const long = `<p>${'Drink genoeg en slaap op tijd. '.repeat(40)}</p>`;
  const care = (html: string, language: CheckedText['language'] = 'nl') =>
    rulesOf(html, { purpose: 'care', language }).filter((rule) => rule.endsWith('see-a-doctor'));

  test('reports a text on care that does not say it', () => {
    expect(care(long)).toEqual(['warning see-a-doctor']);
    expect(care(`${long}<aside data-callout="doctor"><p>Bij hoge koorts.</p></aside>`)).toEqual([]);
    expect(care(`${long}<aside data-callout="emergency"><p>Bij benauwdheid.</p></aside>`)).toEqual([]);
    expect(care(`${long}<aside data-callout="warning"><p>Bij hoge koorts.</p></aside>`)).not.toEqual([]);
    expect(care(`${long}<aside data-callout="doctor"><p></p></aside>`)).not.toEqual([]);
    expect(rulesOf(long)).toEqual([]);
    expect(care('<p>Wij zijn dicht op maandag.</p>')).toEqual([]);
  });

  test.each([
    ['Bel bij koorts meteen uw huisarts.', 'nl'],
    ['Bel bij koorts meteen uw huis\u00adarts.', 'nl'],
    ['Ga met deze klachten naar de huisartsenpost.', 'nl'],
    ['Neem bij twijfel contact op met uw arts.', 'nl'],
    ['Bel 112 bij pijn op de borst.', 'nl'],
    ['See your GP if it lasts longer than two weeks.', 'en'],
    ['Call 112 for chest pain.', 'en'],
  ] as const)('is content with "%s"', (line, language) => expect(care(`${long}<p>${line}</p>`, language)).toEqual([]));
});
