import { describe, expect, test } from 'vitest';
import { fromWordPress, plainLinks } from '../../../../../tests/support/import/source-article.ts';

/** A block, its HTML, what it becomes, what is reported. */
const BLOCKS: [string, string, string, string[]?][] = [
  [
    'core-embed/youtube',
    '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/ex8fMxXJDJw\n</div><figcaption>Oefening</figcaption></figure>',
    '<p data-video="https://www.youtube-nocookie.com/embed/ex8fMxXJDJw">Oefening</p>',
  ],
  [
    'embed',
    '<figure class="wp-block-embed"><div>https://vimeo.com/1</div><figcaption>10<sup>9</sup>/L</figcaption></figure>',
    '<p data-video="https://player.vimeo.com/video/1?dnt=1">10⁹/L</p>',
  ],
  [
    'html',
    '<iframe src="about:blank" data-src="https://www.youtube.com/embed/ex8fMxXJDJw"></iframe><lite-vimeo videoid="1"></lite-vimeo>',
    '<p data-video="https://www.youtube-nocookie.com/embed/ex8fMxXJDJw"></p><p data-video="https://player.vimeo.com/video/1?dnt=1"></p>',
  ],
  [
    'embed',
    '<figure class="wp-block-embed"><div>https://vimeo.com/1</div><figcaption>Bij <a href="https://a.nl/">dit</a></figcaption></figure>',
    '<p data-video="https://player.vimeo.com/video/1?dnt=1"></p><p><em>Bij </em><a href="https://a.nl/"><em>dit</em></a></p>',
  ],
  [
    'embed',
    '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">https://x.com/a/1</div></figure>',
    '<p><a href="https://x.com/a/1">https://x.com/a/1</a></p>',
    ['an embedded page of x.com is a link now'],
  ],
  [
    'video',
    '<figure class="wp-block-video"><video controls src="https://o.nl/v.mp4"></video><figcaption>Film</figcaption></figure>',
    '<p><a href="https://o.nl/v.mp4">v.mp4</a></p><p><em>Film</em></p>',
    ['the video https://o.nl/v.mp4 is a link to the old site now: put it on Vimeo or YouTube'],
  ],
  [
    'file',
    '<div class="wp-block-file"><object class="wp-block-file__embed" data="https://o.nl/f.pdf"></object><a href="https://o.nl/f.pdf">Folder</a><a href="https://o.nl/f.pdf" class="wp-block-file__button" download>Downloaden</a></div>',
    '<p><a href="https://o.nl/f.pdf">Folder</a></p>',
  ],
  [
    'buttons',
    '<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/a">Een</a></div><div class="wp-block-button"><a href="/b">Twee</a></div></div>',
    '<p><a href="/a">Een</a></p><p><a href="/b">Twee</a></p>',
  ],
  [
    'columns',
    '<div><div class="wp-block-column"><p>Links</p></div><div class="wp-block-column"><p>Rechts</p></div></div>',
    '<p>Links</p><p>Rechts</p>',
  ],
  [
    'media-text',
    '<div class="wp-block-media-text"><figure><img src="https://o.nl/1.jpg" alt="M"/></figure><div class="wp-block-media-text__content"><p>Naast</p></div></div>',
    '<img src="https://o.nl/1.jpg" alt="M" /><p>Naast</p>',
  ],
  [
    'pullquote',
    '<figure class="wp-block-pullquote"><blockquote><p>Uit</p><cite>Anna</cite></blockquote></figure>',
    '<blockquote><p>Uit</p><p>Anna</p></blockquote>',
  ],
  [
    'verse',
    '<pre class="wp-block-verse">Roos is <em>rood</em>\nviooltje blauw</pre>',
    '<p>Roos is <em>rood</em><br />viooltje blauw</p>',
  ],
  [
    'verse',
    '<pre class="wp-block-verse">Roos\n    rood\n\nViool</pre>',
    '<p>Roos<br />\u00a0\u00a0\u00a0\u00a0rood</p><p>Viool</p>',
  ],
  ['math', '<div><math><msup><mi>m</mi><mn>2</mn></msup></math></div>', '<p>m<sup>2</sup></p>'],
  ['preformatted', '<pre class="wp-block-preformatted">a  b\n c</pre>', '<pre><code>a  b\n c</code></pre>'],
  [
    'table',
    '<figure class="wp-block-table"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody></table><figcaption>Onder</figcaption></figure>',
    '<table><tbody><tr><th><p>a</p></th><th><p>b</p></th></tr><tr><td><p>1</p></td><td><p></p></td></tr></tbody></table><p><em>Onder</em></p>',
  ],
  [
    'gallery',
    '<figure class="wp-block-gallery"><figure><img src="https://o.nl/1.jpg" alt=""/><figcaption>Een</figcaption></figure><figure><a href="https://o.nl/2.jpg"><img src="https://o.nl/2.jpg" alt=""/></a></figure><figcaption>Samen</figcaption></figure>',
    '<figure><img src="https://o.nl/1.jpg" alt="" /><figcaption>Een</figcaption></figure><img src="https://o.nl/2.jpg" alt="" /><p>Samen</p>',
  ],
  [
    'gallery',
    '<figure><ul class="blocks-gallery-grid"><li><figure><img src="https://o.nl/1.jpg" alt="e"/><figcaption>x</figcaption></figure></li></ul><figcaption>Oud</figcaption></figure>',
    '<figure><img src="https://o.nl/1.jpg" alt="e" /><figcaption>x</figcaption></figure><p>Oud</p>',
  ],
  [
    'details',
    '<details><summary>Vraag</summary><p>Antwoord</p></details>',
    '<details><summary>Vraag</summary><p>Antwoord</p></details>',
  ],
  [
    'accordion',
    '<div><h3><button><span>Kop</span><span aria-hidden="true">+</span></button></h3><div><p>Paneel</p></div></div>',
    '<h3>Kop</h3><p>Paneel</p>',
  ],
  [
    'cover',
    '<div class="wp-block-cover"><img alt="" src="https://o.nl/1.jpg"/><span aria-hidden="true"></span><div><p>Op de foto</p></div></div>',
    '<img src="https://o.nl/1.jpg" alt="" /><p>Op de foto</p>',
  ],
  [
    'cover {"url":"https://o.nl/1.jpg"}',
    '<div class="wp-block-cover" style="background-image:url(https://o.nl/1.jpg)"><div><p>Op de foto</p></div></div>',
    '<img src="https://o.nl/1.jpg" alt="" /><p>Op de foto</p>',
  ],
  ['list', '<ol start="3"><li>c</li><li>d</li></ol>', '<ol start="3"><li><p>c</p></li><li><p>d</p></li></ol>'],
  ['shortcode', '[embed]https://vimeo.com/1[/embed]', '<p data-video="https://player.vimeo.com/video/1?dnt=1"></p>'],
  ['freeform', 'a\n\nb', '<p>a</p><p>b</p>'],
  ['spacer', '<div aria-hidden="true" class="wp-block-spacer"></div>', ''],
  [
    'html',
    '<iframe src="//www.google.com/maps/embed?pb=1"></iframe>',
    '<p><a href="https://www.google.com/maps/embed?pb=1">https://www.google.com/maps/embed?pb=1</a></p>',
    ['an embedded page of www.google.com is a link now'],
  ],
  [
    'html',
    '<object><param name="movie" value="https://www.youtube.com/v/ex8fMxXJDJw"><embed src="https://www.youtube.com/v/ex8fMxXJDJw"></object>',
    '<p data-video="https://www.youtube-nocookie.com/embed/ex8fMxXJDJw"></p>',
  ],
  [
    'image',
    '<figure><noscript><img src="https://o.nl/1.jpg"></noscript><img src="data:image/gif;base64,R0" data-src="https://o.nl/1.jpg" alt="r"></figure>',
    '<img src="https://o.nl/1.jpg" alt="r" />',
  ],
  [
    'image',
    '<figure><a href="https://o.nl/pagina"><img src="https://o.nl/1.jpg" alt="A"/></a><figcaption>Met <a href="https://a.nl/">link</a></figcaption></figure>',
    '<figure><img src="https://o.nl/1.jpg" alt="A" /><figcaption>Met <a href="https://a.nl/">link</a></figcaption></figure>',
    ['the link of a picture to https://o.nl/pagina was left out'],
  ],
  [
    'core-embed/youtube {"url":"https://youtu.be/ex8fMxXJDJw"}',
    '<figure><figcaption>Voor</figcaption><div>https://youtu.be/ex8fMxXJDJw</div></figure>',
    '<p data-video="https://www.youtube-nocookie.com/embed/ex8fMxXJDJw">Voor</p>',
  ],
];

