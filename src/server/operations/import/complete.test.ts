import { describe, expect, test } from 'vitest';
import { fromWordPress, plainLinks } from '../../../../tests/support/import/source-article.ts';

describe('a footnote', () => {
  const note = (content: string) => ({ footnotes: new Map([['a1', content]]) });
  const POST =
    '<!-- wp:paragraph --><p>Een<sup data-fn="a1" class="fn"><a href="#a1">1</a></sup> en weer<sup data-fn="a1"><a href="#a1">1</a></sup></p><!-- /wp:paragraph --><!-- wp:footnotes /-->';
  const ID = 'cc07dd2ea40830a2-1';
  const TWICE = `<p>Een<sup data-source="${ID}"></sup> en weer<sup data-source="${ID}"></sup></p>`;

  test.each([
    ['Richtlijn Astma, 2024', { title: 'Richtlijn Astma', publisher: 's.n.', year: 2024, address: null }],
    [
      'Jansen A. Slaap. Amsterdam: Boom, 2019.',
      { title: 'Jansen A. Slaap.', publisher: 'Amsterdam: Boom', year: 2019, address: null },
    ],
    [
      'Zie <a href="https://www.thuisarts.nl/astma">Thuisarts over astma</a>',
      {
        title: 'Zie Thuisarts over astma',
        publisher: 'thuisarts.nl',
        year: null,
        address: 'https://www.thuisarts.nl/astma',
      },
    ],
    [
      'NHG-Standaard, https://richtlijnen.nhg.org/astma (2020)',
      {
        title: 'NHG-Standaard',
        publisher: 'richtlijnen.nhg.org',
        year: 2020,
        address: 'https://richtlijnen.nhg.org/astma',
      },
    ],
    [
      'https://www.who.int/x',
      { title: 'who.int/x', publisher: 'who.int', year: null, address: 'https://www.who.int/x' },
    ],
  ])('“%s” becomes a source', (content, source) => {
    const found = fromWordPress(POST, note(content));
    expect(found.html).toBe(TWICE);
    expect(found.sources).toEqual([{ id: ID, consultedOn: null, ...source }]);
    expect(found.notes[0]).toContain('its footnotes are sources now (1)');
  });

  test.each([
    'Dit geldt <em>niet</em> voor kinderen.',
    'Hoogstens 2000 mg per dag.',
    'Met 1800 tot 2000 kcal per dag, of 2000 stappen.',
    'Dat kost € 1950, in het onderzoek bij 2000 patiënten.',
    `Lang ${'x'.repeat(400)} 2020`,
    '<a href="https://a.nl">een</a> en <a href="https://b.nl">twee</a>',
  ])('that is no source becomes a lettered note: %s', (content) => {
    const found = fromWordPress(POST, note(content));
    expect(plainLinks(found.html)).toMatch(
      /^<p>Een<sup>a<\/sup> en weer<sup>a<\/sup><\/p><h2>(?:Noten|Notes)<\/h2><ol type="a"><li><p>.+<\/p><\/li><\/ol>$/,
    );
    expect(found.sources).toEqual([]);
  });

  test('that the export lacks keeps its number and is reported', () => {
    const found = fromWordPress(POST);
    expect(found.html).toBe('<p>Een<sup>1</sup> en weer<sup>1</sup></p>');
    expect(found.notes).toEqual(['a footnote is not in the export: its number stays in the text']);
  });

  test('that nothing refers to is reported with its words', () => {
    expect(fromWordPress('<p>Een</p><!-- wp:footnotes /-->', note('Boek, 2020')).notes).toEqual([
      'a footnote that nothing in the text refers to was left out: “Boek, 2020”',
    ]);
  });

  test.each([
    ['a plug-in’s shortcode', 'Een[efn_note]Boek, 2020[/efn_note] twee'],
    ['an old plug-in', 'Een[note]Boek, 2020[/note] twee'],
    [
      'a link with the address of the page',
      '<p>Een<sup><a href="https://o.nl/x/#fn1">1</a></sup> twee</p><ol><li id="fn1">Boek, 2020</li></ol>',
    ],
    ['Modern Footnotes', 'Een[mfn]Boek, 2020[/mfn] twee'],
    [
      'a list',
      '<p>Een<sup><a href="#fn1" id="r1">1</a></sup> twee</p><hr><h2>Voetnoten</h2><ol><li id="fn1">Boek, 2020 <a href="#r1">↩</a></li></ol>',
    ],
    [
      'Word',
      '<p>Een<a href="#_ftn1" name="_ftnref1">[1]</a> twee</p><hr><p><a href="#_ftnref1" name="_ftn1">[1]</a> Boek, 2020</p>',
    ],
    [
      'Markdown',
      '<p>Een<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup> twee</p><section class="footnotes"><ol><li id="fn1"><p>Boek, 2020 <a href="#fnref1">↩︎</a></p></li></ol></section>',
    ],
    [
      'Easy Footnotes',
      '<p>Een<span class="easy-footnote"><a href="#easy-footnote-bottom-1" title="Boek, 2020"><sup>1</sup></a></span> twee</p><ol class="easy-footnotes-wrapper"><li><span id="easy-footnote-bottom-1"></span>Boek, 2020<a class="easy-footnote-to-top" href="#easy-footnote-1"></a></li></ol>',
    ],
    [
      'a book',
      '<p>Een<a role="doc-noteref" href="#x1">1</a> twee</p><aside role="doc-footnote" id="x1"><p>1. Boek, 2020 <a href="#y1">↩</a></p></aside>',
    ],
    ['a raised number', '<p>Een<sup><a href="#n-1">1</a></sup> twee</p><p id="n-1">1. Boek, 2020</p>'],
  ])('of %s is a source too', (_, content) => {
    const found = fromWordPress(content);
    expect(found.html).toBe(found.html.includes('<span') ? '' : `<p>Een<sup data-source="${ID}"></sup> twee</p>`);
    expect(found.sources).toMatchObject([{ title: 'Boek', year: 2020 }]);
  });

  test.each([
    ['<p id="n1"><a href="#r1">[1]</a> 10 mg is het meest.</p>', '10 mg is het meest.'],
    ['<p id="n1">3 van de 10 merken het. <a href="#r1">↩</a></p>', '3 van de 10 merken het.'],
    ['<p id="n1"><em>1.</em> 3 van de 10 merken het.</p>', '3 van de 10 merken het.'],
    ['<p id="n1"><a href="#r1">1</a>. Zie tabel <a href="#t">2</a>.</p>', 'Zie tabel [2].'],
    ['<ol><li id="n1"><sup>18</sup>F wordt ingespoten.</li></ol>', '<sup>18</sup>F wordt ingespoten.'],
  ])('that begins with a number loses only its own: %s', (written, words) => {
    const { html } = fromWordPress(`<p>Een<sup><a href="#n1">1</a></sup></p>${written}`);
    expect(plainLinks(html)).toContain(`<li><p>${words}</p></li>`);
  });

  test('that means the one before it is reported', () => {
    const { notes } = fromWordPress(
      '<p>a<sup><a href="#n1">1</a></sup> b<sup><a href="#n2">2</a></sup></p><ol><li id="n1">Boek, 2020</li><li id="n2">Ibid., p. 3</li></ol>',
    );
    expect(notes).toContain('has a footnote such as “Ibid.”: write out which one it means, their order changed');
  });

  test.each([
    [
      'Word',
      'Een<a href="#_ftn1" name="_ftnref1">[1]</a> twee<a href="#_ftn2" name="_ftnref2">[2]</a>.\n\n<a href="#_ftnref1" name="_ftn1">[1]</a> Boek, 2015.\n<a href="#_ftnref2" name="_ftn2">[2]</a> Gids, 2020.',
    ],
    [
      'an old site',
      '<p>Een<sup><a href="#fn1">1</a></sup> twee<sup><a href="#fn2">2</a></sup>.</p><p><a id="fn1"></a>1. Boek, 2015.<br>\n<a id="fn2"></a>2. Gids, 2020.</p>',
    ],
  ])('of %s that stands on a line of one paragraph with others is a source of its own', (_, content) => {
    const { sources, html } = fromWordPress(content);
    expect(sources.map(({ title, year }) => [title, year])).toEqual([
      ['Boek', 2015],
      ['Gids', 2020],
    ]);
    expect(html.replace(/<sup[^>]*>/g, '')).toBe('<p>Een</sup> twee</sup>.</p>');
  });

  test('at the beginning of a line in running text leaves the line where it is', () => {
    const { html } = fromWordPress(
      '<p>Een<br><strong>Let op<a href="#_ftn1" name="_ftnref1">[1]</a></strong> rest</p><p><a href="#_ftnref1" name="_ftn1">[1]</a> Boek, 2015.</p>',
    );
    expect(html.replace(/<sup[^>]*>/g, '')).toBe('<p>Een<br /><strong>Let op</sup></strong> rest</p>');
  });

  test.each([
    'NHG-richtlijn, 2020 patiëntenversie',
    'ESC 2019 european guideline',
    'Jansen e.a., 2018 – 120 patiënten',
  ])('with the year of a publication is a source: %s', (content) => {
    expect(fromWordPress(`a[efn_note]${content}[/efn_note]`).sources).toHaveLength(1);
  });

  test('of one article has the id of none of another, where a pasted reference would find it', () => {
    const idIn = (key: string) => fromWordPress('a[efn_note]Boek, 2020[/efn_note]', {}, { key }).sources[0]?.id;
    const keys = [
      'wordpress/linde.example/1',
      'wordpress/linde.example/11',
      `wordpress/${'lange-naam.'.repeat(5)}example/2`,
      'ghost/0d7a9a3e-5f0c-4d0e-9b43-111111111111',
      'ghost/0d7a9a3e-5f0c-4d0e-9b43-222222222222',
    ];
    expect(new Set(keys.map(idIn)).size).toBe(keys.length);
    for (const key of keys) expect(idIn(key)).toMatch(/^(?=.{1,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  test('with the words of another and an address of its own is another source', () => {
    const { sources } = fromWordPress(
      'a[efn_note]<a href="https://a.nl/1">PubMed</a>[/efn_note] b[efn_note]<a href="https://a.nl/2">PubMed</a>[/efn_note]',
    );
    expect(sources.map(({ title, address }) => [title, address])).toEqual([
      ['PubMed', 'https://a.nl/1'],
      ['PubMed', 'https://a.nl/2'],
    ]);
  });

  test('of two numbers in one are two sources', () => {
    const found = fromWordPress(
      '<p>a<sup><a href="#fn1">1</a>, <a href="#fn2">2</a></sup></p><ol><li id="fn1">Een, 2020</li><li id="fn2">Twee, 2021</li></ol>',
    );
    const [one, two] = found.sources.map(({ id }) => id);
    expect(found.html).toBe(`<p>a<sup data-source="${one}"></sup>, <sup data-source="${two}"></sup></p>`);
  });

  test('is no link to a heading, to a step, or back', () => {
    const content =
      '<p><a href="#stap1">1</a> <a href="#h">2</a> <sup><a href="#top">3</a></sup></p><h2 id="h">Kop</h2><p id="stap1">Stap</p>';
    const found = fromWordPress(`<p id="top">x</p>${content}`);
    expect(found.sources).toEqual([]);
    expect(found.html).toContain('<h2>Kop</h2><p>Stap</p>');
  });
});

describe('an article without a title', () => {
  test.each([
    ['<p>Tekst zonder titel</p>', 'Tekst zonder titel'],
    ['<h2>Een kop</h2><p>Tekst</p>', 'Een kop'],
    ['<p>Een zin. En nog een zin.</p>', 'Een zin'],
    ['<p>Waarom? Daarom.</p>', 'Waarom?'],
    [`<p>${'woorden '.repeat(30)}</p>`, `${'woorden '.repeat(9)}woorden…`],
    ['<ul><li>Eerste punt</li></ul>', 'Eerste punt'],
    ['<img src="https://o.nl/1.jpg" alt="Een bed">', 'Een bed'],
    ['<img src="https://o.nl/1.jpg" alt="">', 'Artikel van 2 februari 2026'],
    ['https://youtu.be/SQEQr7c0-dw', 'Video van 2 februari 2026'],
  ])('%s is a draft named after its text', (content, title) => {
    for (const untitled of ['', '\u2800', '(Untitled)', '(geen titel)'])
      expect(fromWordPress(content, {}, { title: untitled })).toMatchObject({
        title,
        isPublished: false,
        publishedAt: null,
        notes: expect.arrayContaining([`had no title: “${title}” is made from its text, and it is a draft now`]),
      });
  });
});

describe('a video', () => {
  const ADDRESS = 'https://www.youtube.com/watch?v=SQEQr7c0-dw';
  test.each([
    ['an address', ADDRESS],
    [
      'a block',
      `<!-- wp:embed {"url":"${ADDRESS}"} --><figure class="wp-block-embed"><div>${ADDRESS}</div></figure><!-- /wp:embed -->`,
    ],
    ['an empty block', `<!-- wp:core-embed/youtube {"url":"${ADDRESS}"} /-->`],
    ['a shortcode', `[embed]${ADDRESS}[/embed]`],
    ['a frame', '<div><iframe src="https://www.youtube.com/embed/SQEQr7c0-dw"></iframe></div>'],
    ['a paragraph', `<p>${ADDRESS}</p>`],
  ])('alone, as %s, is an article of the type video', (_, content) => {
    const found = fromWordPress(content);
    expect(found).toMatchObject({ type: 'video', videoUrl: expect.stringContaining('SQEQr7c0-dw') });
    expect(plainLinks(found.html)).toBe(`<p><a href="${found.videoUrl}">Titel</a></p>`);
    expect(found.notes).toEqual([
      'has no text beside its video: a link to the video stands in its place, write a few sentences',
    ]);
  });

  test('beside another video alone leads the article, and the other stays in the text', () => {
    const found = fromWordPress(`${ADDRESS}\n\nhttps://youtu.be/ex8fMxXJDJw`);
    expect(found).toMatchObject({ type: 'video', videoUrl: ADDRESS });
    expect(found.html).toContain('<p data-video="https://www.youtube-nocookie.com/embed/ex8fMxXJDJw"></p>');
  });

  test('with a caption alone keeps it, and with an excerpt shows that', () => {
    const figure = `<figure class="wp-block-embed"><div>${ADDRESS}</div><figcaption>Oefening</figcaption></figure>`;
    expect(fromWordPress(figure)).toMatchObject({ type: 'video', html: '<p>Oefening</p>', notes: [] });
    expect(fromWordPress(ADDRESS, {}, { excerpt: 'Over slaap' }).html).toContain('>Over slaap</a>');
  });

  test('beside text stays in it, unless the article is of the type video', () => {
    const content = `<p>A</p>${ADDRESS}\n\nhttps://vimeo.com/1`;
    expect(fromWordPress(content)).toMatchObject({ type: 'article', videoUrl: undefined });
    expect(fromWordPress(content, {}, { type: 'video' })).toMatchObject({
      videoUrl: ADDRESS,
      html: '<p>A</p><p data-video="https://player.vimeo.com/video/1?dnt=1"></p>',
    });
  });
});

test('reports a body without measure as the reason why it is not imported', () => {
  expect(fromWordPress('<b>'.repeat(2000)).failure).toContain('too many nested parts');
});
