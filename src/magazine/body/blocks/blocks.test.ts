import { describe, expect, test } from 'vitest';
import { prepareBody } from '../prepare.ts';
import { splitAtVideos } from './videos.ts';

const appointment = 'https://afspraak.example/?a=1&b';
const page = (html: string, language?: 'nl' | 'en') =>
  prepareBody(html, { appointment, ...(language && { language }) });
const feed = (html: string) => prepareBody(html, { appointment }, { isFeed: true }).html;

describe('a call-out', () => {
  const doctor = '<aside data-callout="doctor"><h2>Kop</h2><p>Bij koorts.</p></aside>';

  test('is a region named by its label, which is no heading', () => {
    const { html, headings } = page(`<h2>Eerst</h2>${doctor}`);
    expect(html).toContain(
      '<div data-callout="doctor" role="region" aria-labelledby="callout_1"><p id="callout_1" data-label>Bel uw huisarts</p><h2 id="kop">',
    );
    expect(headings.map(({ text }) => text)).toEqual(['Eerst', 'Kop']);
  });

  test('dials 112, and no doctor’s number', () => {
    expect(page('<aside data-callout="emergency"><p>Nu.</p></aside>').html).toContain(
      '<a href="tel:112">Bel 112</a></p><p>Nu.</p>',
    );
    expect(page(doctor).html).not.toContain('tel:');
  });

  test('adds no words to the text', () => {
    expect(page(doctor)).toMatchObject({ text: 'Kop Bij koorts.', words: 3 });
  });

  test('is a quotation with its label in a feed', () => {
    expect(feed(doctor)).toMatch(/^<blockquote><p><strong>Bel uw huisarts<\/strong><\/p><h2/);
  });
});

describe('a figure', () => {
  const hash = 'a'.repeat(32);
  const img = `<img src="/api/admin/download/${hash}.webp" alt="Blad">`;
  const library = { focalX: 50, focalY: 50, alt: '', caption: 'Van de bibliotheek', credit: 'Foto: Jan' };
  const pictures = { [hash]: { src: `/api/admin/download/${hash}.webp`, width: 1200, height: 800, ...library } };
  const captions = (html: string) => prepareBody(html, { pictures }).html.match(/<figcaption>.*?<\/figcaption>/g);

  test('has the caption and credit of the writer, and no second one', () => {
    expect(
      captions(`<figure data-credit="Eva &amp; Co">${img}<figcaption>Een <em>blad</em></figcaption></figure>`),
    ).toEqual(['<figcaption><span>Een <em>blad</em></span> <small>Eva &amp; Co</small></figcaption>']);
  });

  test('has what the library says where the writer says nothing', () => {
    expect(captions(`<figure>${img}<figcaption></figcaption></figure>`)).toEqual([
      '<figcaption><span>Van de bibliotheek</span> <small>Foto: Jan</small></figcaption>',
    ]);
    expect(captions(`<figure>${img}<figcaption>Eigen</figcaption></figure>`)).toEqual([
      '<figcaption><span>Eigen</span> <small>Foto: Jan</small></figcaption>',
    ]);
  });

  test('names the maker of two pictures once, and loads halves', () => {
    const { html } = prepareBody(`<figure>${img}${img}<figcaption></figcaption></figure>`, { pictures });
    expect(html.match(/Foto: Jan/g)).toHaveLength(1);
    expect(html.match(/sizes="\(min-width: 48rem\) 21rem, \(min-width: 30rem\) 50vw, 100vw"/g)).toHaveLength(2);
    expect(html.match(/<figure/g)).toHaveLength(1);
  });

  test('says nothing of a picture that is decoration in this place', () => {
    const described = { [hash]: { ...pictures[hash], alt: 'Een blad' } } as typeof pictures;
    const decorative = img.replace('alt="Blad"', 'alt="" data-decorative="true"');
    const { html } = prepareBody(`<p>${decorative}</p><p>${img.replace('Blad', '')}</p>`, { pictures: described });
    const alts = [...html.matchAll(/ alt(?:="([^"]*)")?/g)].map(([, alt = '']) => alt);
    expect(alts).toEqual(['', 'Een blad']);
    expect(html).not.toContain('decorative');
  });

  test('has no caption when nobody says anything', () => {
    expect(page('<figure><img src="/assets/a.png"><figcaption> </figcaption></figure>').html).not.toContain(
      'figcaption',
    );
  });
});

describe('a button', () => {
  test('leads to the clinic, in a new tab', () => {
    const { html, text, words } = page('<p>Een.</p><p data-button="appointment">Plan &lt;nu&gt;</p>');
    expect(html).toMatch(
      /<p><a href="https:\/\/afspraak.example\/\?a=1&amp;b" target="_blank" rel="noopener" class="[^"]+">Plan &lt;nu&gt;<svg/,
    );
    expect(html).toContain('(opent in een nieuw tabblad)');
    expect([text, words]).toEqual(['Een.', 1]);
  });

  test('gets a default label, and is left out without an address', () => {
    expect(feed('<p data-button="appointment"></p>')).toContain('>Maak een afspraak</a>');
    expect(prepareBody('<p data-button="appointment">x</p>').html).toBe('');
  });
});