describe('a block', () => {
  test.each(BLOCKS)('%s %s', (name, content, expected, notes = []) => {
    // A video alone would be the video of the article.
    const found = fromWordPress(
      `<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph --><!-- wp:${name} -->${content}<!-- /wp:${name.split(' ')[0]} -->`,
    );
    expect(plainLinks(found.html)).toBe(`<p>A</p>${expected}`);
    expect(found.notes).toEqual(notes);
  });

  test('that posts share stands in each; a missing one is reported', () => {
    const shared = new Map([
      ['7', '<!-- wp:paragraph --><p>Gedeeld</p><!-- /wp:paragraph --><!-- wp:block {"ref":8} /-->'],
      ['8', '<!-- wp:block {"ref":7} /-->'],
    ]);
    const found = fromWordPress('<!-- wp:block {"ref":7} /--><!-- wp:block {"ref":9} /-->', {
      sharedBlock: (id) => shared.get(id),
    });
    expect(found.html).toMatch(/^(?:<p>Gedeeld<\/p>){1,5}$/);
    expect(found.notes).toEqual(['a block that several posts share was left out: it is not in this file']);
  });

  test('that posts share and that has words of its own in a post is reported', () => {
    const found = fromWordPress('<!-- wp:block {"ref":7,"content":{"Prijs":{"content":"€ 95"}}} /-->', {
      sharedBlock: () => '<p>€ 75</p>',
    });
    expect(found.notes).toEqual([
      'a block that several posts share has words of its own here, which were left out: check it',
    ]);
  });

  test.each([
    ['<!-- wp:block {"ref":7} /-->', '<p>Bel 112</p>', []],
    ['<!-- wp:block {"ref":9} /-->', '', ['a block that several posts share was left out: it is not in this file']],
    ['<!-- wp:freeform -->\nEen\n\nTwee\n<!-- /wp:freeform -->', '<p>Een</p><p>Twee</p>', []],
    [
      '<!-- wp:acf/waarschuwing {"data":{"tekst":"x"}} /-->',
      '',
      ['the block “acf/waarschuwing” was left out: its content is not in the export'],
    ],
    [
      '<!-- wp:core-embed/vimeo {"url":"https://vimeo.com/1"} /-->',
      '<p data-video="https://player.vimeo.com/video/1?dnt=1"></p>',
      [],
    ],
    ['<!-- wp:buttons --><div><!-- wp:button /--></div><!-- /wp:buttons -->', '', []],
  ])('within a column is what it is elsewhere: %s', (block, expected, notes) => {
    const found = fromWordPress(
      `<!-- wp:columns --><div><!-- wp:column --><div><!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->${block}</div><!-- /wp:column --></div><!-- /wp:columns -->`,
      { sharedBlock: (id) => (id === '7' ? '<!-- wp:paragraph --><p>Bel 112</p><!-- /wp:paragraph -->' : undefined) },
    );
    expect([plainLinks(found.html), found.notes]).toEqual([`<p>A</p>${expected}`, notes]);
  });

  test.each([
    '<!-- wp:paragraph {"metadata":{"blockVisibility":false}} --><p>Neem 3 × 1000 mg.</p><!-- /wp:paragraph -->',
    '<!-- wp:group --><div><!-- wp:group {"metadata":{"blockVisibility":false}} --><div><!-- wp:paragraph --><p>Neem 3 × 1000 mg.</p><!-- /wp:paragraph --></div><!-- /wp:group --></div><!-- /wp:group -->',
    '<!-- wp:block {"ref":7,"metadata":{"blockVisibility":false}} /-->',
  ])('that the old site hid stays hidden, and is reported: %s', (block) => {
    const found = fromWordPress(`<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->${block}<p>B</p>`, {
      sharedBlock: () => '<p>Neem 3 × 1000 mg.</p>',
    });
    expect([found.html, found.notes]).toEqual([
      '<p>A</p><p>B</p>',
      ['a block that the old site hid from readers was left out'],
    ]);
  });

  test('without content in the export is reported by its name', () => {
    const found = fromWordPress(
      '<p>A</p><!-- wp:acf/hero {"data":{"titel":"x"}} /--><!-- wp:latest-posts /--><!-- wp:more /-->',
    );
    expect(found.notes).toEqual([
      'the block “acf/hero” was left out: its content is not in the export',
      'the block “latest-posts” was left out: its content is not in the export',
    ]);
  });

  test('and classic text between blocks make paragraphs', () => {
    expect(
      plainLinks(
        fromWordPress('Los\n\nklassiek\n<!-- wp:paragraph -->\n<p>Blok</p>\n<!-- /wp:paragraph -->\nen\nmeer').html,
      ),
    ).toBe('<p>Los</p><p>klassiek</p><p>Blok</p><p>en<br />meer</p>');
  });
});
