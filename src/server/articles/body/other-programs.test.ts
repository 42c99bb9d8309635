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
    [
      'a style sheet that moves it',
      '<style>.s1 {position: relative; top: -.4em; font-size: 70%}</style>10<span class="s1">9</span>',
      '10<sup>9</sup>',
    ],
    ['a class without its style sheet', 'H<span class="subscript">2</span>O', 'H<sub>2</sub>O'],
    ['smaller letters at the top', '10<span style="vertical-align:text-top;font-size:60%">9</span>', '10<sup>9</sup>'],
    ['a shift', '10<span style="transform:translateY(-.4em);font-size:.6em">9</span>', '10<sup>9</sup>'],
    ['a power of a power', '2<sup>x<sup>2</sup></sup>, e<sup>x<sub>1</sub></sup>', '2<sup>x²</sup>, e<sup>x₁</sup>'],
    ['tags around tags', '10<sup><sup>9</sup></sup>', '10<sup>9</sup>'],
    ['a position of the font', '10<span style="font-variant-position:super">9</span>', '10<sup>9</sup>'],
    ['bold around', '<b>10<sup>9</sup></b>', '<strong>10<sup>9</sup></strong>'],
    ['a style on the line', '<sup style="vertical-align:baseline">9</sup>', '9'],
    ['lowered within raised', '<sup>a<sub>b</sub></sup>', '<sup>a</sup><sub>b</sub>'],
    ['a link of our own', '<sup><a href="/x">9</a></sup>', '<a href="/x"><sup>9</sup></a>'],
  ])('stay so from %s', async (_, html, expected) => {
    expect(await sanitiseHtml(`<p>${html}</p>`)).toBe(`<p>${expected}</p>`);
  });

  const POWER = '<msup><mn>10</mn><mrow><mo>−</mo><mn>3</mn></mrow></msup>';
  test.each([
    ['MathML', `<math>${POWER}</math>`, '10<sup>−3</sup>'],
    [
      'KaTeX, which writes it twice',
      `<span class="katex"><span class="katex-mathml"><math><semantics><mrow>${POWER}</mrow><annotation encoding="application/x-tex">10^{-3}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">10−3</span></span>`,
      '10<sup>−3</sup>',
    ],
    [
      'MathJax',
      `<mjx-container><mjx-math aria-hidden="true"></mjx-math><mjx-assistive-mml><math>${POWER}</math></mjx-assistive-mml></mjx-container>`,
      '10<sup>−3</sup>',
    ],
    ['a fraction', '<math><mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></mfrac></math>', '(a+b)/2'],
    ['an element of HTML in it', '<math><mtext><b onclick="x()">a</b></mtext></math>', 'a'],
  ])('are words of a formula: %s', async (_, html, expected) => {
    expect(await convertHtml(`<p>x ${html}/L</p>`)).toEqual({ html: `<p>x ${expected}/L</p>`, leftOut: {} });
  });

  test('of a formula that no line can hold are left out by name, never as 109', async () => {
    const matrix = '<math><mtable><mtr><mtd><mn>1</mn></mtd></mtr></mtable></math>';
    for (const formula of [
      matrix,
      `<span class="katex">${matrix}10<span>9</span></span>`,
      '<span class="MathJax">109</span>',
    ])
      expect(await convertHtml(`<p>een${formula}twee</p>`)).toEqual({
        html: '<p>een twee</p>',
        leftOut: { formula: 1 },
      });
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
    ['a list of bullets by name', '<ul style="list-style-type:decimal"><li>a</li></ul>', `<ol>${li('a')}</ol>`],
    ['a list of numbers by name', '<ol style="list-style-type:disc"><li>a</li></ol>', `<ul>${li('a')}</ul>`],
    [
      'typed numbers',
      '<ol style="list-style-type:none"><li>1.1 a</li><li>1.2 b</li></ol>',
      `<ul>${li('1.1 a', '1.2 b')}</ul>`,
    ],
    [
      'a file of Google Docs',
      '<style>ol.lst-k_a-0{list-style-type:none}.lst-k_a-0 > li:before{content:"" counter(lst-ctn-k_a-0,lower-latin) ". "}</style><ol class="lst-k_a-0 start" start="1"><li>a</li></ol>',
      `<ol start="1" type="a">${li('a')}</ol>`.replace(' start="1"', ''),
    ],
    ['numbers as browsers read them', '<ol start=" +3x"><li>c</li></ol>', `<ol start="3">${li('c')}</ol>`],
    ['steps of code', '<ol><li><pre>a</pre></li></ol>', '<ol><li><p></p><pre><code>a</code></pre></li></ol>'],
    [
      'a list of Word that begins again',
      word(1, '1.', 'a') + word(1, '2.', 'b') + word(1, '1.', 'c'),
      `<ol>${li('a', 'b')}</ol><ol>${li('c')}</ol>`,
    ],
    [
      'letters of Word that are Roman numerals too',
      word(1, 'h.', 'a') + word(1, 'i.', 'b') + word(1, 'j.', 'c'),
      `<ol start="8" type="a">${li('a', 'b', 'c')}</ol>`,
    ],
    [
      'numbers of Word that no list has, as words',
      word(1, '1.', 'a') + word(2, '1.1.', 'b') + word(2, '1.2.', 'c'),
      `<ol><li><p>a</p><ul>${li('1.1. b', '1.2. c')}</ul></li></ol>`,
    ],
    [
      'steps of Word, as words',
      word(1, 'Stap 1:', 'a') + word(1, '\u03b2)', 'b'),
      `<ul>${li('Stap 1: a', 'β) b')}</ul>`,
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
    [
      'an item without a sign',
      '<ul><li>a</li><li style="list-style-type:none"><ul><li>b</li></ul></li><li>c</li></ul>',
    ],
    ['items without a list', '<li>a<ul><li>b</li></ul></li><li>c</li>'],
    ['a wrapper around items', '<ul><div><li>a</li><ul><li>b</li></ul></div><li>c</li></ul>'],
  ])('is kept from %s', async (_, html) => expect(await sanitiseHtml(html)).toBe(nested));
});

