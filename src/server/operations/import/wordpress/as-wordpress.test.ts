import { autop } from '@wordpress/autop';
import { parse } from '@wordpress/block-serialization-default-parser';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convert } from '../../../../shared/rich-text/conversion/convert.ts';
import { type Element, element } from '../../../../shared/rich-text/conversion/tree.ts';
import { parseHtml } from '../../../articles/body/parse.ts';
import { type Part, readBlocks } from './blocks.ts';
import { addParagraphs } from './paragraphs.ts';

/** Our reading against WordPress's own code, which only these tests use: docs/decisions/2026-11-26-reading-other-systems.md. */

const document = (root: Element) => convert(element('body', {}, [element('div', {}, root.children)])).html;

test('makes the paragraphs that WordPress makes of any classic text', () => {
  const piece = fc.constantFrom(
    'een',
    'twee woorden',
    '<strong>vet</strong>',
    '<a href="https://a.nl">link</a>',
    '<em>x\ny</em>',
    '<em>\nx</em>',
    '<em>x\n</em>',
    '<span>\n</span>',
    '\n',
    '\n\n',
    '\n\n\n',
    '\r\n',
    ' \n',
    '<h2>Kop</h2>',
    '<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
    '<blockquote>citaat</blockquote>',
    '<blockquote>a\n\nb</blockquote>',
    '<div>vak</div>',
    '<div>\nvak\n</div>',
    '<pre>x\n\n y</pre>',
    '<table>\n<tr>\n<td>1</td>\n</tr>\n</table>',
    '<br />',
    '<hr />',
    '<p>alinea</p>',
    '<p>a\nb</p>',
    '<img src="https://a.nl/b.jpg" alt="">',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const post = pieces.join('');
      const root = parseHtml(post);
      addParagraphs(root);
      expect(document(root)).toBe(document(parseHtml(autop(post.replaceAll('\r\n', '\n')))));
    }),
    { numRuns: 1000 },
  );
});

type Read = { text: string } | { name: string; settings: unknown; parts: Read[] };
type Parsed = ReturnType<typeof parse>[number];

/** Neighbouring texts as one. */
function joined(parts: readonly Read[]): Read[] {
  const whole: Read[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if ('text' in part && last && 'text' in last) last.text += part.text;
    else if (!('text' in part) || part.text) whole.push({ ...part });
  }
  return whole;
}

const ours = (parts: readonly Part[]): Read[] =>
  joined(parts.map((part) => ('text' in part ? part : { ...part, parts: ours(part.parts) })));

function theirs(blocks: readonly Parsed[]): Read[] {
  return joined(
    blocks.map((block) => {
      if (block.blockName === null) return { text: block.innerHTML };
      const inner = [...block.innerBlocks];
      const parts = block.innerContent.flatMap((content) =>
        content === null ? theirs(inner.splice(0, 1)) : [{ text: content }],
      );
      return { name: block.blockName.replace('core/', ''), settings: block.attrs ?? {}, parts: joined(parts) };
    }),
  );
}

test('finds the blocks that WordPress finds in any post', () => {
  const settings = fc.constantFrom('', '{"a":1} ', '{"url":"https://a.nl/b/"} ', '{"a":{"b":"} /"}} ');
  const name = fc.constantFrom('paragraph', 'core/list', 'core-embed/youtube', 'acf/hero-2');
  const { post } = fc.letrec<{ post: string; block: string; text: string }>((tie) => ({
    text: fc.constantFrom('<p>x</p>', 'tekst', '\n', '<em>-- ></em>'),
    block: fc.oneof(
      fc.tuple(name, settings).map(([one, json]) => `<!-- wp:${one} ${json}/-->`),
      fc
        .tuple(name, settings, tie('post'))
        .map(([one, json, inside]) => `<!-- wp:${one} ${json}-->${inside}<!-- /wp:${one} -->`),
    ),
    post: fc
      .array(fc.oneof({ depthSize: 'small' }, tie('text'), tie('block')), { maxLength: 4 })
      .map((parts) => parts.join('')),
  }));
  fc.assert(
    fc.property(post, (content) => {
      expect(ours(readBlocks(content))).toEqual(theirs(parse(content)));
    }),
    { numRuns: 1000 },
  );
});

test('loses no text of blocks without an end, and of ends without a block', () => {
  expect(readBlocks('a<!-- /wp:list -->b<!-- wp:list -->c<!-- wp:quote -->d<!-- /wp:list -->e<!--more-->f')).toEqual([
    { text: 'ab' },
    {
      name: 'list',
      settings: {},
      parts: [{ text: 'c' }, { name: 'quote', settings: {}, parts: [{ text: 'd' }] }],
    },
    { text: 'ef' },
  ]);
});
