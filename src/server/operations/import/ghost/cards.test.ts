import { expect, test } from 'vitest';
import { fromGhost, plainLinks } from '../../../../../tests/support/import/source-article.ts';

type Card = { type: string; [key: string]: unknown };
const A = { type: 'paragraph', version: 1, children: [{ type: 'extended-text', text: 'A', format: 0 }] };
const withCard = (card: Card) =>
  fromGhost({ lexical: JSON.stringify({ root: { type: 'root', version: 1, children: [A, card] } }) });

test.each<[Card, string, string[]?]>([
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
  const found = withCard(card);
  expect([plainLinks(found.html), found.notes]).toEqual([`<p>A</p>${expected}`, notes]);
});

test('becomes a draft when a card is for members only', () => {
  const card = {
    type: 'html',
    html: '<p>x</p>',
    visibility: { web: { nonMember: false, memberSegment: 'status:free' } },
  };
  expect(withCard(card)).toMatchObject({
    html: '<p>A</p><p>x</p>',
    isPublished: false,
    publishedAt: null,
    notes: ['has a part that was for members only, is a draft now'],
  });
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
      card(
        'video',
        '<video src="https://o.nl/v.mp4"></video><span>0:00</span><figcaption>Film <b>1</b></figcaption>',
        'figure',
      ),
      card(
        'file',
        '<a href="https://o.nl/f.pdf"><div class="kg-file-card-title">Folder</div><div class="kg-file-card-filesize">1 MB</div></a>',
      ),
      card(
        'product',
        '<img src="https://o.nl/t.jpg"><h4 class="kg-product-card-title">Thee</h4><div class="kg-product-card-description"><p>Lekker</p><ul><li>warm</li></ul></div><a class="kg-product-card-button" href="https://koop.nl/"><span>Koop</span></a>',
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
    '<p><a href="https://b.nl/">T</a><br />D<br />P</p><p><a href="https://o.nl/a.mp3">Lied</a></p><p><a href="https://o.nl/v.mp4">v.mp4</a></p><p><em>Film </em><strong><em>1</em></strong></p>' +
      '<p><a href="https://o.nl/f.pdf">Folder</a></p><img src="https://o.nl/t.jpg" alt="Thee" /><h3>Thee</h3><p>Lekker</p><ul><li><p>warm</p></li></ul><p><a href="https://koop.nl/">Koop</a></p>' +
      '<p><a href="https://k.nl/">Klik</a></p><img src="https://o.nl/1.jpg" alt="1" /><img src="https://o.nl/2.jpg" alt="2" /><img src="https://o.nl/3.jpg" alt="3" /><p>Drie</p>' +
      '<p data-video="https://www.youtube-nocookie.com/embed/ex8fMxXJDJw">Titel</p><p><em>Bij</em></p>',
  );
  expect(notes).toContain('a form to sign up was left out');
});
