import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readerText } from '../../../../tests/support/import/reader-text.ts';
import { fromGhost, fromWordPress } from '../../../../tests/support/import/source-article.ts';

/** A line is the system, the text of a post, and what its readers saw; `\n` and `\r` are ends of a line. */
const POSTS = readFileSync('tests/support/import/as-readers-saw.tsv', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t') as [string, string, string]);

const withLines = (post: string) => post.replaceAll('\\n', '\n').replaceAll('\\r', '\r');
const READERS: Record<string, (post: string) => ReturnType<typeof fromGhost>> = {
  wordpress: (post) => fromWordPress(withLines(post)),
  html: (post) => fromGhost({ html: withLines(post) }),
  lexical: (post) => fromGhost({ lexical: `{"root":{"type":"root","children":${post}}}` }),
  mobiledoc: (post) => fromGhost({ mobiledoc: post }),
};

test.each(POSTS)('of %s: %s', (system, post, expected) => {
  const article = READERS[system]?.(post);
  expect(article?.failure).toBeUndefined();
  expect(readerText(article?.html ?? '') + (article?.videoUrl ? ' (video)' : '')).toBe(expected);
});

test.each([
  ['[wpvideo abc123]', '[wpvideo] is still in the text: check it'],
  ['[my_widget]', '[my_widget] was removed: check whether words are missing'],
  ['a[/foo]', '[/foo] was removed'],
  ['[soundcloud url="https://o.nl/1"]', '[soundcloud] is a link now'],
  ['[one_half]a[/one_half]', '[one_half] was taken off its words: check how they look'],
  [
    '[constructor] [toString a="b"] [constructor]x[/constructor]',
    '[toString a="b"] was removed: check whether words are missing',
  ],
])('names what it cannot show of %s', (post, note) => {
  expect(fromWordPress(post).notes.map((one) => one.toLowerCase())).toContain(note.toLowerCase());
});

test.each([
  'vrij [members_only]geheim[/members_only]',
  '[restrict_content level="1"]geheim[/restrict_content]',
  '[mepr-protected rules="1"]geheim[/mepr-protected]',
  '<!-- wp:shortcode -->[membership level="1"]<!-- /wp:shortcode --><!-- wp:paragraph --><p>geheim</p><!-- /wp:paragraph --><!-- wp:shortcode -->[/membership]<!-- /wp:shortcode -->',
  '<!-- wp:paragraph --><p>[private]</p><!-- /wp:paragraph -->geheim<!-- wp:paragraph --><p>[/private]</p><!-- /wp:paragraph -->',
  '<!-- wp:group --><div><!-- wp:jetpack/premium-content --><p>geheim</p><!-- /wp:jetpack/premium-content --></div><!-- /wp:group -->',
])('makes a draft of a post with a part for members: %s', (post) => {
  const { isPublished, publishedAt, notes } = fromWordPress(post);
  expect({ isPublished, publishedAt }).toEqual({ isPublished: false, publishedAt: null });
  expect(notes).toContain('has a part that was for members only, is a draft now');
});

test.each([
  ['nonMember:false memberSegment:"status:free,status:-free" ', false, '<p>a</p><p>b</p>'],
  ['nonMember:false memberSegment:"" ', true, '<p>a</p>'],
  ['nonMember:true memberSegment:"status:free" ', true, '<p>a</p><p>b</p>'],
])('shows the part of a Ghost post that Ghost showed to everybody: %s', (settings, isPublished, html) => {
  const post = `<p>a</p><!--kg-gated-block:begin ${settings}--><p>b</p><!--kg-gated-block:end-->`;
  expect(fromGhost({ html: post })).toMatchObject({ isPublished, html });
});

test('shows the words of any plug-in’s shortcode without its brackets, and says so', () => {
  const name = fc.stringMatching(/^[a-z][a-z_]{2,9}$/).filter((one) => !/video|youtube|vimeo|^(?:arve|fve)$/.test(one));
  fc.assert(
    fc.property(name, fc.constantFrom('', ' a="b"', ' 2'), fc.constantFrom('', '\n', '\n\n'), (one, settings, line) => {
      const whole = `x_${one}`;
      const { html, notes } = fromWordPress(`voor ${line}[${whole}${settings}]woorden[/${whole}]${line} na`);
      expect(html.replace(/<[^>]*>/g, ' ').match(/\S+/g)).toEqual(['voor', 'woorden', 'na']);
      expect(notes).toContain(`[${whole}] was taken off its words: check how they look`);
    }),
    { numRuns: 200 },
  );
});
