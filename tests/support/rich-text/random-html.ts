import fc from 'fast-check';
import { LEFT_OUT } from './reader-lines.ts';

const TAGS = (
  'p p p div div span span b i u s sup sub sup sub code blockquote ul ol li li table tr td td th h1 h2 h4 a em strong ' +
  'section aside details summary figure figcaption dl dt dd center font article header label small mark ' +
  'caption tbody thead tfoot br br hr img script style template noscript ' +
  'dialog fieldset legend address search menu dir big tt strike ins del kbd abbr custom-box'
).split(' ');
const ATTRIBUTES = [
  '',
  '',
  '',
  '',
  ' style="display:block"',
  ' style="display:none"',
  ' style="font-weight:bold"',
  ' style="font-style:italic;text-decoration:underline"',
  ' class="x"',
  ' href="/over-ons"',
  ' href="javascript:alert(1)"',
  ' data-callout="warning"',
  ' colspan="2"',
  ' rowspan="2"',
  ' rowspan="0"',
  ' type="a" start="3"',
  ' value="7"',
  ' hidden',
  ' style="white-space:pre-wrap"',
  ' style="white-space:normal"',
];
const WORDS = [
  'een ',
  ' twee',
  '10',
  '9',
  '/L',
  'H',
  '2',
  'O\n',
  ' & ',
  '&lt;b&gt;',
  'é',
  ' ',
  '\n',
  '\u00a0',
  'zo<!-- c -->',
];

const MORE_TAGS = 'bdi bdo time label output var dfn cite hgroup main footer button ul ol li td tr table'.split(' ');
const MORE_ATTRIBUTES = [
  ...[
    ...['flex', 'grid', 'inline-flex', 'inline-grid', 'inline-block', 'inline', 'contents', 'none', 'table'],
    ...['flow-root', 'list-item'],
  ].map((display) => `display:${display}`),
  'visibility:hidden',
  'visibility:visible',
  'visibility:collapse',
  ...['pre', 'pre-line', 'break-spaces', 'nowrap', 'inherit', 'initial'].map((spaces) => `white-space:${spaces}`),
  'white-space-collapse:preserve',
  'float:left;width:50%',
  'vertical-align:super',
  'font:bold 11pt Calibri,sans-serif',
  'list-style-type:none',
  'list-style-type:lower-alpha',
  'text-decoration:line-through',
  'mso-list:none',
  'border:solid windowtext 1.0pt',
]
  .map((style) => ` style="${style}"`)
  .concat(' reversed', ' start="0"', ' value="-2"', ' dir="rtl"', ' rowspan="9"', ' colspan="0"', ' open');
const MORE_WORDS = [
  'wo<wbr>ord',
  '200<wbr>mg',
  'aan&shy;doening',
  '😀',
  '&#128512;',
  'wo\u200bord',
  '<ruby>漢<rp>(</rp><rt>kan</rt></ruby>',
  '\u200f',
  '\u202f',
  '&nbsp;&nbsp;&nbsp;',
  '&lt; 5 &ge; 6',
  '−3 – 4',
  '0,5 µg',
  '<br>\n<br>',
  '\r\n',
  '\t',
  'ĳs',
];
/** Elements as programs and systems write them around their words. */
const OF_PROGRAMS = [
  '<b style="font-weight:normal" id="docs-internal-guid-1">',
  '<span style="font-size:11pt;white-space:pre;white-space:pre-wrap;vertical-align:baseline">',
  '<li dir="ltr" style="list-style-type:disc;white-space:pre" aria-level="1"><p dir="ltr" role="presentation">',
  '<p class=MsoNormal><o:p>&nbsp;</o:p></p>',
  "<p class=MsoNormal style='margin-bottom:0cm;text-indent:0cm'>een<span style='mso-spacerun:yes'>  </span>",
  '<![if !supportLists]>een<![endif]>',
  "<table border=1 class=MsoTableGrid><tr style='mso-yfti-irow:0'><td width=120 valign=top>",
  '<tr height=20 style="height:15.0pt"><td class=xl65 align=right>1.000,50</td><td>&nbsp;</td></tr>',
  '<div class="elementToProof" style="font-family:Calibri">',
  '<p class="p1"><span class="Apple-converted-space">\u00a0</span>',
  '<br class="Apple-interchange-newline">',
  '<!-- wp:paragraph --><p class="has-text-align-center">een</p><!-- /wp:paragraph -->',
  '<figure class="wp-block-table"><table><tbody><tr><td>een</td><td></td></tr></tbody></table><figcaption>twee',
  '<div class="elementor-widget-container"><span class="elementor-icon-list-text">een</span></div>',
  '<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">een</div></div>',
  '<div data-message-author-role="assistant"><p data-start="1">een <strong>twee</strong></p></div>',
  '<table><tr><td>een<table><tr><td>twee</table></table>',
  '<table><caption>een</caption><tr><td rowspan=2>twee</table>',
];

/** What a style does not change here, whatever a browser makes of it. */
const AS_THEY_ARE = /^(?:br|details|img|legend|table)$/;

const pieces = (tags: string[], attributes: string[], words: string[]) => [
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...tags), fc.constantFrom(...attributes))
      .map(
        ([tag, attribute]) =>
          `<${tag}${AS_THEY_ARE.test(tag) && MORE_ATTRIBUTES.includes(attribute) ? '' : attribute}>`,
      ),
  },
  // Of a part of a table that is not open, parse5 reads the end as that of the row; browsers do not.
  {
    weight: 3,
    arbitrary: fc.constantFrom(...tags.filter((tag) => !/^t(?:body|head|foot)$/.test(tag))).map((tag) => `</${tag}>`),
  },
  { weight: 5, arbitrary: fc.constantFrom(...words) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '<div style="display:inline">',
      '<p style="display:inline">',
      '<div style="display:flex">',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom('<pre>a\n  b</pre>', '<pre>10<sup>9</sup>\n</pre>') },
  { weight: 1, arbitrary: fc.constantFrom(...Object.keys(LEFT_OUT)).map((tag) => `<${tag}><text>weg</text></${tag}>`) },
];

const documentOf = (parts: ReturnType<typeof pieces>) =>
  fc.array(fc.oneof(...parts), { maxLength: 30, size: 'max' }).map((written) => written.join(''));

/** HTML as no author writes it: unclosed, crossed, in odd places, with styles. */
export const randomHtml = documentOf(pieces(TAGS, ATTRIBUTES, WORDS));

/** What a browser is needed for: how each element and style shows its words. */
export const randomForBrowser = documentOf([
  ...pieces([...TAGS, ...MORE_TAGS], [...ATTRIBUTES, ...MORE_ATTRIBUTES], [...WORDS, ...MORE_WORDS]),
  { weight: 2, arbitrary: fc.constantFrom(...OF_PROGRAMS) },
]);
