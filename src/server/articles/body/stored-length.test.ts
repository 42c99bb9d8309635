import { expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { MAX_BODY_CHARACTERS } from '../../../shared/constants.ts';
import { ArticleInput } from '../../../shared/contract/articles/articles.ts';
import { type ConvertedBody, convertBody } from '../write-path/column-values.ts';
import { assertLengthWhenStored } from './limits.ts';

const refusal = (work: () => unknown) => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

test.each(['<', '&', '< ', '<3 ', '& '])(
  'refuses a body of "%s" that becomes too long, before it is sanitised',
  (part) => {
    const html = part.repeat(Math.floor(499_000 / part.length));
    expect(refusal(() => assertLengthWhenStored(html))).toMatchObject({
      code: 'invalid',
      fields: { content: expect.stringMatching(/^Content is too long: at most 500,000 characters once it is stored/) },
    });
  },
);

test('lets a long text through whose entities are complete', () => {
  const tags = '<p>Bloed &amp; plasma &#233; &lt; 3</p>';
  assertLengthWhenStored(tags.repeat(Math.floor(MAX_BODY_CHARACTERS / tags.length)));
});

/** Each is near the limit, and grows differently when it is sanitised. */
const GROWING = {
  escapes: '<'.repeat(124_990),
  'links to other websites': `<p>${'<a href="https://www.thuisarts.nl/x">x</a> '.repeat(4000)}</p>`,
  'unknown entities': '&x '.repeat(80_000),
  'old elements': `<p>${'<b>x</b><i>y</i>'.repeat(9000)}</p>`,
};
test.each(Object.keys(GROWING))(
  'stores only what can be saved again unchanged: %s',
  { tags: ['slow'] },
  async (kind) => {
    const html = GROWING[kind as keyof typeof GROWING];
    const stored = await convertBody(html).catch((error: unknown) => error);
    if (stored instanceof Error) return expect(stored).toMatchObject({ code: 'invalid' });
    const { content } = (stored as ConvertedBody).columns;
    expect(ArticleInput.safeParse({ ...ARTICLE, content }).success).toBe(true);
    expect((await convertBody(content)).columns.content).toBe(content);
  },
);
