import { describe, expect, test } from 'vitest';
import { convertHtml, sanitiseHtml } from './convert-html.ts';

const li = (...words: string[]) => words.map((word) => `<li><p>${word}</p></li>`).join('');
const word = (level: number, marker: string, words: string, list = 'l0') =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}</p>`;

describe('raised and lowered words', () => {
  test.each([
    ['HTML', '10<sup>9</sup>/L, H<sub>2</sub>O', '10<sup>9</sup>/L, H<sub>2</sub>O'],
    ['Google Docs', '10<span style="font-size:0.6em;vertical-align:super">9</span>', '10<sup>9</sup>'],
    [
      'Word, by distance',
      '10<span style="position:relative;top:-3.0pt;mso-text-raise:3.0pt">9</span>',
      '10<sup>9</sup>',
    ],
    ['Word, lowered', 'H<span style="position:relative;top:2.0pt;mso-text-raise:-2.0pt">2</span>O', 'H<sub>2</sub>O'],
    ['Pages', '10<span style="font: 8px Helvetica; vertical-align: 4.0px">9</span>', '10<sup>9</sup>'],
    ['a style sheet', '<style>.s1 {vertical-align: super}</style>10<span class="s1">9</span>', '10<sup>9</sup>'],
    ['a position of the font', '10<span style="font-variant-position:super">9</span>', '10<sup>9</sup>'],
    ['bold around', '<b>10<sup>9</sup></b>', '<strong>10<sup>9</sup></strong>'],
    ['a style on the line', '<sup style="vertical-align:baseline">9</sup>', '9'],
    ['lowered within raised', '<sup>a<sub>b</sub></sup>', '<sup>a</sup><sub>b</sub>'],
    ['a link of our own', '<sup><a href="/x">9</a></sup>', '<a href="/x"><sup>9</sup></a>'],
  ])('stay so from %s', async (_, html, expected) => {
    expect(await sanitiseHtml(`<p>${html}</p>`)).toBe(`<p>${expected}</p>`);
  });

  test('are no number of a footnote', async () => {
    expect(await sanitiseHtml('<p>Bij 10<sup><a href="#_ftn1">2</a></sup></p><p class="x">a</p>')).toBe(
      '<p>Bij 10[2]</p><p>a</p>',
    );
  });

  test('stay so in code, whatever else is in it', async () => {
    expect(await sanitiseHtml('<pre>10<sup>-3</sup> <b>m</b></pre>')).toBe('<pre><code>10<sup>-3</sup> m</code></pre>');
  });

  test('become characters in labels, which have no formats', async () => {
    expect(await sanitiseHtml('<p data-button="appointment">10<sup>9</sup></p>')).toBe(
      '<p data-button="appointment">10⁹</p>',
    );
  });
});

describe('letters and numbers of a list', () => {
  test.each([
    ['its attributes', '<ol type="a" start="3"><li>c</li></ol>', `<ol start="3" type="a">${li('c')}</ol>`],
    ['its style', '<ol style="list-style-type:lower-alpha"><li>a</li></ol>', `<ol type="a">${li('a')}</ol>`],
    [
      'the style of its items',
      '<ol><li style="list-style-type:upper-roman">a</li></ol>',
      `<ol type="I">${li('a')}</ol>`,
    ],
    [
      'a style sheet',
      '<style>ol.c {list-style: upper-latin}</style><ol class="c"><li>a</li></ol>',
      `<ol type="A">${li('a')}</ol>`,
    ],
    ['letters of Word', word(1, 'a.', 'x') + word(1, 'b.', 'y'), `<ol type="a">${li('x', 'y')}</ol>`],
    ['Roman numerals of Word', word(1, 'iv)', 'x') + word(1, 'v)', 'y'), `<ol start="4" type="i">${li('x', 'y')}</ol>`],
    [
      'the format of Word’s list',
      `<style>@list l0:level1 {mso-level-number-format:alpha-lower;}</style>${word(1, 'i.', 'x')}`,
      `<ol start="9" type="a">${li('x')}</ol>`,
    ],
    [
      'two levels of Word',
      word(1, '1.', 'x') + word(2, 'a.', 'y') + word(1, '2.', 'z'),
      `<ol><li><p>x</p><ol type="a">${li('y')}</ol></li>${li('z')}</ol>`,
    ],
    [
      'a number out of the row',
      '<ol><li>a</li><li value="7">b</li></ol>',
      `<ol>${li('a')}</ol><ol start="7">${li('b')}</ol>`,
    ],
    ['an empty number', '<ol class="x"><li>a</li><li></li><li>c</li></ol>', `<ol>${li('a', '', 'c')}</ol>`],
  ])('are kept from %s', async (_, html, expected) => expect(await sanitiseHtml(html)).toBe(expected));
});

describe('nesting that an odd parent tells', () => {
  const nested = `<ul><li><p>a</p><ul>${li('b')}</ul></li>${li('c')}</ul>`;
  test.each([
    ['a list directly in a list', '<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>'],
    [
      'levels for screen readers',
      '<ul><li aria-level="1">a</li><li aria-level="2">b</li><li aria-level="1">c</li></ul>',
    ],
    [
      'margins',
      '<ul><li style="margin-left:36pt">a</li><li style="margin-left:72pt">b</li><li style="margin-left:36pt">c</li></ul>',
    ],
    ['Quill', '<ul><li>a</li><li class="ql-indent-1">b</li><li>c</li></ul>'],
    [
      'Google Docs’ export',
      '<ul class="lst-kix_a-0 start"><li>a</li></ul><ul class="lst-kix_a-1 start"><li>b</li></ul><ul class="lst-kix_a-0"><li>c</li></ul>',
    ],
    ['a wrapper around items', '<ul><div><li>a</li><ul><li>b</li></ul></div><li>c</li></ul>'],
  ])('is kept from %s', async (_, html) => expect(await sanitiseHtml(html)).toBe(nested));
});

describe('empty cells', () => {
  test.each([
    ['a label and a blank', '<table><tr><td>Naam:</td><td></td></tr></table>', [['Naam:', '']]],
    [
      'an empty row',
      '<table><tr><td class="x">a</td><td>b</td></tr><tr><td></td><td></td></tr></table>',
      [
        ['a', 'b'],
        ['', ''],
      ],
    ],
    ['hard spaces', '<table><tr><td class="x">a</td><td>&nbsp;</td></tr></table>', [['a', '']]],
    [
      'a row that is too short',
      '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    [
      'cells that never close',
      '<table><tr><td>a<td><tr><td>c<td>d</table>',
      [
        ['a', ''],
        ['c', 'd'],
      ],
    ],
  ])('stay: %s', async (_, html, rows) => {
    const cells = rows.map((row) => `<tr>${row.map((words) => `<td><p>${words}</p></td>`).join('')}</tr>`).join('');
    expect(await sanitiseHtml(html)).toBe(`<table><tbody>${cells}</tbody></table>`);
  });
});

describe('code', () => {
  const code = '<pre><code>if x:\n    y = 1\n\nz</code></pre>';
  test.each([
    ['pre', '<pre>if x:\n    y = 1\n\nz</pre>'],
    ['pre with hard spaces', '<pre class="x">if x:<br>&nbsp;&nbsp;&nbsp;&nbsp;y = 1<br><br>z</pre>'],
    [
      'VS Code',
      '<meta charset="utf-8"><div style="color:#ccc;font-family:Consolas, \'Courier New\', monospace;white-space:pre;"><div><span>if</span><span> x:</span></div><div><span>    y = 1</span></div><br><div>z</div></div>',
    ],
    [
      'GitHub',
      '<table class="js-file-line-container"><tr><td class="blob-num" data-line-number="1"></td><td class="blob-code">if x:</td></tr><tr><td class="blob-num"></td><td class="blob-code">    y = 1</td></tr><tr><td class="blob-num"></td><td class="blob-code">\n</td></tr><tr><td class="blob-num"></td><td class="blob-code">z</td></tr></table>',
    ],
  ])('keeps its lines and indents from %s', async (_, html) => expect(await sanitiseHtml(html)).toBe(code));

  test('is made of paragraphs in the letters of a typewriter', async () => {
    const line = (words: string) =>
      `<p style="margin:0"><span style="font-family:'Roboto Mono',monospace;white-space:pre-wrap;">${words}</span></p>`;
    expect(await sanitiseHtml(line('if x:') + line('&nbsp;&nbsp;y = 1'))).toBe(
      '<pre><code>if x:\n  y = 1</code></pre>',
    );
  });

  test('in a line stays in its line', async () => {
    expect(await sanitiseHtml('<p class="x">Typ <code>npm start</code> in.</p>')).toBe(
      '<p>Typ <code>npm start</code> in.</p>',
    );
  });
});

describe('blocks that are told by a style', () => {
  test.each([
    ['<span>een</span><span style="display: block; height: 8px;"></span><span>twee</span>', '<p>een</p><p>twee</p>'],
    ['<span style="display:block">een</span><span style="display:block">twee</span>', '<p>een</p><p>twee</p>'],
    ['<div style="display:inline">een</div> <div style="display:inline">twee</div>', '<p>een twee</p>'],
    ['<style>.r{display:block}</style><a class="r">een</a><a class="r">twee</a>', '<p>een</p><p>twee</p>'],
    ['<p>een<br><br>twee</p><div></div>', '<p>een</p><p>twee</p>'],
    [
      'een<p>twee<table><tr><td>drie</table>vier',
      '<p>een</p><p>twee</p><table><tbody><tr><td><p>drie</p></td></tr></tbody></table><p>vier</p>',
    ],
  ])('are paragraphs: %s', async (html, expected) => expect(await sanitiseHtml(html)).toBe(expected));
});

test('names what it leaves out', async () => {
  const { html, leftOut } = await convertHtml(
    '<p>a</p><svg width="400" height="300"></svg><math><mi>x</mi></math><input><iframe src="https://kaart.example"></iframe><img src="data:image/png;base64,AA"><a href="/x"><img src="/assets/a.webp"></a>',
  );
  expect(html).toBe('<p>a</p><img src="/assets/a.webp" />');
  expect(leftOut).toEqual({ drawing: 1, formula: 1, field: 1, page: 1, picture: 1, pictureLink: 1 });
});
