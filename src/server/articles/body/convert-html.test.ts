import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { XSS_PAYLOADS } from '../../../../tests/support/articles/xss-payloads.ts';
import { RICH_TEXT_TAGS } from '../../../shared/rich-text/tags.ts';
import { plainText, sanitiseHtml } from './convert-html.ts';

const OWN = 'https://clinic.example';
const ALLOWED: Record<string, readonly string[]> = { ...RICH_TEXT_TAGS, a: ['href', 'title', 'rel', 'target'] };

/** Parses the exact output format of the sanitiser, and throws at anything that is not allowed. */
function assertHarmless(html: string): void {
  const token = /<(\/?)([a-z0-9]+)((?: [a-z-]+="[^"<>]*")*)(?: \/)?>|[^<>]+/gy;
  for (let at = 0; at < html.length; at = token.lastIndex) {
    token.lastIndex = at;
    const [text, slash, tag, attributes = ''] = token.exec(html) ?? [];
    if (text === undefined) throw new Error(`Unexpected output: ${html.slice(at, at + 80)}`);
    if (tag && !(tag in ALLOWED)) throw new Error(`<${tag}> is not allowed`);
    if (tag && !slash) assertTag(tag, [...attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)]);
  }
}

function assertTag(tag: string, attributes: RegExpExecArray[]): void {
  const values = Object.fromEntries(attributes.map(([, name = '', value = '']) => [name, decoded(value)]));
  for (const name of Object.keys(values)) {
    if (!ALLOWED[tag]?.includes(name)) throw new Error(`<${tag} ${name}> is not allowed`);
  }
  // Resolves the address as a browser does, independently of the sanitiser's own check.
  const target = (name: string) => new URL(values[name] ?? '', OWN);
  if (values['href'] !== undefined && URL.canParse(values['href'], OWN)) {
    if (!/^(https?|mailto|tel):$/.test(target('href').protocol)) throw new Error(`href ${values['href']}`);
    const isExternal = /^https?:$/.test(target('href').protocol) && target('href').origin !== OWN;
    if (isExternal && !values['rel']?.includes('noopener')) throw new Error(`No noopener on ${values['href']}`);
  }
  if (tag === 'sup' && !/^[a-z0-9-]*$/.test(values['data-source'] ?? ''))
    throw new Error('A sup that refers to nothing');
  if (tag === 'img' && !/^https?:$/.test(target('src').protocol)) throw new Error(`src ${values['src']}`);
}

const decoded = (value: string) =>
  value.replace(/&(quot|lt|gt|amp);/g, (_, name: string) => ({ quot: '"', lt: '<', gt: '>', amp: '&' })[name] ?? '');

test.each(XSS_PAYLOADS)('removes everything executable from %j', async (payload) => {
  const once = await sanitiseHtml(payload);
  assertHarmless(once);
  expect(await sanitiseHtml(once)).toBe(once);
});

