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

const piece = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...TAGS), fc.constantFrom(...ATTRIBUTES))
      .map(([tag, attribute]) => `<${tag}${attribute}>`),
  },
  { weight: 3, arbitrary: fc.constantFrom(...TAGS).map((tag) => `</${tag}>`) },
  { weight: 5, arbitrary: fc.constantFrom(...WORDS) },
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
);
/** HTML as no author writes it: unclosed, crossed, in odd places, with styles. */
export const randomHtml = fc.array(piece, { maxLength: 30, size: 'max' }).map((pieces) => pieces.join(''));