describe('a video', () => {
  const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=30';
  const stored = `<p data-video="${player}">Zo meet u &amp; meer</p>`;

  test('is a link in a feed, to where it can be watched', () => {
    expect(feed(stored)).toBe(
      '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=30">Video: Zo meet u &amp; meer</a></p>',
    );
    expect(feed('<p data-video="https://player.vimeo.com/video/1?dnt=1"></p>')).toBe(
      '<p><a href="https://player.vimeo.com/video/1?dnt=1">Video</a></p>',
    );
  });

  test('stands between the pieces of the page, also inside another block', () => {
    const { html, videos } = page(`<p>a</p><details><summary>b</summary>${stored}<p>c</p></details>${stored}`);
    const video = { playerUrl: player, title: 'Zo meet u & meer' };
    expect(splitAtVideos(html, videos)).toEqual([
      '<p>a</p><details class="accordion"><summary>b</summary>',
      video,
      '<p>c</p></details>',
      video,
    ]);
  });
});

test('labels are in the language of the article, which they inherit', () => {
  const blocks =
    '<aside data-callout="warning"><p>a</p></aside><table><tbody><tr><td>b</td></tr></tbody></table><details><summary></summary><p>c</p></details><p data-button="appointment">Maak een afspraak</p><p data-button="appointment">Book a visit</p>';
  const labelsOf = (language: 'nl' | 'en') => {
    const { html } = page(blocks, language);
    expect(html).not.toContain('lang=');
    const texts = html.replace(/<[^>]+aria-label="([^"]+)"[^>]*>/g, '|$1|').replace(/<[^>]+>/g, '|');
    return texts
      .split('|')
      .map((text) => text.trim())
      .filter((text) => text.length > 1);
  };
  expect(labelsOf('nl')).toEqual([
    ...['Let op', 'Tabel', 'Meer lezen', 'Maak een afspraak', '(opent in een nieuw tabblad)'],
    ...['Book a visit', '(opent in een nieuw tabblad)'],
  ]);
  expect(labelsOf('en')).toEqual([
    ...['Please note', 'Table', 'Read more', 'Make an appointment', '(opens in a new tab)'],
    ...['Book a visit', '(opens in a new tab)'],
  ]);
});

test('several tables are regions with a number; a feed has tables alone', () => {
  const table = '<table><tbody><tr><td>a</td></tr></tbody></table>';
  expect(page(table + table).html.match(/aria-label="[^"]+"/g)).toEqual([
    'aria-label="Tabel 1"',
    'aria-label="Tabel 2"',
  ]);
  expect(feed(`${table}<pre><code>b</code></pre>`)).toBe(`${table}<pre><code>b</code></pre>`);
});

test('details without a summary get a default one', () => {
  expect(page('<details><summary> </summary><p>a</p></details>').html).toBe(
    '<details class="accordion"><summary>Meer lezen</summary><p>a</p></details>',
  );
  expect(feed('<details><summary>b</summary><p>a</p></details>')).toBe(
    '<details><summary>b</summary><p>a</p></details>',
  );
});

test('header cells have a scope', () => {
  const { html } = page(
    '<table><tbody><tr><th>a</th><th>b</th></tr><tr><th>c</th><td>d</td></tr></tbody></table><table><thead><tr><th>e</th></tr></thead><tbody><tr><th>f</th></tr></tbody></table>',
  );
  expect([...html.matchAll(/<th scope="(\w+)">(\w)/g)].map(([, scope, cell]) => `${cell} ${scope}`)).toEqual([
    'a col',
    'b col',
    'c row',
    'e col',
    'f row',
  ]);
});

test('a header column alone heads its rows, the first one too', () => {
  const { html } = page(
    '<table><tbody><tr><th>a</th><td>b</td></tr><tr><th>c</th><td>d</td></tr></tbody></table><table><tbody><tr><th>e</th></tr><tr><td>f</td></tr></tbody></table>',
  );
  expect([...html.matchAll(/<th scope="(\w+)">(\w)/g)].map(([, scope, cell]) => `${cell} ${scope}`)).toEqual([
    'a row',
    'c row',
    'e col',
  ]);
});

test('references are numbered in captions, definitions and call-outs too', () => {
  const sup = '<sup data-source="a"></sup>';
  const { references } = prepareBody(
    `<aside data-callout="summary"><p>x${sup}</p></aside><dl><dt>t${sup}</dt><dd>d${sup}</dd></dl><figure><img src="/assets/a.png"><figcaption>c${sup}</figcaption></figure>`,
    { sources: [{ id: 'a' }] },
  );
  expect(references.get('a')).toBe(4);
});
