import { describe, expect, test } from 'vitest';
import { complete, plainLinks } from '../../../../../tests/support/import/source-article.ts';
import { readGhostBody } from './ghost-html.ts';

type Node = { type: string; [key: string]: unknown };
const node = (type: string, more: object = {}, ...children: Node[]): Node => ({ type, version: 1, ...more, children });
const words = (text: string, format = 0): Node => ({ type: 'extended-text', text, format });
const lexical = (...children: Node[]) => JSON.stringify({ root: node('root', {}, ...children) });

const fromGhost = (post: Partial<Parameters<typeof readGhostBody>[0]>, fields = {}) =>
  complete(() => readGhostBody({ html: '', lexical: '', mobiledoc: '', plaintext: '', ...post }), fields);
const html = (...children: Node[]) => plainLinks(fromGhost({ lexical: lexical(...children) }).html);
const A = node('paragraph', {}, words('A'));

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
      '<p>10<sup>9</sup>/L, H<sub>2</sub>O <strong>vet</strong></p><p><em><s>a</s></em><br /><a href="https://a.nl/">b</a></p>' +
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
      html: '<p>H<sub>2</sub>O, 10<sup>-3</sup>, <s>weg</s>, ~ 5, nadruk, een<sup data-source="noot-1"></sup></p><p>Slot ^ en [^2]</p>',
      sources: [{ title: 'Boek', year: 2020 }],
    });
  });

  test.each<[Node, string, string[]?]>([
    [
      {
        type: 'call-to-action',
        textValue: '<p>T</p>',
        sponsorLabel: '<p>S</p>',
        hasSponsorLabel: false,
        showButton: false,
        buttonText: 'B',
        buttonUrl: 'https://b.nl/',
      },
      '<p>T</p>',
    ],
    [
      { type: 'image', src: 'https://o.nl/1.jpg', alt: 'x', caption: 'Bij <em>x</em>' },
      '<figure><img src="https://o.nl/1.jpg" alt="x" /><figcaption>Bij <em>x</em></figcaption></figure>',
    ],
    [
      {
        type: 'gallery',
        images: [{ src: 'https://o.nl/1.jpg' }, { src: 'https://o.nl/2.jpg', alt: 'b' }],
        caption: 'Samen',
      },
      '<figure><img src="https://o.nl/1.jpg" alt="" /><img src="https://o.nl/2.jpg" alt="b" /><figcaption>Samen</figcaption></figure>',
    ],
    [
      { type: 'embed', url: 'https://youtu.be/ex8fMxXJDJw', html: '<iframe></iframe>', caption: 'Film' },
      '<p data-video="https://www.youtube-nocookie.com/embed/ex8fMxXJDJw">Film</p>',
    ],
    [
      {
        type: 'embed',
        url: 'https://x.com/1',
        html: '<blockquote>bericht</blockquote><script src="https://platform.twitter.com/widgets.js"></script>',
      },
      '<blockquote><p>bericht</p></blockquote>',
    ],
    [
      { type: 'video', src: 'https://o.nl/v.mp4', caption: 'V' },
      '<p><a href="https://o.nl/v.mp4">v.mp4</a></p><p><em>V</em></p>',
      ['the video https://o.nl/v.mp4 is a link to the old site now: put it on Vimeo or YouTube'],
    ],
    [
      { type: 'audio', src: 'https://o.nl/a.mp3', title: 'Lied' },
      '<p><a href="https://o.nl/a.mp3">Lied</a></p>',
      ['the audio https://o.nl/a.mp3 is a link to the old site now'],
    ],
    [
      {
        type: 'bookmark',
        url: 'https://b.nl/',
        metadata: { title: 'T', description: 'D', author: 'Jan', publisher: 'P' },
        caption: 'L',
      },
      '<p><a href="https://b.nl/">T</a><br />D<br />Jan, P</p><p>L</p>',
    ],
    [
      { type: 'callout', calloutText: '<p>Stop <b>niet</b></p>', calloutEmoji: '⚠️', backgroundColor: 'red' },
      '<aside data-callout="warning"><p>Stop <strong>niet</strong></p></aside>',
    ],
    [
      { type: 'toggle', heading: 'Waarom?', content: '<p>Daarom</p>' },
      '<details><summary>Waarom?</summary><p>Daarom</p></details>',
    ],
    [{ type: 'button', buttonText: 'Klik', buttonUrl: 'https://k.nl/' }, '<p><a href="https://k.nl/">Klik</a></p>'],
    [{ type: 'html', html: '<p>HTML</p>' }, '<p>HTML</p>'],
    [{ type: 'markdown', markdown: '**vet**\n\n- a' }, '<p><strong>vet</strong></p><ul><li><p>a</p></li></ul>'],
    [{ type: 'codeblock', code: 'a < b\n  c', caption: 'bij' }, '<pre><code>a &lt; b\n  c</code></pre><p>bij</p>'],
    [
      {
        type: 'header',
        header: '<span>Hoofd</span>',
        subheader: 'Onder',
        buttonEnabled: false,
        buttonText: 'B',
        buttonUrl: 'https://h.nl/',
      },
      '<h2>Hoofd</h2><p>Onder</p>',
    ],
    [
      {
        type: 'product',
        productTitle: 'Thee',
        productDescription: '<p>Lekker</p>',
        productImageSrc: 'https://o.nl/t.jpg',
        productRatingEnabled: true,
        productStarRating: 4,
      },
      '<img src="https://o.nl/t.jpg" alt="Thee" /><h3>Thee</h3><p>★★★★☆</p><p>Lekker</p>',
    ],
    [
      { type: 'file', src: 'https://o.nl/f.pdf', fileTitle: 'Folder', fileCaption: 'Uitleg' },
      '<p><a href="https://o.nl/f.pdf">Folder</a><br />Uitleg</p>',
    ],
    [
      { type: 'call-to-action', textValue: '<p>Bel</p>', buttonText: 'Nu', buttonUrl: 'https://c.nl/' },
      '<p>Bel</p><p><a href="https://c.nl/">Nu</a></p>',
    ],
    [
      { type: 'call-to-action', sponsorLabel: '<p>Advertentie</p>', buttonText: 'Zonder adres' },
      '<p>Advertentie</p><p>Zonder adres</p>',
    ],
    [
      { type: 'gallery', images: [{ src: 'https://o.nl/1.jpg', caption: 'Een' }], caption: 'Samen' },
      '<figure><img src="https://o.nl/1.jpg" alt="" /><figcaption>Een</figcaption></figure><p>Samen</p>',
    ],
    [{ type: 'horizontalrule' }, '<hr />'],
    [{ type: 'paywall' }, ''],
    [{ type: 'signup', header: 'Meld aan' }, '', ['a form to sign up was left out']],
    [{ type: 'email', html: '<p>Hoi</p>' }, '', ['a part for e-mail only was left out']],
    [
      { type: 'html', html: '<p>mail</p>', visibility: { showOnWeb: false } },
      '',
      ['a part for e-mail only was left out'],
    ],
    [{ type: 'nieuw' }, '', ['a part of the kind “nieuw” was left out']],
  ])('keeps or names the card %j', (card, expected, notes = []) => {
    const found = fromGhost({ lexical: lexical(A, card) });
    expect([plainLinks(found.html), found.notes]).toEqual([`<p>A</p>${expected}`, notes]);
  });

  test('becomes a draft when a card is for members only', () => {
    const card = {
      type: 'html',
      html: '<p>x</p>',
      visibility: { web: { nonMember: false, memberSegment: 'status:free' } },
    };
    expect(fromGhost({ lexical: lexical(A, card) })).toMatchObject({
      html: '<p>A</p><p>x</p>',
      isPublished: false,
      publishedAt: null,
      notes: ['has a part that was for members only, is a draft now'],
    });
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
      ],
    });
    const found = fromGhost({ mobiledoc });
    expect(plainLinks(found.html)).toBe(
      '<p><strong>vet</strong><br /><a href="https://a.nl/">link</a></p><ul><li><p>een</p></li><li><p>twee</p></li></ul><h1>K</h1><hr /><pre><code>x</code></pre>',
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

test('reads the cards of HTML without the signs of their players', () => {
  const card = (name: string, inside: string, tag = 'div') =>
    `<${tag} class="kg-card kg-${name}-card">${inside}</${tag}>`;
  const { html: made, notes } = fromGhost({
    html: [
      card(
        'bookmark',
        '<a class="kg-bookmark-container" href="https://b.nl/"><div class="kg-bookmark-title">T</div><div class="kg-bookmark-description">D</div><img class="kg-bookmark-icon" src="i.ico"><span class="kg-bookmark-publisher">P</span></a>',
        'figure',
      ),
      card(
        'audio',
        '<audio src="https://o.nl/a.mp3"></audio><div class="kg-audio-title">Lied</div><button>play</button><span>0:00</span>',
      ),
      card('video', '<video src="https://o.nl/v.mp4"></video><span>0:00</span><figcaption>Film</figcaption>', 'figure'),
      card(
        'file',
        '<a href="https://o.nl/f.pdf"><div class="kg-file-card-title">Folder</div><div class="kg-file-card-filesize">1 MB</div></a>',
      ),
      card(
        'product',
        '<img src="https://o.nl/t.jpg"><h4 class="kg-product-card-title">Thee</h4><div class="kg-product-card-description"><p>Lekker</p></div><a class="kg-product-card-button" href="https://koop.nl/"><span>Koop</span></a>',
      ),
      card('signup', '<h2>Meld</h2><form><input></form>'),
      card('button', '<a href="https://k.nl/" class="kg-btn">Klik</a>'),
      card(
        'gallery',
        '<div class="kg-gallery-image"><img src="https://o.nl/1.jpg" alt="1"></div><div class="kg-gallery-image"><img src="https://o.nl/2.jpg" alt="2"></div><div class="kg-gallery-image"><img src="https://o.nl/3.jpg" alt="3"></div><figcaption>Drie</figcaption>',
        'figure',
      ),
      card(
        'embed',
        '<iframe src="https://www.youtube.com/embed/ex8fMxXJDJw?feature=oembed" title="Titel"></iframe><figcaption>Bij</figcaption>',
        'figure',
      ),
    ].join(''),
  });
  expect(plainLinks(made)).toBe(
    '<p><a href="https://b.nl/">T</a><br />D<br />P</p><p><a href="https://o.nl/a.mp3">Lied</a></p><p><a href="https://o.nl/v.mp4">v.mp4</a></p><p><em>Film</em></p>' +
      '<p><a href="https://o.nl/f.pdf">Folder</a></p><img src="https://o.nl/t.jpg" alt="Thee" /><h3>Thee</h3><p>Lekker</p><p><a href="https://koop.nl/">Koop</a></p>' +
      '<p><a href="https://k.nl/">Klik</a></p><img src="https://o.nl/1.jpg" alt="1" /><img src="https://o.nl/2.jpg" alt="2" /><img src="https://o.nl/3.jpg" alt="3" /><p>Drie</p>' +
      '<p data-video="https://www.youtube-nocookie.com/embed/ex8fMxXJDJw">Titel</p><p><em>Bij</em></p>',
  );
  expect(notes).toContain('a form to sign up was left out');
});
