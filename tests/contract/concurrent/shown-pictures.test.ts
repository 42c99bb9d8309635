import { beforeEach, expect, test } from 'vitest';
import { createArticle } from '../../../src/server/articles/articles.ts';
import { cardTag } from '../../../src/server/articles/cache-tags.ts';
import type { Context } from '../../../src/server/context.ts';
import { eq, sql } from '../../../src/server/db/drizzle.ts';
import { cacheTags } from '../../../src/server/db/schema/cache.ts';
import { images } from '../../../src/server/db/schema/images.ts';
import { editPicture } from '../../../src/server/pictures/library/edit-picture.ts';
import { uploadImage } from '../../../src/server/pictures/upload.ts';
import { ArticleInput } from '../../../src/shared/contract/articles/articles.ts';
import { ARTICLE } from '../../support/api/article-example.ts';
import { createAtOnce } from '../../support/database/at-once.ts';
import { setUpTwoProcesses } from '../../support/database/two-processes.ts';
import { plainPicture } from '../../support/pictures/make-pictures.ts';
import { memoryStore } from '../../support/pictures/memory-store.ts';

const site = setUpTwoProcesses({ images: memoryStore() });
const atOnce = createAtOnce(site);

beforeEach(async () => {
  await site.db.execute(sql`truncate articles, writers, images, cache_tags cascade`);
});

async function upload(colour: string): Promise<{ address: string; hash: string }> {
  const address = await uploadImage(site.here, new Uint8Array(await plainPicture(40, 30, colour).png().toBuffer()));
  return { address, hash: /([0-9a-f]{32})/.exec(address)?.[1] ?? '' };
}

test('an edit finds the article that takes the picture at the same moment', async () => {
  const { address, hash } = await upload('red');
  let id = 0;
  const publish = async (tx: Context) => {
    ({ id } = await createArticle(tx, ArticleInput.parse({ ...ARTICLE, isPublished: true, image: address })));
  };
  const edit = (context: Context) => editPicture(context, hash, { version: 1, turns: 1, crop: null });
  expect(await atOnce(publish, edit)).toBe('done');
  // Publishing a new article raises the tag of no card: no page shows it yet.
  expect(
    await site.db
      .select()
      .from(cacheTags)
      .where(eq(cacheTags.tag, cardTag(id))),
  ).toHaveLength(1);
});

test('one of two processes that edit the same picture gets a conflict', async () => {
  const { hash } = await upload('blue');
  const results = await Promise.allSettled([
    editPicture(site.here, hash, { version: 1, turns: 1, crop: null }),
    editPicture(site.there, hash, { version: 1, turns: 2, crop: null }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [row] = await site.db.select().from(images).where(eq(images.hash, hash));
  expect(row?.version).toBe(2);
});
