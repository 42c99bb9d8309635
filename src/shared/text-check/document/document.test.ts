import { Schema } from '@tiptap/pm/model';
import { describe, expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import { blocksOfEditor, editorRange, findPlace } from './from-editor.ts';
import { blocksOfHtml } from './from-html.ts';
import { passagesOf, placeIn } from './passages.ts';

const brief = (html: string) => blocksOfHtml(html).map(({ heading, text }) => [heading, text]);

describe('blocksOfHtml', () => {
  test('makes a block of each paragraph, heading, item and cell', () => {
    const html =
      '<h2>Kop &amp; staart</h2><p>Een <strong>vet</strong>\n  woord.<br>Nieuw.</p><ul><li>a</li><li><p>b</p></li></ul><table><tr><td>c</td><td>d</td></tr></table>los';
    expect(brief(html)).toEqual([
      [2, 'Kop & staart'],
      [0, 'Een vet woord.\nNieuw.'],
      [0, 'a'],
      [0, 'b'],
      [0, 'c'],
      [0, 'd'],
      [0, 'los'],
    ]);
  });

  test('makes a block of each picture, term, summary and caption', () => {
    const html =
      '<figure><img src="/a.webp" alt="A"><img src="/b.webp"><figcaption>c</figcaption></figure><details><summary>d</summary><p>e</p></details><dl><dt>f</dt><dd>g</dd></dl><h2><img src="/h.webp">i</h2>';
    expect(brief(html)).toEqual([
      [0, '\ufffc'],
      [0, '\ufffc'],
      ...['c', 'd', 'e', 'f', 'g'].map((text) => [0, text]),
      [0, '\ufffc'],
      [2, 'i'],
    ]);
  });

  test('says which call-out a block is in', () => {
    const html =
      '<aside data-callout="doctor"><p>a</p><aside><aside data-callout="emergency"><p>b</p></aside><p>c</p></aside></aside><p>d</p>';
    expect(blocksOfHtml(html).map(({ text, callout }) => [text, callout])).toEqual([
      ['a', 'doctor'],
      ['b', 'emergency'],
      ['c', 'doctor'],
      ['d', undefined],
    ]);
  });

  test('says where links and pictures stand', () => {
    const [block] = blocksOfHtml(
      '<p>Lees <a href="https://a.nl">dit <em>stuk</em></a>.<img src="/b.webp" alt="Blad"></p>',
    );
    expect(block).toEqual({
      heading: 0,
      text: 'Lees dit stuk.\ufffc',
      links: [{ href: 'https://a.nl', from: 5, to: 13 }],
      pictures: [{ at: 14, src: '/b.webp', alt: 'Blad' }],
    });
  });

  test('keeps the spaces of code, and leaves scripts out', () => {
    expect(brief('<pre>a  b</pre><script>alert(1)</script><style>p{}</style>')).toEqual([[0, 'a  b']]);
  });

  test('ends a link that is open at the next one and at the end of its block', () => {
    const blocks = blocksOfHtml('<a href="/a">een <a href="/b">twee<p>drie</p></a>vier');
    expect(blocks.map(({ links }) => links.map(({ href, from, to }) => [href, from, to]))).toEqual([
      [
        ['/a', 0, 4],
        ['/b', 4, 8],
      ],
      [['/b', 0, 4]],
      [],
    ]);
  });
});

describe('blocksOfEditor', () => {
  const schema = new Schema({
    nodes: {
      doc: { content: 'block+' },
      paragraph: { content: 'inline*', group: 'block' },
      heading: { content: 'inline*', group: 'block', attrs: { level: {} } },
      bulletList: { content: 'listItem+', group: 'block' },
      listItem: { content: 'paragraph block*' },
      image: { group: 'block', attrs: { src: {}, alt: { default: null } } },
      horizontalRule: { group: 'block' },
      hardBreak: { inline: true, group: 'inline' },
      text: { group: 'inline' },
    },
    marks: { link: { attrs: { href: {} } }, bold: {} },
  });
  const link = { type: 'link', attrs: { href: 'https://a.nl' } };
  const doc = schema.nodeFromJSON({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Kop' }] },
      { type: 'paragraph' },
      { type: 'horizontalRule' },
      {
        type: 'bulletList',
        content: [
          {
            type: 'listItem',
            content: [
              {
                type: 'paragraph',
                content: [
                  { type: 'text', text: 'Neem rust.' },
                  { type: 'hardBreak' },
                  { type: 'text', text: 'Lees ' },
                  { type: 'text', text: 'dit ', marks: [link] },
                  { type: 'text', text: 'stuk', marks: [link, { type: 'bold' }] },
                ],
              },
            ],
          },
        ],
      },
      { type: 'image', attrs: { src: '/b.webp', alt: 'Blad' } },
    ],
  });
  const blocks = blocksOfEditor(doc);

  test('reads headings, breaks, links and pictures', () => {
    expect(blocks.map(({ heading, text }) => [heading, text])).toEqual([
      [2, 'Kop'],
      [0, ''],
      [0, 'Neem rust.\nLees dit stuk'],
      [0, '\ufffc'],
    ]);
    expect(blocks[2]?.links).toEqual([{ href: 'https://a.nl', from: 16, to: 24 }]);
    expect(blocks[3]?.pictures).toEqual([{ at: 0, src: '/b.webp', alt: 'Blad' }]);
  });

  test('gives positions where the editor has the same text', () => {
    const passages = passagesOf({ language: 'nl', purpose: 'other', fields: {}, body: blocks });
    for (const quote of ['Kop', 'rust', 'Lees dit', 'stuk']) {
      const passage = passages.find(({ text }) => text.includes(quote));
      const from = passage?.text.indexOf(quote) ?? 0;
      const range = passage && editorRange(blocks, placeIn(passage, from, from + quote.length));
      expect(doc.textBetween(range?.from ?? 0, range?.to ?? 0)).toBe(quote);
    }
  });

  test('finds the words again after an edit moved them', () => {
    const place = { part: 'body', block: 0, from: 5, to: 9, quote: 'stuk' };
    expect(findPlace(blocks, place)).toEqual({ ...place, block: 2, from: 20, to: 24 });
    const gone = { ...place, quote: 'weg' };
    expect(findPlace(blocks, gone)).toEqual(gone);
    const unmoved = { part: 'body', block: 2, from: 16, to: 19, quote: 'dit' };
    expect(findPlace(blocks, unmoved)).toBe(unmoved);
  });

  test('finds the picture, and nothing for a block that is gone', () => {
    const range = editorRange(blocks, { part: 'body', block: 3, from: 0, to: 1, quote: '' });
    expect(doc.nodeAt(range?.from ?? 0)?.type.name).toBe('image');
    expect(editorRange(blocks, { part: 'body', block: 9, from: 0, to: 1, quote: '' })).toBeUndefined();
    expect(editorRange(blocks, { part: 'title', from: 0, to: 1, quote: '' })).toBeUndefined();
  });
});

test.each([
  ['De arts meet uw bloeddruk en u krijgt uitleg.', 'nl'],
  ['The doctor measures your blood pressure and explains it.', 'en'],
  ['', 'nl'],
])('"%s" is %s', (text, language) => expect(detectLanguage(text)).toBe(language));

test('a passage has no soft hyphens, and knows where its words are written', () => {
  const body = blocksOfHtml('<p>Een wonder\u00admiddel, \u200becht.</p>');
  const [passage] = passagesOf({ language: 'nl', purpose: 'other', fields: {}, body });
  expect(passage?.text).toBe('Een wondermiddel, echt.');
  expect(passage && placeIn(passage, 4, 16)).toMatchObject({ from: 4, to: 17, quote: 'wonder\u00admiddel' });
});
