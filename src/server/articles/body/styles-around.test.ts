import { describe, expect, test } from 'vitest';
import { sanitiseHtml } from './convert-html.ts';

const holders = [
  '<ol><dir STYLE>WORDS</dir></ol>',
  '<ol><ul STYLE><li>WORDS</li></ul></ol>',
  '<ul STYLE>WORDS<li>a</li></ul>',
  '<ul><div STYLE><li>WORDS</li></div></ul>',
  '<ul><div><span STYLE>WORDS</span><li>a</li></div></ul>',
  '<ul><li STYLE><h2>WORDS</h2></li></ul>',
  '<ul><li><h2 STYLE>WORDS</h2></li></ul>',
  '<table STYLE><tr><td>WORDS</td><td>a</td></tr></table>',
  '<table><tbody STYLE><tr><td>WORDS</td><td>a</td></tr></tbody></table>',
  '<table><thead STYLE><tr><td>WORDS</td><td>a</td></tr></thead></table>',
  '<table><tr STYLE><td>WORDS</td><td>a</td></tr></table>',
  '<table><tr><td STYLE>WORDS</td><td>a</td></tr></table>',
  '<table><caption STYLE>WORDS</caption><tr><td>a</td><td>b</td></tr></table>',
  '<table role="presentation"><tr STYLE><td>WORDS</td></tr></table>',
  '<table border="1"><tr><td><table><tr STYLE><td>WORDS</td></tr></table></td><td>a</td></tr></table>',
  '<dl STYLE><dt>WORDS</dt><dd>a</dd></dl>',
  '<dl><div STYLE><dt>WORDS</dt><dd>a</dd></div></dl>',
  '<dl><dt STYLE>WORDS</dt><dd>a</dd></dl>',
  '<dl><dt>a</dt><dd STYLE>WORDS</dd></dl>',
  '<dl><dt>a</dt><dd STYLE>WORDS<ul><li>b</li></ul></dd></dl>',
  '<dl><dd STYLE>WORDS</dd></dl>',
  '<details STYLE><summary>WORDS</summary></details>',
  '<details><summary STYLE>WORDS</summary></details>',
  '<figure STYLE><img src="/assets/a.webp"><figcaption>WORDS</figcaption></figure>',
  '<figure><img src="/assets/a.webp"><figcaption STYLE>WORDS</figcaption></figure>',
  '<fieldset><legend STYLE>WORDS</legend></fieldset>',
  '<h2><button STYLE>WORDS</button></h2>',
  '<button aria-expanded="false" STYLE>WORDS</button>',
  '<q STYLE>WORDS</q>',
  '<ul><li class="ql-indent-1" STYLE>WORDS</li><li>a</li></ul>',
  '<p class=MsoListParagraph STYLE-AND mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1. </span>WORDS</p>',
  '<div class="O" STYLE><span style="mso-special-format:bullet">•</span>WORDS</div>',
  '<div class="ListContainerWrapper"><ul><li data-aria-level="1" data-listid="1" STYLE><p>WORDS</p></li></ul></div>',
  '<p STYLE>• WORDS</p><p>• a</p>',
];

describe('a style of any element around words holds for them', () => {
  test.each(holders)('%s', async (html) => {
    const withStyle = (style: string) =>
      sanitiseHtml(
        html
          .replace('STYLE-AND', `style="${style};`)
          .replace('STYLE', `style="${style}"`)
          .replace('WORDS', 'een\ntwee'),
      );
    expect.soft(await withStyle('white-space:pre-wrap')).toContain('een<br />twee');
    expect.soft(await withStyle('text-decoration:line-through')).toMatch(/<s>‘?een twee’?<\/s>/);
  });
});

test.each([
  ['inherit', 'een<br />twee'],
  ['unset', 'een<br />twee'],
  ['revert', 'een<br />twee'],
  ['initial', 'een twee'],
  ['pre-line; white-space-collapse: collapse', 'een twee'],
])('white-space: %s says of lines what it says in a browser', async (value, expected) => {
  expect(
    await sanitiseHtml(`<div style="white-space:pre"><div style="white-space:${value}">een\ntwee</div></div>`),
  ).toBe(`<p>${expected}</p>`);
});

test.each([
  ['<span style="margin-right:1em">5</span>10 mg', '5 10 mg'],
  ['<span style="padding:0 8px">5</span><span>10</span>', '5 10'],
  ['5<span style="margin-left:12pt">10</span>', '5 10'],
  ['5<b style="margin:0 0 0 20px">10</b>', '5 <strong>10</strong>'],
  ['5<span style="margin-right:2em"></span>10', '5 10'],
  [
    'Zie <a href="/a" style="padding:0 6px">hier</a>. (<i style="padding:6px">a</i>)',
    'Zie <a href="/a">hier</a>. (<em>a</em>)',
  ],
  ['H<sub style="margin:0 1em">2</sub>O', 'H<sub>2</sub>O'],
  ['<span style="font-size:3em;padding-right:6px">D</span>e arts', 'De arts'],
  ['<span style="padding-right:6px"><b>D</b></span>e arts', '<strong>D</strong>e arts'],
  ['<span style="margin-right:.1em">5</span>10', '510'],
])('words that a reader sees apart stay apart: %s', async (html, expected) => {
  expect(await sanitiseHtml(`<p>${html}</p>`)).toBe(`<p>${expected}</p>`);
});
