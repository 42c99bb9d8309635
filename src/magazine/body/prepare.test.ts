import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { idsOfPages } from '../../../tests/support/html/ids-of-pages.ts';
import { prepareBody } from './prepare.ts';

const html = (body: string) => prepareBody(body).html;

describe('prepareBody', () => {
  test('shifts headings below the page’s h1', () => {
    expect(html('<h1>A</h1><h2>B</h2><h3>C</h3>')).toBe(
      '<h2 id="a" data-level="1">A</h2><h3 id="b" data-level="2">B</h3><h4 id="c" data-level="3">C</h4>',
    );
  });

  test('starts at h2 when the text starts at a lower heading', () => {
    expect(html('<h2>A</h2><h3>B</h3>')).toBe('<h2 id="a">A</h2><h3 id="b">B</h3>');
    expect(html('<h3>A</h3>')).toBe('<h2 id="a" data-level="3">A</h2>');
  });

  test('lists the top headings, each with a unique id', () => {
    const { headings } = prepareBody('<h2>Wat helpt?</h2><h3>Thuis</h3><h2>Wat helpt?</h2><h2>!</h2>');
    expect(headings).toEqual([
      { id: 'wat-helpt', text: 'Wat helpt?' },
      { id: 'wat-helpt-2', text: 'Wat helpt?' },
      { id: 'section', text: '!' },
    ]);
  });

  test('gives no heading an id of the page around it', () => {
    const ids = idsOfPages('src/pages/magazine/_MagazineItem.astro');
    const { headings } = prepareBody(ids.map((id) => `<h2>${id}</h2>`).join(''));
    expect(headings.map(({ id }) => id)).toEqual(ids.map((id) => `${id}-2`));
  });

  test('adds a picture’s variants and no caption', () => {
    expect(html('<p><img src="/assets/magazine/leaf.webp" alt="Een blad &amp; licht"></p>')).toBe(
      '<figure><img src="/assets/magazine/leaf.webp" srcset="/assets/magazine/leaf-640.webp 640w, /assets/magazine/leaf-1080.webp 1080w, /assets/magazine/leaf.webp 1600w" sizes="(min-width: 48rem) 42rem, 100vw" alt="Een blad &amp; licht" loading="lazy" decoding="async"></figure>',
    );
  });

  test('keeps the size of a picture between text', () => {
    const shown = html('<p>Voor <img src="https://a.example/b.png" alt="Blad" width="300" height="200"> na</p>');
    expect(shown).toContain('width="300" height="200"');
    expect(shown.replace(/<[^>]+>/g, '')).toBe('Voor  na');
  });

  test('lets a table scroll by keyboard, labelled in Dutch', () => {
    expect(html('<table><tbody><tr><td>1</td></tr></tbody></table>')).toMatch(
      /^<div class="scroll" role="region" aria-label="Tabel" tabindex="0"><table>/,
    );
  });

  test('counts words across elements and keeps the text', () => {
    expect(prepareBody('<p>Zo’n 250 gram</p><ul><li>één</li><li>twee</li></ul>').words).toBe(5);
    // As the editor counts them: src/admin/editor/rich-text/writing/writing.test.ts.
    const written =
      '<h2>Vitamine B12</h2><p><strong>Vita</strong>mine is er: zo’n 10 mg. – En nu?</p><details><summary>Meer weten</summary><p>Ja.</p></details>';
    expect(prepareBody(written).words).toBe(13);
    expect(html('<p>1 &lt; 2 é</p>')).toBe('<p>1 &lt; 2 é</p>');
  });

  test('leaves out what is struck out where words have no formats', () => {
    const { text, headings } = prepareBody('<h2>Neem 5<s>0</s> mg</h2>');
    expect([text, headings[0]?.text]).toEqual(['Neem 5 mg', 'Neem 5 mg']);
  });

  test('returns an empty body for empty HTML', () => {
    expect(prepareBody('')).toEqual({
      html: '',
      headings: [],
      text: '',
      words: 0,
      references: new Map(),
      videos: [],
    });
  });
});

