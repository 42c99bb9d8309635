import fc from 'fast-check';
import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { publicArticle } from '../../../../tests/support/articles/public-article.ts';
import { cpuMilliseconds } from '../../../../tests/support/timing/cpu-time.ts';
import { fillIn, fillMarked, mark } from '../../../shared/facts/placeholders.ts';
import { escapeMarkup } from '../../../shared/text/text.ts';
import { plainText, sanitiseHtml } from '../../articles/body/convert-html.ts';
import { toMarkdown } from './markdown.ts';

const SOURCES = new Map([['bron:nhg', '<sup data-source="nhg"></sup>']]);
const written = (content: string, changes = {}) => {
  const article = { ...publicArticle({ content, ...changes }), writerId: null };
  const [, yaml = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(toMarkdown(article, undefined)) ?? [];
  return { yaml, body };
};
/** The format that src/server/operations/starter/read.ts reads. */
const readAgain = (content: string) =>
  sanitiseHtml(markdownToHtml(fillIn(written(content).body, SOURCES)).html).then((html) =>
    html.replaceAll('>\n<', '><'),
  );

test.each([
  '<p>Schrijf &lt;b&gt;, &amp;lt; of &lt;!-- niets --&gt;.</p>',
  '<p>~~weg~~ en ~ook~</p><p>~~~</p><p>\\~~~ \\&lt;b</p>',
  '<p>1) Rust</p>',
  '<p>{telefoon}, \\{telefoon} en {bron:nhg}<sup data-source="nhg"></sup></p>',
  '<pre><code>{telefoon} \\{telefoon} &lt;b&gt;\n</code></pre>',
  '<h2>Een<br />twee</h2>',
  '<h2>Een #</h2><p>a<br />|---</p><p>1.</p><p>+</p>',
  '<table><tbody><tr><td><pre><code>a\n\n    b</code></pre></td></tr></tbody></table>',
  '<p>10<sup>9</sup>/L, 10<sup>-3</sup>, H<sub>2</sub>O en <strong>m<sup>2</sup></strong></p>',
  '<pre><code>a\n\n  10<sup>9</sup>/L</code></pre>',
  '<ol type="a"><li><p>een</p></li><li><p>twee</p><ol start="4" type="i"><li><p>vier</p></li></ol></li></ol>',
  '<ul><li><p>een</p><ol type="A"><li><p>twee</p></li></ol></li></ul>',
  '<table><tbody><tr><td><p>Naam</p></td><td><p></p></td></tr></tbody></table>',
  '<p>Lees!<a href="/x">Hier</a></p>',
  '<p><strong>Let op:</strong>neem niets <em>(ook water)</em>vooraf</p>',
  '<ol><li><p></p></li><li><p>b</p></li></ol>',
  '<ol start="-2"><li><p>a</p></li></ol>',
])('round-trips %s', async (html) => {
  expect(await readAgain(html)).toBe(html);
});

test('keeps an address that is no link as it is', async () => {
  for (const address of ['https://a.nl/x_y_z', 'https://a.nl/?a=1&amp;b=2', 'www.a.nl/b_c_d'])
    expect((await readAgain(`<p>${address}</p>`)).replace(/<[^>]*>/g, '')).toBe(address);
});

test('writes lists and code in Markdown, not in HTML', () => {
  expect(
    written('<ul><li><p>een</p><ol><li><p>twee</p></li></ol></li></ul><pre><code>drie</code></pre>').body.trim(),
  ).toBe('-   een\n    1.  twee\n\n```\ndrie\n```');
});

test('is read again without braces that others wrote in the settings', () => {
  const title = 'Zo: {telefoon} \\{x} "{y}"';
  expect(fillMarked(parse(mark(written('<p>x</p>', { title }).yaml)), new Map())).toMatchObject({ title });
});

test('takes no longer for many spaces', async () => {
  const code = `<pre><code>a${' '.repeat(60_000)}b</code></pre>`;
  expect(await cpuMilliseconds(() => written(code))).toBeLessThan(1000);
  expect(await readAgain(code)).toMatch(/^<pre><code>a {100}b\n<\/code><\/pre>$/);
});

test('loses no character of a paragraph', { tags: ['slow'] }, async () => {
  const marks = fc.constantFrom(...'<>&;#!/?~*_-+=`[](){}|\\.:"\'^$@1a b'.split(''), 'amp', '1.', '1)', '{a}', '---');
  const bare = (text: string) => text.replace(/\s/g, '');
  await fc.assert(
    fc.asyncProperty(fc.array(marks, { maxLength: 20 }), async (pieces) => {
      const text = pieces.join('');
      expect(bare(await plainText(await readAgain(`<p>x</p><p>${escapeMarkup(text)}</p>`)))).toBe(`x${bare(text)}`);
    }),
    { numRuns: 500 },
  );
});