test('ticks of a list and a table say what is done', async () => {
  const github = '<ul><li class="task"><input type="checkbox" checked> a</li><li><input type="checkbox"> b</li></ul>';
  const tiptap =
    '<ul data-type="taskList"><li data-checked="true"><label><input type="checkbox" checked></label><div><p>a</p></div></li><li data-checked="false"><label><input type="checkbox"></label><div><p>b</p></div></li></ul>';
  for (const list of [github, tiptap]) expect(await sanitiseHtml(list)).toBe(`<ul>${li('☑ a', '☐ b')}</ul>`);
  expect(await sanitiseHtml('<table><tr><td><input type="checkbox"></td><td>a</td></tr></table>')).toBe(
    '<table><tbody><tr><td><p>☐</p></td><td><p>a</p></td></tr></tbody></table>',
  );
});

test('signs of a list that are none of ours are named', async () => {
  for (const sign of ['lower-greek', "'¶ '"])
    expect((await convertHtml(`<ol style="list-style-type:${sign}"><li>a</li></ol>`)).leftOut).toEqual({
      numbering: 1,
    });
});

test.each([
  ['a class', `<span class="${'a_'.repeat(60)}">9</span>`],
  ['the signs of a list', `<ol style="list-style:a${' '.repeat(4000)}'"><li>9</li></ol>`],
  ['a declaration of a style', `<p style="color:a${' '.repeat(200_000)}b">9</p>`],
  ['a movement of text', `<span style="transform:translate(${' '.repeat(200_000)}x">9</span>`],
  ['a length', `<span style="vertical-align:${'1'.repeat(200_000)}x">9</span>`],
  ['spaces of a power of a power', `<sup>a<sup>${' '.repeat(200_000)}!</sup></sup>`],
])('long names and gaps cost no time: %s', async (_, html) => {
  expect(await sanitiseHtml(html)).not.toBe('');
});