test('gives equal headings unique ids, also beside numbered headings', () => {
  const { headings } = prepareBody('<h2>a</h2><h2>a-2</h2><h2>a</h2><h2>a</h2><h2>a-2</h2>');
  expect(headings.map(({ id }) => id)).toEqual(['a', 'a-2', 'a-3', 'a-4', 'a-2-2']);
});

test('gives no heading an id that the page around it has', () => {
  const sources = globSync('src/{layouts,magazine/{item,preview,video},site/shell,site/search,ui}/**/*.{astro,tsx}');
  const shown = sources.filter((file) => !file.includes('.test.'));
  const used = shown.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\sid="([a-z-]+)"/g)]);
  const ids = [...new Set(used.map(([, id = '']) => id))];
  expect(ids.length).toBeGreaterThan(10);
  const headings = ids.map((id) => `<h2>${id.replaceAll('-', ' ')}</h2>`).join('');
  expect(prepareBody(headings).headings.filter(({ id }) => ids.includes(id))).toEqual([]);
  expect(prepareBody('<h2>Menu</h2><h2>Menu</h2>').headings.map(({ id }) => id)).toEqual(['menu-2', 'menu-3']);
});

test.each([
  ['equal headings', '<h1>a</h1>', 9_900],
  ['headings like numbered ids', '<h1>a-2</h1><h2>a</h2>', 4_900],
  ['pictures with captions', '<img src="/assets/a" alt="b">', 9_900],
  ['tables', '<table></table>', 9_900],
  ['nested quotations', `${'<blockquote>'.repeat(98)}${'</blockquote>'.repeat(98)}`, 100],
])('prepares the maximum number of %s within a second', (_, piece, count) => {
  const before = process.threadCpuUsage();
  prepareBody(piece.repeat(count));
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1000);
});

describe('pictures of the library', () => {
  const hash = 'a'.repeat(32);
  const address = `/api/admin/download/${hash}.webp`;
  const file = `/api/admin/download/${'b'.repeat(32)}.webp`;
  const about = { focalX: 50, focalY: 50, alt: 'Een bos', caption: 'Het bos <bij> Waalre', credit: 'Foto: Jan' };
  const pictures = { [hash]: { src: file, width: 900, height: 600, ...about } };
  const shown = (body: string) => prepareBody(body, { pictures }).html;

  test('are shown as their current file, with its sizes', () => {
    expect(shown(`<p><img src="${address}" alt="" width="1600" height="1000"></p>`)).toBe(
      `<figure><img src="${file}" srcset="${file.replace('.webp', '-640.webp')} 640w, ${file} 900w" sizes="(min-width: 48rem) 42rem, 100vw" alt="Een bos" width="900" height="600" loading="lazy" decoding="async"><figcaption><span>Het bos &lt;bij&gt; Waalre</span> <small>Foto: Jan</small></figcaption></figure>`,
    );
  });

  test('have the alt text of their use, else that of the library', () => {
    expect(shown(`<img src="${address}" alt="Wandelaars">`)).toContain('alt="Wandelaars"');
    expect(shown(`<img src="${address.replace('.webp', '-640.webp')}">`)).toContain('alt="Een bos"');
  });

  test('keep their caption out of a link and out of the words', () => {
    const { html, words, text } = prepareBody(`<p><a href="/x"><img src="${address}"></a></p><p>Een zin.</p>`, {
      pictures,
    });
    expect(html).toMatch(/^<figure><a href="\/x"><img [^>]+><\/a><figcaption>.*<\/figcaption><\/figure><p>Een zin/);
    expect([words, text]).toEqual([2, 'Een zin.']);
  });

  test('have no caption when the library says nothing', () => {
    const uncaptioned = {
      [hash]: { ...pictures[hash], src: file, width: null, height: null, ...about, caption: ' ', credit: null },
    };
    expect(prepareBody(`<img src="${address}">`, { pictures: uncaptioned }).html).not.toContain('figcaption');
  });
});
