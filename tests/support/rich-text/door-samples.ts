type Door = 'import' | 'markdown';

export type Sample = {
  html: string;
  /** What every door stores. */
  stored: string;
  /** What a door stores that knows better, and why. */
  except?: Partial<Record<Door, { stored: string; because: string }>>;
  /** What the doors with a report say. */
  leftOut?: string;
};

const PICTURE = '<img src="/assets/magazine/a.webp" alt="Blad" />';
const li = (...words: string[]) => words.map((word) => `<li><p>${word}</p></li>`).join('');
const table = (...rows: string[][]) =>
  `<table><tbody>${rows.map((cells) => `<tr>${cells.map((cell) => (cell.startsWith('<t') ? cell : `<td><p>${cell}</p></td>`)).join('')}</tr>`).join('')}</tbody></table>`;

/** What people write and programs send; {@link Sample.stored} is the one text that it becomes. */
export const DOOR_SAMPLES: Readonly<Record<string, Sample>> = {
  'raised and lowered words': {
    html: '<p>10<sup>9</sup>/L, m<sup>2</sup>, H<sub>2</sub>O</p>',
    stored: '<p>10<sup>9</sup>/L, m<sup>2</sup>, H<sub>2</sub>O</p>',
  },
  'letters, Roman numerals and a start': {
    html: '<ol type="a" start="3"><li>c</li><li>d<ol type="i"><li>i</li></ol></li></ol>',
    stored: `<ol start="3" type="a"><li><p>c</p></li><li><p>d</p><ol type="i">${li('i')}</ol></li></ol>`,
  },
  'a number out of the row': {
    html: '<ol><li>een</li><li value="5">vijf</li></ol>',
    stored: `<ol>${li('een')}</ol><ol start="5">${li('vijf')}</ol>`,
  },
  'a list that counts down': {
    html: '<ol reversed><li>een</li></ol>',
    stored: `<ol>${li('een')}</ol>`,
    leftOut: '1 list that counts down',
  },
  'empty cells': {
    html: '<table><tr><td>Naam</td><td></td></tr><tr><td></td><td></td></tr></table>',
    stored: table(['Naam', ''], ['', '']),
  },
  'cells of a head and over columns': {
    html: '<table><thead><tr><th colspan="2">Prijs</th></tr></thead><tbody><tr><td>Kort</td><td>45</td></tr></tbody></table>',
    stored: table(['<th colspan="2"><p>Prijs</p></th>'], ['Kort', '45']),
  },
  'lines and a list in a cell': {
    html: '<table><tr><td>een<br>twee</td><td><ul><li>drie</li></ul></td></tr></table>',
    stored: table(['een<br />twee', `<td><ul>${li('drie')}</ul></td>`]),
  },
  'a caption above a table': {
    html: '<table><caption>Prijzen</caption><tr><td>a</td><td>b</td></tr></table>',
    stored: `<p>Prijzen</p>${table(['a', 'b'])}`,
  },
  'spans and boxes shown as blocks': {
    html: '<span style="display:block">een</span><span style="display:block">twee</span><div>drie</div>',
    stored: '<p>een</p><p>twee</p><p>drie</p>',
  },
  'boxes in a row': {
    html: '<div style="display:flex"><span>een</span><span>twee</span></div>',
    stored: '<p>een</p><p>twee</p>',
  },
  'a list within a list, not within an item': {
    html: '<ul><li>een</li><ul><li>twee</li></ul></ul>',
    stored: `<ul><li><p>een</p><ul>${li('twee')}</ul></li></ul>`,
  },
  'code with indents': {
    html: '<pre>als\n  dan\n    10<sup>9</sup></pre>',
    stored: '<pre><code>als\n  dan\n    10<sup>9</sup></code></pre>',
  },
  'lines of code as line breaks': {
    html: '<pre>een<br>  twee</pre>',
    stored: '<pre><code>een\n  twee</code></pre>',
  },
  'a rule': { html: '<p>een</p><hr><p>twee</p>', stored: '<p>een</p><hr /><p>twee</p>' },
  'a quotation in a quotation': {
    html: '<blockquote>een<blockquote><p>twee</p></blockquote></blockquote>',
    stored: '<blockquote><p>een</p><blockquote><p>twee</p></blockquote></blockquote>',
  },
  'a call-out and a quotation that begin with a list': {
    html: '<aside data-callout="warning"><ul><li>een</li></ul></aside><blockquote><ol><li>twee</li></ol></blockquote>',
    stored: `<aside data-callout="warning"><ul>${li('een')}</ul></aside><blockquote><ol>${li('twee')}</ol></blockquote>`,
  },
  'links here, elsewhere and nowhere': {
    html: '<p><a href="/over-ons">hier</a> <a href="https://example.nl/">daar</a> <a href="javascript:alert(1)">weg</a></p>',
    stored:
      '<p><a href="/over-ons">hier</a> <a href="https://example.nl/" rel="noopener noreferrer" target="_blank">daar</a> weg</p>',
  },
  'a picture with a caption': {
    html: `<figure>${PICTURE}<figcaption>Een blad</figcaption></figure>`,
    stored: `<figure>${PICTURE}<figcaption>Een blad</figcaption></figure>`,
  },
  'a picture in a line': { html: `<p>een ${PICTURE} twee</p>`, stored: `<p>een</p>${PICTURE}<p>twee</p>` },
  'soft hyphens': { html: '<p>aan\u00addoening</p>', stored: '<p>aan\u00addoening</p>' },
  'hard spaces': {
    html: '<p>5\u00a0mg</p>',
    stored: '<p>5\u00a0mg</p>',
    except: {
      import: {
        stored: '<p>5 mg</p>',
        because: 'other systems write hard spaces wherever two spaces meet; readers get them between figure and unit',
      },
    },
  },
  'an empty paragraph between two': {
    html: '<p>een</p><p></p><p>twee</p>',
    stored: '<p>een</p><p></p><p>twee</p>',
    except: {
      import: { stored: '<p>een</p><p>twee</p>', because: 'to other systems it is a distance' },
      markdown: { stored: '<p>een</p><p>twee</p>', because: 'Markdown has no empty paragraphs' },
    },
  },
  'two line breaks': {
    html: '<div>een<br><br>twee<br>drie</div>',
    stored: '<p>een</p><p>twee<br />drie</p>',
  },
  'a list of definitions': {
    html: '<dl><dt>Bloed</dt><dd>rood</dd><dt>Plasma</dt><dd>geel</dd></dl>',
    stored: '<dl><dt>Bloed</dt><dd>rood</dd><dt>Plasma</dt><dd>geel</dd></dl>',
  },
  'details with a summary': {
    html: '<details open><summary>Meer</summary>Tekst</details>',
    stored: '<details><summary>Meer</summary><p>Tekst</p></details>',
  },
  'old elements': {
    html: '<center>een</center><font color="red">twee</font> <big>drie</big> <tt>vier</tt> <strike>vijf</strike>',
    stored: '<p>een</p><p>twee drie <code>vier</code> <s>vijf</s></p>',
  },
  'headings of each level': {
    html: '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>',
    stored: '<h1>a</h1><h2>b</h2><h3>c</h3><h3>d</h3><h3>e</h3><h3>f</h3>',
  },
  'spaces between elements': {
    html: '<ul>\n  <li>een</li>\n  <li> twee </li>\n</ul>\n <p> drie <b> vier</b> </p>\n',
    stored: `<ul>${li('een', 'twee')}</ul><p>drie <strong>vier</strong></p>`,
  },
  'what no reader sees': {
    html: '<p>een<!-- zo --></p><script>alert(1)</script><style>p { color: red }</style><template><p>weg</p></template><noscript>ook</noscript>',
    stored: '<p>een</p>',
  },
  'a drawing and a formula': {
    html: '<p>een</p><svg width="90" height="90"><text>weg</text></svg><math><mtable></mtable></math><p>twee</p>',
    stored: '<p>een</p><p>twee</p>',
    leftOut: '1 drawing and 1 formula',
  },
  'a form': {
    html: '<form><p>Naam <input name="x"></p><select><option>a</option></select><button>Verstuur</button></form>',
    stored: '<p>Naam</p>',
    leftOut: '2 form fields and 1 button',
  },
  'a row of a table that is struck out': {
    html: '<table><tr style="text-decoration:line-through"><td>10</td><td>mg</td></tr><tr><td>5</td><td>mg</td></tr></table>',
    stored: table(['<s>10</s>', '<s>mg</s>'], ['5', 'mg']),
  },
  'struck words in code': { html: '<pre>Neem <s>10</s> 5 mg</pre>', stored: '<p>Neem <s>10</s> 5 mg</p>' },
  'the number of a note': {
    html: '<p>5 mg<sup><a href="#fn1">1</a></sup> per dag</p>',
    stored: '<p>5 mg[1] per dag</p>',
  },
  'kept lines of an item': {
    html: '<ol><li style="white-space:pre-line">een\ntwee</li></ol>',
    stored: `<ol>${li('een<br />twee')}</ol>`,
  },
  'words of which a part is hidden': {
    html: '<p>Neem <span style="visibility:hidden">niet <b style="visibility:visible">5</b></span> mg</p>',
    stored: '<p>Neem <strong>5</strong> mg</p>',
  },
  'bold, italic and underlined words in each other': {
    html: '<p><i>een <b>twee <u>drie</u></b></i><u><b> vier</b></u></p>',
    stored: '<p><em>een </em><strong><em>twee <u>drie</u></em><u> vier</u></strong></p>',
    except: {
      markdown: {
        stored: '<p><em>een</em> <strong><em>twee <u>drie</u></em> <u>vier</u></strong></p>',
        because: 'Markdown has no format that begins or ends with a space',
      },
    },
  },
};
