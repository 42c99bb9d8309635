import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setUpSearchableMagazine } from '../../../tests/support/articles/searchable-magazine.ts';
import { PublicArticleQuery } from '../../shared/contract/articles/articles.ts';

const { search } = setUpSearchableMagazine();

test('responds to any search text', async () => {
  const nasty = fc.string({
    unit: fc.constantFrom(...`&|!():*<->'"\\%_-;$?@{}[]~^ aàßİıﬁé0\u0000\u200b\ud800`),
    maxLength: 60,
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 200 })), async (text) => {
      const { success } = PublicArticleQuery.safeParse({ search: text });
      if (success) expect((await search(text)).total).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 200 },
  );
});
