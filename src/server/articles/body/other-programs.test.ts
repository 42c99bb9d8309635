import { describe, expect, test } from 'vitest';
import { convertHtml, sanitiseHtml } from './convert-html.ts';

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
    ['a class of any element', '10<em class="superscript">9</em>', '10<em><sup>9</sup></em>'],
    [
      'smaller points at the top',
      '<b style="font-size:12pt">10<i style="font-size:7pt;vertical-align:top">9</i></b>',
      '<strong>10<em><sup>9</sup></em></strong>',
    ],
    ['an inset', '10<span style="position:relative;inset:-0.4em auto auto;font-size:.7em">9</span>', '10<sup>9</sup>'],
    ['a shift in percent', '10<span style="transform:translateY(-40%);font-size:.7em">9</span>', '10<sup>9</sup>'],
    [
      'a rule of several elements',
      '<style>p > .x.y{vertical-align:sub}</style>H<span class="x y">2</span>O',
      'H<sub>2</sub>O',
    ],
    ['a position of the font', '10<span style="font-variant-position:super">9</span>', '10<sup>9</sup>'],
    ['bold around', '<b>10<sup>9</sup></b>', '<strong>10<sup>9</sup></strong>'],
    ['a style on the line', '<sup style="vertical-align:baseline">9</sup>', '9'],
    ['lowered within raised', '<sup>a<sub>b</sub></sup>', '<sup>a</sup><sub>b</sub>'],
    ['an icon put straight', '<span style="vertical-align:-0.125em">9</span>', '9'],
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
    [
      'an isotope',
      '<math><mmultiscripts><mi>C</mi><mprescripts/><none/><mn>14</mn></mmultiscripts></math>',
      '<sup>14</sup>C',
    ],
    ['brackets', '<math><mfenced><mi>a</mi><mi>b</mi></mfenced></math>', '(a,b)'],
    ['one and a half', '<math><mn>1</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></math>', '1 1/2'],
    ['a fraction of a product', '<math><mfrac><mi>a</mi><mrow><mi>b</mi><mi>c</mi></mrow></mfrac></math>', 'a/(bc)'],
    [
      'a power of a fraction in a fraction',
      '<math><mfrac><msup><mfrac><mn>1</mn><mn>2</mn></mfrac><mn>3</mn></msup><mn>4</mn></mfrac></math>',
      '((1/2)<sup>3</sup>)/4',
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
    // Also where all else is as the editor writes it.
    for (const note of ['<a href="#fn1">1</a>', '<sup><a href="#fn1">1</a></sup>', '<a href="#fn1"><sup>1</sup></a>'])
      expect(await sanitiseHtml(`<p>5 mg${note} per dag</p>`)).toBe('<p>5 mg[1] per dag</p>');
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

test.each([
  ['a class', `<span class="${'a_'.repeat(60)}">9</span>`],
  ['lines without indents', `<p style="white-space:pre-line">${'\t '.repeat(200_000)}9</p>`],
  ['the signs of a list', `<ol style="list-style:a${' '.repeat(4000)}'"><li>9</li></ol>`],
  ['a declaration of a style', `<p style="color:a${' '.repeat(200_000)}b">9</p>`],
  ['a movement of text', `<span style="transform:translate(${' '.repeat(200_000)}x">9</span>`],
  ['a length', `<span style="vertical-align:${'1'.repeat(200_000)}x">9</span>`],
  ['spaces of a power of a power', `<sup>a<sup>${' '.repeat(200_000)}!</sup></sup>`],
])('long names and gaps cost no time: %s', async (_, html) => {
  expect(await sanitiseHtml(html)).not.toBe('');
});

describe('code', () => {
  const code = '<pre><code>if x:\n    y = 1\n\nz</code></pre>';
  test.each([
    ['an element shown as a block', '<code style="display:block;white-space:pre">if x:\n    y = 1\n\nz</code>'],
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
    ['<p>een<br clear="all">twee</p><hr width="33%">', '<p>een<br />twee</p><hr />'],
    ['<p style="white-space:pre-line">een\n   twee</p>', '<p>een<br />twee</p>'],
    ['<span class="aligncenter">een</span><span class="d-block">twee</span>', '<p>een</p><p>twee</p>'],
    ['<p class="whitespace-pre-wrap">een\ntwee</p>', '<p>een<br />twee</p>'],
    ['<style>em{display:block}</style>een<em>twee</em>', '<p>een</p><p><em>twee</em></p>'],
    ['<span role="heading" aria-level="3">Kop</span><p>een</p>', '<h3>Kop</h3><p>een</p>'],
    [
      '<div style="display:grid"><div style="display:contents"><b>5</b><b>10</b></div></div>',
      '<p><strong>5</strong></p><p><strong>10</strong></p>',
    ],
    ['<div style="display:flex">een <p style="display:contents">twee</p></div>', '<p>een twee</p>'],
    [
      '<div style="display:flex"><figure style="display:contents">een <span>twee</span></figure></div>',
      '<p>een twee</p>',
    ],
    ['een<span style="display:-webkit-box">twee</span>', '<p>een</p><p>twee</p>'],
    ['een <div style="display:initial">twee</div>', '<p>een twee</p>'],
    ['<div><span style="float:left">1</span>5 mg</div>', '<p>1</p><p>5 mg</p>'],
    ['<p>een<br class="Apple-interchange-newline">twee</p>', '<p>een<br />twee</p>'],
    ['<p>5 mg\u000b10 mg\u2028of meer</p>', '<p>5 mg 10 mg of meer</p>'],
    [
      'een<p>twee<table><tr><td>drie</table>vier',
      '<p>een</p><p>twee</p><table><tbody><tr><td><p>drie</p></td></tr></tbody></table><p>vier</p>',
    ],
  ])('are paragraphs: %s', async (html, expected) => expect(await sanitiseHtml(html)).toBe(expected));
});

describe('words that a style shows otherwise', () => {
  test.each([
    [
      'capitals',
      '<span style="text-transform:uppercase">let <i style="text-transform:none">op</i></span>',
      'LET <em>op</em>',
    ],
    ['no capital of a micro sign, which is an M', '<span style="text-transform:uppercase">5 µg</span>', '5 µG'],
    [
      'capitals of the words around',
      '<span style="text-transform:uppercase"><i style="text-transform:inherit">op</i></span>',
      '<em>OP</em>',
    ],
    ['first capitals in quotes', '<span style="text-transform:capitalize">\'de\' d’een</span>', "'De' D’een"],
    ['first capitals', '<span style="text-transform:capitalize">anna bos</span>', 'Anna Bos'],
    ['struck out by a class', '<span class="line-through">niet</span> wel', '<s>niet</s> wel'],
    [
      'Word’s signs',
      `5 <span style='font-family:Symbol;mso-ascii-font-family:Arial;mso-char-type:symbol;mso-symbol-font-family:Symbol'>m</span>g, <font face="Symbol">³</font> 65`,
      '5 μg, ≥ 65',
    ],
    [
      'an arrow and a tick',
      '<span style="font-family:Wingdings">à</span> <span style="font-family:Wingdings">ü</span>',
      '→ ✓',
    ],
    ['a tick of another font', '<span style="font-family:&quot;Wingdings 2&quot;">P</span>', '✓'],
    ['signs in private letters', '<span style="font-family:Symbol">\uf06d</span>g', 'μg'],
    [
      'degrees in private letters',
      '20 <span style="font-family:Symbol">\uf0b1</span> 2 <span style="font-family:Symbol">\uf0b0</span>C',
      '20 ± 2 °C',
    ],
    ['words in a font of signs', '<span style="font-family:Symbol">Neem dit in</span>', 'Neem dit in'],
    ['letters of another font', "<span style='font-family:Symbol;mso-ascii-font-family:Arial'>mg</span>", 'mg'],
    ['notes in the text that are no comments', 'Neem <span class="annotation">niet</span> in', 'Neem niet in'],
    ['quotations', '<q>hij zei <q>ho</q></q>', '‘hij zei “ho”’'],
    ['words above words', '<ruby>漢<rt></rt>字<rt>ji</rt></ruby>', '漢字(ji)'],
    [
      'a half of an encyclopedia',
      '<span class="num">1</span><span class="sr-only">/</span><span class="den">2</span>',
      '1/2',
    ],
  ])('are written as they were seen: %s', async (_, html, expected) => {
    expect(await sanitiseHtml(`<p>${html}</p>`)).toBe(`<p>${expected}</p>`);
  });

  test.each([
    '<span style="visibility:hidden">weg</span>',
    '<span style="position:absolute;left:-9999px">weg</span>',
    '<span style="position:absolute;clip:rect(1px,1px,1px,1px)">weg</span>',
    '<span style="text-indent:-9999px">weg</span>',
    '<span class="visuallyhidden">weg</span>',
    '<i class="material-icons" aria-hidden="true">phone</i>',
  ])('are left out where nobody saw them: %s', async (html) => {
    expect(await sanitiseHtml(`<p>een ${html}twee</p>`)).toBe('<p>een twee</p>');
  });

  test('are left out where only a part of them was seen', async () => {
    expect(
      await sanitiseHtml(
        '<p>Neem <span style="visibility:hidden">niet <b style="visibility:initial">5</b></span> mg</p>',
      ),
    ).toBe('<p>Neem <strong>5</strong> mg</p>');
  });

  test('leave the room that they took', async () => {
    expect(await sanitiseHtml('5<span style="visibility:hidden">0</span>1')).toBe('<p>5 1</p>');
    expect(await sanitiseHtml('5<span style="visibility:hidden"><div>0</div></span>1')).toBe('<p>5</p><p>1</p>');
    const button = '<button style="visibility:hidden"><div>0</div></button>';
    expect(await sanitiseHtml(`5${button}1`)).toBe('<p>5 1</p>');
    expect(await sanitiseHtml(`5<span style="visibility:hidden">${button}</span>1`)).toBe('<p>5 1</p>');
    expect(await sanitiseHtml('<ol><li>a</li><li style="visibility:hidden">b</li><li>c</li></ol>')).toBe(
      '<ol><li><p>a</p></li><li><p></p></li><li><p>c</p></li></ol>',
    );
    expect(
      await sanitiseHtml(
        '<table><tr><td>a</td><td style="visibility:hidden">weg <i style="visibility:visible">b</i></td></tr></table>',
      ),
    ).toBe('<table><tbody><tr><td><p>a</p></td><td><p><em>b</em></p></td></tr></tbody></table>');
  });
});

test('words on both sides of what is left out stay apart', async () => {
  for (const lost of [
    '<img src="data:image/png;base64,AA">',
    '<svg width="200" height="200"></svg>',
    '<button>x</button>',
  ])
    expect(await sanitiseHtml(`<p>een${lost}twee</p>`)).toBe('<p>een twee</p>');
});

test('keeps the words of a button that opens what stands below it', async () => {
  const { html, leftOut } = await convertHtml('<button aria-expanded="false">Vraag</button><div>Antwoord</div>');
  expect([html, leftOut]).toEqual(['<p>Vraag</p><p>Antwoord</p>', {}]);
});

test('names what it leaves out', async () => {
  const { html, leftOut } = await convertHtml(
    '<p>a</p><svg width="400" height="300"></svg><math><mtable></mtable></math><input><iframe src="https://kaart.example"></iframe><img src="data:image/png;base64,AA"><a href="/x"><img src="/assets/a.webp"></a>',
  );
  expect(html).toBe('<p>a</p><img src="/assets/a.webp" />');
  expect(leftOut).toEqual({ drawing: 1, formula: 1, field: 1, page: 1, picture: 1, pictureLink: 1 });
});
