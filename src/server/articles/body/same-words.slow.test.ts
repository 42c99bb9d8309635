import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomHtml } from '../../../../tests/support/rich-text/random-html.ts';
import { linesOf } from '../../../../tests/support/rich-text/reader-lines.ts';
import { convertHtml, sanitiseHtml } from './convert-html.ts';

const RUNS = Number(process.env['RUNS'] ?? 3000);

test('shows the same words in the same lines, and names what is left out', async () => {
  await fc.assert(
    fc.asyncProperty(randomHtml, async (written) => {
      const { html: converted, leftOut } = await convertHtml(written);
      const before = linesOf(written);
      expect(linesOf(converted).lines).toEqual(before.lines);
      expect(Object.keys(leftOut)).toEqual(expect.arrayContaining([...before.leftOut]));
    }),
    { numRuns: RUNS },
  );
});

test('a converted document stays the same', async () => {
  await fc.assert(
    fc.asyncProperty(randomHtml, async (written) => {
      const once = await sanitiseHtml(written);
      expect(await sanitiseHtml(once)).toBe(once);
    }),
    { numRuns: RUNS },
  );
});