describe('arbitrary HTML', () => {
  const tag = fc.constantFrom(...Object.keys(RICH_TEXT_TAGS), 'script', 'style', 'svg', 'math', 'iframe', 'div', 'x-y');
  const value = fc.oneof(
    fc.constantFrom(
      ...XSS_PAYLOADS,
      'https://a.nl',
      'javascript:alert(1)',
      'data:text/html,x',
      'mailto:a@b.nl',
      'thuisarts',
      '/assets/a.webp',
    ),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  const attribute = fc
    .tuple(
      fc.constantFrom('href', 'src', 'onclick', 'style', 'title', 'alt', 'srcset', 'class', 'start', 'data-source'),
      value,
    )
    .map(([name, text]) => `${name}="${text.replaceAll('"', '&quot;')}"`);
  const piece = fc.oneof(
    fc.tuple(tag, fc.array(attribute, { maxLength: 3 })).map(([name, list]) => `<${name} ${list.join(' ')}>`),
    tag.map((name) => `</${name}>`),
    fc.constantFrom(...XSS_PAYLOADS),
    fc.string({ unit: fc.constantFrom(...`<>"'\`=/&;!-[] \0\tab:`), maxLength: 12 }),
  );
  const html = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

  test('loses scripts, event handlers and data addresses', async () => {
    await fc.assert(
      fc.asyncProperty(html, async (input) => assertHarmless(await sanitiseHtml(input))),
      { numRuns: 500 },
    );
  });

  test('stays the same when sanitised again', async () => {
    await fc.assert(
      fc.asyncProperty(html, async (input) => {
        const once = await sanitiseHtml(input);
        expect(await sanitiseHtml(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });
});

test('extracts plain text without tags and entities', async () => {
  expect(await plainText('<h2>Kop</h2><p>Eén &amp; twee<br>drie</p><ul><li>vier</li></ul>')).toBe(
    'Kop Eén & twee drie vier',
  );
});

test('keeps everything that the editor can write', async () => {
  const written = [
    '<h1>Een</h1><h2>Twee</h2><h3>Drie</h3>',
    '<p><strong>vet</strong> <em>schuin</em> <s>door</s> <u>onder</u> <code>code</code><br /></p>',
    '<ul><li><p>punt</p></li></ul><ol start="3"><li><p>drie</p></li></ol><blockquote><p>citaat</p></blockquote><hr />',
    '<p>Bewezen.<sup data-source="thuisarts"></sup></p>',
    '<p><a href="/therapieen">intern</a> <a href="mailto:a@b.nl">mail</a> <a href="tel:+31402220000">bel</a></p>',
    '<img src="/api/admin/download/a.webp" alt="Een vaas &amp; een tak" title="Vaas" />',
  ].join('');
  expect(await sanitiseHtml(written)).toBe(written);
});

test('keeps only numbers that a table or list can have', async () => {
  const cell = (span: string) =>
    `<table><tbody><tr><td colspan="${span}" rowspan="${span}"><p>a</p></td></tr><tr></tr><tr></tr></tbody></table>`;
  expect(await sanitiseHtml(cell('3'))).toBe(cell('3'));
  expect(await sanitiseHtml('<ol start="2026"><li>a</li></ol>')).toBe('<ol start="2026"><li><p>a</p></li></ol>');
  for (const span of ['1000000000', '1e9', 'x', '-1', ' 2'])
    expect(await sanitiseHtml(`<table><tr><td colspan="${span}" rowspan="${span}">a</td></tr></table>`)).toBe(
      '<table><tbody><tr><td><p>a</p></td></tr></tbody></table>',
    );
  expect(await sanitiseHtml('<ol start="NaN"><li>a</li></ol>')).toBe('<ol><li><p>a</p></li></ol>');
});

test('opens external links in a new tab, internal ones in the same', async () => {
  expect(await sanitiseHtml('<a href="https://example.nl/a">x</a>')).toBe(
    '<p><a href="https://example.nl/a" rel="noopener noreferrer" target="_blank">x</a></p>',
  );
  expect(await sanitiseHtml('<a href="/over-ons" target="_blank" rel="opener">x</a>')).toBe(
    '<p><a href="/over-ons">x</a></p>',
  );
});

test('keeps raised and lowered figures', async () => {
  expect(await sanitiseHtml('<p>H<sub>2</sub>O, 20 m<sup>2</sup> en 10<sup data-source="Geen id">3</sup></p>')).toBe(
    '<p>H<sub>2</sub>O, 20 m<sup>2</sup> en 10<sup>3</sup></p>',
  );
  expect(await sanitiseHtml('<sub>een <sub style="display:block">9</sub></sub>')).toBe(
    '<p><sub>een</sub></p><p><sub>9</sub></p>',
  );
});

test('keeps a reference without the number that it was shown with', async () => {
  const shown = '<p>Zo.<sup id="a" data-source="who" class="b"><a href="#source-who">2</a></sup> En door.</p>';
  expect(await sanitiseHtml(shown)).toBe('<p>Zo.<sup data-source="who"></sup> En door.</p>');
  const two = '<p>Zo.<sup data-source="a"><a href="/x#source_a">1</a></sup><sup data-source="b">, <a>2</a></sup></p>';
  expect(await sanitiseHtml(two)).toBe('<p>Zo.<sup data-source="a"></sup><sup data-source="b"></sup></p>');
});
