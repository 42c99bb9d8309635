import { describe, expect, test } from 'vitest';
import { fromGhost, plainLinks } from '../../../../../tests/support/import/source-article.ts';

type Node = { type: string; [key: string]: unknown };
const node = (type: string, more: object = {}, ...children: Node[]): Node => ({ type, version: 1, ...more, children });
const words = (text: string, format = 0): Node => ({ type: 'extended-text', text, format });
const lexical = (...children: Node[]) => JSON.stringify({ root: node('root', {}, ...children) });

const html = (...children: Node[]) => plainLinks(fromGhost({ lexical: lexical(...children) }).html);

describe('a post without HTML', () => {
  test('keeps its formats, links and lines', () => {
    expect(
      html(
        node(
          'paragraph',
          {},
          words('10'),
          words('9', 64),
          words('/L, H'),
          words('2', 32),
          words('O '),
          words('vet', 1),
          words(' let op', 512),
        ),
        node(
          'paragraph',
          {},
          words('a', 2 + 4),
          { type: 'linebreak' },
          node('link', { url: 'https://a.nl/' }, words('b')),
        ),
        node('extended-heading', { tag: 'h2' }, words('Kop')),
        node('extended-quote', {}, words('citaat')),
        node('aside', {}, words('terzijde')),
      ),
    ).toBe(
      '<p>10<sup>9</sup>/L, H<sub>2</sub>O <strong>vet</strong> LET OP</p><p><em><s>a</s></em><br /><a href="https://a.nl/">b</a></p>' +
        '<h2>Kop</h2><blockquote><p>citaat</p></blockquote><blockquote><p>terzijde</p></blockquote>',
    );
  });

  test('keeps the first number of a list, and lists within', () => {
    const sub = node('listitem', {}, node('list', { listType: 'bullet' }, node('listitem', {}, words('sub'))));
    expect(
      html(
        node(
          'list',
          { listType: 'number', start: 3 },
          node('listitem', {}, words('c')),
          sub,
          node('listitem', {}, words('d')),
        ),
      ),
    ).toBe('<ol start="3"><li><p>c</p><ul><li><p>sub</p></li></ul></li><li><p>d</p></li></ol>');
  });

  test('keeps a list from zero, what is ticked, and the words of a part that it does not know', () => {
    const item = (text: string, more = {}) => node('listitem', more, words(text));
    expect(html(node('list', { listType: 'number', start: 0 }, item('a')))).toBe(
      '<ol start="0"><li><p>a</p></li></ol>',
    );
    expect(html(node('list', { listType: 'check' }, item('a', { checked: true }), item('b', { checked: false })))).toBe(
      '<ul><li><p>☑ a</p></li><li><p>☐ b</p></li></ul>',
    );
    expect(html(node('paragraph', {}, words('van '), node('mention', { text: '@jan' })))).toBe('<p>van @jan</p>');
  });

  test('keeps a table', () => {
    const cell = (text: string, headerState: number) =>
      node('tablecell', { headerState }, node('paragraph', {}, words(text)));
    expect(
      html(
        node(
          'table',
          {},
          node('tablerow', {}, cell('a', 1), cell('b', 1)),
          node('tablerow', {}, cell('c', 0), cell('d', 0)),
        ),
      ),
    ).toBe(
      '<table><tbody><tr><th><p>a</p></th><th><p>b</p></th></tr><tr><td><p>c</p></td><td><p>d</p></td></tr></tbody></table>',
    );
  });

  test('keeps words that are nested without measure', () => {
    const deep = `${'{"type":"paragraph","children":['.repeat(5000)}{"type":"text","text":"diep"}${']}'.repeat(5000)}`;
    expect(fromGhost({ lexical: `{"root":{"type":"root","children":[${deep}]}}` }).html).toBe('<p>diep</p>');
  });

  test('reads the raised and lowered words and the footnotes of its Markdown', () => {
    const markdown = 'H~2~O, 10^-3^, ~~weg~~, ~ 5, ==nadruk==, een[^1]\n\n[^1]: Boek,\n    2020\n\nSlot ^ en [^2]';
    expect(fromGhost({ lexical: lexical({ type: 'markdown', markdown } as Node) })).toMatchObject({
      html: '<p>H<sub>2</sub>O, 10<sup>-3</sup>, <s>weg</s>, ~ 5, nadruk, een<sup data-source="cc07dd2ea40830a2-1"></sup></p><p>Slot ^ en [^2]</p>',
      sources: [{ title: 'Boek', year: 2020 }],
    });
  });

  test.each([
    'Bij 10^3–10^5 kve/ml',
    'Van 10^-3–10^-5',
    'Of 10^−3–10^−5',
    'Met 75mg/m^2-100mg/m^2',
    'Neem ~5–~10 mg',
    'Als a==1==2',
  ])('raises, lowers and marks nothing from one figure to the next: %s', (markdown) => {
    expect(fromGhost({ lexical: lexical({ type: 'markdown', markdown } as Node) }).html).toBe(`<p>${markdown}</p>`);
  });

  test('raises what stands before a letter or a sign', () => {
    const markdown = '10^9^/L, ^18^F, 1^e^, 10^3^–10^5^, 10^3^-10^5^, 10^-3^-10^-5^';
    expect(fromGhost({ lexical: lexical({ type: 'markdown', markdown } as Node) }).html).toBe(
      '<p>10<sup>9</sup>/L, <sup>18</sup>F, 1<sup>e</sup>, 10<sup>3</sup>–10<sup>5</sup>, 10<sup>3</sup>-10<sup>5</sup>, 10<sup>-3</sup>-10<sup>-5</sup></p>',
    );
  });

  test('is read of the older editor', () => {
    const mobiledoc = JSON.stringify({
      version: '0.3.1',
      atoms: [['soft-return', '', {}]],
      cards: [
        ['markdown', { markdown: '# K' }],
        ['hr', {}],
        ['code', { code: 'x' }],
        ['oud', {}],
      ],
      markups: [['strong'], ['a', ['href', 'https://a.nl/']]],
      sections: [
        [
          1,
          'p',
          [
            [0, [0], 1, 'vet'],
            [1, [], 0, 0],
            [0, [1], 1, 'link'],
          ],
        ],
        [3, 'ul', [[[0, [], 0, 'een']], [[0, [], 0, 'twee']]]],
        [10, 0],
        [10, 1],
        [10, 2],
        [10, 3],
        [2, 'https://o.nl/1.jpg'],
        [1, 'pull-quote', [[0, [], 0, 'citaat']]],
      ],
    });
    const found = fromGhost({ mobiledoc });
    expect(plainLinks(found.html)).toBe(
      '<p><strong>vet</strong><br /><a href="https://a.nl/">link</a></p><ul><li><p>een</p></li><li><p>twee</p></li></ul><h1>K</h1><hr /><pre><code>x</code></pre><img src="https://o.nl/1.jpg" alt="" /><blockquote><p>citaat</p></blockquote>',
    );
    expect(found.notes).toEqual(['a part of the kind “oud” was left out']);
  });

  test.each(['{"root":', '[]', '"tekst"', 'null', '{"root":{"children":[null,3,{"type":9}]}}'])(
    'is its words where %s is stored',
    (stored) => {
      const found = fromGhost({ lexical: stored, plaintext: 'Eerste\nregel\n\nTweede' });
      if (found.html)
        expect([found.html, found.notes]).toEqual([
          '<p>Eerste<br />regel</p><p>Tweede</p>',
          [expect.stringContaining('damaged')],
        ]);
      else expect(found.failure ?? '').toBe('');
      expect(fromGhost({ lexical: '{"root":' }).failure).toBe('its text in the export is damaged');
    },
  );
});
