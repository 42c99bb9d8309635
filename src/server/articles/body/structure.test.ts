import { describe, expect, test } from 'vitest';
import { sanitiseHtml } from './convert-html.ts';

const IMG = '<img src="/assets/a.webp" alt="Blad" />';

describe('the structure of blocks', () => {
  test.each([
    ['a call-out', '<aside data-callout="warning"><p>a</p><ul><li><p>b</p></li></ul></aside>'],
    ['details', '<details><summary>a <em>b</em></summary><p>c</p></details>'],
    ['definitions', '<dl><dt>a</dt><dd>b<br />c</dd><dt>d</dt><dd></dd></dl>'],
    [
      'a figure',
      `<figure data-credit="Eva &amp; Co">${IMG}${IMG}<figcaption>a <strong>b</strong></figcaption></figure>`,
    ],
    ['a figure without words', `<figure>${IMG}<figcaption></figcaption></figure>`],
    [
      'a call-out in a list item',
      '<ul><li><p>a</p><aside data-callout="warning"><p>b</p></aside></li><li><p>c</p></li></ul>',
    ],
    ['a button', '<p data-button="appointment">Maak een afspraak</p>'],
    ['a video', '<p data-video="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ">a</p>'],
    [
      'blocks in blocks',
      `<details><summary>a</summary><aside data-callout="doctor"><figure>${IMG}<figcaption>b</figcaption></figure></aside></details>`,
    ],
  ])('stays that of %s', async (_, html) => expect(await sanitiseHtml(html)).toBe(html));

  test('stays that of an own text without a picture that was not stored', async () => {
    const html = '<p>a</p><p></p><img alt="Blad" data-copy="file-1-1-blad.png"><p>b</p>';
    expect(await sanitiseHtml(html)).toBe('<p>a</p><p></p><p>b</p>');
  });

  test.each([
    ['a call-out without kind', '<aside><p>a</p></aside>', '<p>a</p>'],
    ['a call-out of an unknown kind', '<aside data-callout="x"><p>a</p></aside>', '<p>a</p>'],
    ['an empty call-out', '<p>a</p><aside data-callout="warning"> </aside>', '<p>a</p>'],
    [
      'loose text in a call-out',
      '<aside data-callout="warning"> a <strong>b</strong><p>c</p>d</aside>',
      '<aside data-callout="warning"><p>a <strong>b</strong></p><p>c</p><p>d</p></aside>',
    ],
    ['details without summary', '<details>a</details>', '<details><summary></summary><p>a</p></details>'],
    [
      'details with two summaries, the first late',
      '<details><p>a</p><summary>b</summary><summary>c</summary></details>',
      '<details><summary>b</summary><p>a</p><p>c</p></details>',
    ],
    [
      'a summary with blocks and a picture',
      `<details><summary><h2>a</h2>${IMG}<p>b</p></summary></details>`,
      `<details><summary>a<br />b</summary>${IMG}</details>`,
    ],
    ['a summary alone', '<summary>a</summary>', '<p>a</p>'],
    [
      'definitions with loose parts',
      '<dl>a<dt>b</dt><dt>c</dt><dd><p>d</p><ul><li>e</li><li>f</li></ul></dd><dd>g</dd></dl>',
      '<p>a</p><p><strong>b</strong></p><p><strong>c</strong></p><p>d</p><ul><li><p>e</p></li><li><p>f</p></li></ul><p>g</p>',
    ],
    ['terms without a list', '<dt>a</dt><dd>b</dd>', '<p>a</p><p>b</p>'],
    ['definitions with a picture', `<dl><dt>a</dt><dd>b${IMG}</dd></dl>`, `<p><strong>a</strong></p><p>b</p>${IMG}`],
    [
      'a figure around a table',
      '<figure><table><tbody><tr><td>a</td></tr></tbody></table><figcaption>b</figcaption></figure>',
      '<table><tbody><tr><td><p>a</p></td></tr></tbody></table><p>b</p>',
    ],
    [
      'a figure of three pictures',
      `<figure>${IMG.repeat(3)}<figcaption>a</figcaption></figure>`,
      `${IMG.repeat(3)}<p>a</p>`,
    ],
    [
      'a figure with other text',
      `<figure data-credit="Eva">${IMG}a<figcaption>b</figcaption></figure>`,
      `${IMG}<p>a</p><p>b</p><p>Eva</p>`,
    ],
    [
      'a linked picture without caption',
      `<figure><a href="/x">${IMG}</a></figure>`,
      `<figure>${IMG}<figcaption></figcaption></figure>`,
    ],
    [
      'a caption above the picture',
      `<figure><figcaption><p>a</p></figcaption>${IMG}</figure>`,
      `<figure>${IMG}<figcaption>a</figcaption></figure>`,
    ],
    ['a caption alone', '<figcaption>a</figcaption>', '<p>a</p>'],
    ['a video of elsewhere', '<p data-video="https://evil.example/1">a</p>', '<p>a</p>'],
    [
      'a video with markup inside',
      `<p data-video="https://vimeo.com/1"> a <strong>b</strong><a href="/x">c</a>${IMG}</p>`,
      `<p data-video="https://player.vimeo.com/video/1?dnt=1">a bc</p>${IMG}`,
    ],
    ['a button of an unknown kind', '<p data-button="x">a</p>', '<p>a</p>'],
    ['a bold call-out', '<strong><aside data-callout="summary"><p>a</p></aside></strong>b', undefined],
  ])('is corrected in %s', async (_, html, expected) => {
    const once = await sanitiseHtml(html);
    if (expected) expect(once).toBe(expected);
    expect(await sanitiseHtml(once)).toBe(once);
    const letters = (text: string) => text.replace(/<[^>]*>|\s/g, '');
    expect([...letters(once)].sort()).toEqual(expect.arrayContaining([...letters(html)].sort()));
  });

  test.each([
    ['<div>a</div><section>b <em>c</em></section><p>d</p>', '<p>a</p><p>b <em>c</em></p><p>d</p>'],
    ['<ul><li><div>a</div><div>b</div></li></ul>', '<ul><li><p>a</p><p>b</p></li></ul>'],
    ['<h2>a<div>b</div> <div>c</div>d</h2>', '<h2>a<br />b<br />c<br />d</h2>'],
    ['<pre><code><div>a</div><div>  b</div></code></pre>', '<pre><code>a\n  b</code></pre>'],
    ['<a href="/x"><div>a</div><div><div>b</div></div></a>', '<p><a href="/x">a</a></p><p><a href="/x">b</a></p>'],
    ['<strong><div><p>a</p></div><div>b</div></strong>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    ['<p><code>een\ntwee</code></p>', '<p><code>een twee</code></p>'],
    [
      '<ul>a <sub>b</sub> <sup>2 <li>c</li></sup></ul>',
      '<p>a <sub>b</sub> <sup>2</sup></p><ul><li><p><sup>c</sup></p></li></ul>',
    ],
    ['<dl>a <div style="display:inline">b<dt>c</dt></div></dl>', '<p>a b</p><p><strong>c</strong></p>'],
    ['<div style="display:flex"><span>a</span>b</div>', '<p>a</p><p>b</p>'],
    ['<div style="white-space:pre-wrap">a<!-- c -->\n<i>b</i></div>', '<p>a<br /><em>b</em></p>'],
    ['a<ins style="display:block">b</ins>c', '<p>a</p><p>b</p><p>c</p>'],
    ['<dialog>a</dialog><dialog open>b</dialog>', '<p>b</p>'],
    ['<a href="javascript:alert(1)">9</a>', '<p>9</p>'],
    ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><dt>a</dt><dd>b</dd></dl>'],
    [
      `<figure><div>${IMG}</div><div><figcaption>a</figcaption></div></figure>`,
      `<figure>${IMG}<figcaption>a</figcaption></figure>`,
    ],
  ])('keeps the words apart that containers kept apart: %s', async (html, expected) => {
    expect(await sanitiseHtml(html)).toBe(expected);
    expect(await sanitiseHtml(expected)).toBe(expected);
  });

  test('survives call-outs and details nested 100 deep', async () => {
    for (const [open, close] of [
      ['<aside data-callout="warning">', '</aside>'],
      ['<details><summary>s</summary>', '</details>'],
      ['<dl><dt>t</dt><dd>', '</dd></dl>'],
      ['<figure>', '</figure>'],
    ] as const) {
      const once = await sanitiseHtml(`${open.repeat(100)}diep${close.repeat(100)}`);
      expect(once).toContain('diep');
      expect(await sanitiseHtml(once)).toBe(once);
    }
  });
});