describe('numbers below zero', () => {
  test.each([
    ['old Excel', '<td x:num="-5.5" style="color:red">5,50</td>', '-5,50'],
    [
      'Excel',
      '<td style=\'mso-number-format:"0\\.00\\;\\[Red\\]0\\.00"\'><font color="#FF0000" style="mso-ignore:color">5,50</font></td>',
      '-5,50',
    ],
    ['LibreOffice', '<td sdval="-5.5"><font color="#FF0000">5,50</font></td>', '-5,50'],
    ['Google Sheets', '<td data-sheets-value=\'{"1":3,"3":-5.5}\'>€ 5,50</td>', '-€ 5,50'],
    ['brackets', '<td x:num="-5">(5)</td>', '(5)'],
    ['a sign of its own', '<td x:num="-5">€ −5</td>', '€ −5'],
    ['a date before 1900', '<td sdval="-5">25-12-1899</td>', '25-12-1899'],
    ['nothing after rounding', '<td x:num="-0.001">0,00</td>', '0,00'],
  ])('keep their sign: %s', async (_, cell, words) =>
    expect(await sanitiseHtml(`<table><tr>${cell}<td>a</td></tr></table>`)).toContain(`<td><p>${words}</p></td>`),
  );
});

test('a table of boxes is told by its roles', async () => {
  const row = (...cells: string[]) => `<div role="row">${cells.join('')}</div>`;
  expect(
    await sanitiseHtml(
      `<div role="table">${row('<div role="columnheader">Dag</div>', '<div role="columnheader">Tijd</div>')}${row('<div role="cell">ma</div>', '<div role="cell">9</div>')}</div>`,
    ),
  ).toBe(
    '<table><tbody><tr><th><p>Dag</p></th><th><p>Tijd</p></th></tr><tr><td><p>ma</p></td><td><p>9</p></td></tr></tbody></table>',
  );
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
    [
      'a place to sign below two lines',
      '<table border="1"><tr><td><p>a</p><p>b</p></td><td></td></tr></table>',
      [['a</p><p>b', '']],
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
    [
      '<span style="float:left">een</span><span style="float:right">twee</span><p><b style="float:left">D</b>rie</p>',
      '<p>een</p><p>twee</p><p><strong>D</strong>rie</p>',
    ],
    ['<div style="white-space-collapse:preserve">een\ntwee</div>', '<p>een<br />twee</p>'],
    ['<p class="x">Roos<br>&nbsp;&nbsp;&nbsp;rood&nbsp;&nbsp;hart</p>', '<p>Roos<br />\u00a0\u00a0\u00a0rood hart</p>'],
    ['<p>een<br><br>twee</p><div></div>', '<p>een</p><p>twee</p>'],
    [
      'een<p>twee<table><tr><td>drie</table>vier',
      '<p>een</p><p>twee</p><table><tbody><tr><td><p>drie</p></td></tr></tbody></table><p>vier</p>',
    ],
  ])('are paragraphs: %s', async (html, expected) => expect(await sanitiseHtml(html)).toBe(expected));
});

test('words on both sides of what is left out stay apart', async () => {
  for (const lost of [
    '<img src="data:image/png;base64,AA">',
    '<svg width="200" height="200"></svg>',
    '<button>x</button>',
  ])
    expect(await sanitiseHtml(`<p>een${lost}twee</p>`)).toBe('<p>een twee</p>');
});

test('names what it leaves out', async () => {
  const { html, leftOut } = await convertHtml(
    '<p>a</p><svg width="400" height="300"></svg><math><mtable></mtable></math><input><iframe src="https://kaart.example"></iframe><img src="data:image/png;base64,AA"><a href="/x"><img src="/assets/a.webp"></a>',
  );
  expect(html).toBe('<p>a</p><img src="/assets/a.webp" />');
  expect(leftOut).toEqual({ drawing: 1, formula: 1, field: 1, page: 1, picture: 1, pictureLink: 1 });
});
