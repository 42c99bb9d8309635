import { expect, test, vi } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { articleCounts } from '../db/schema/articles/articles.ts';
import { cachedInLargeMagazine } from './groups.ts';

const app = setUpTestApp();
const grow = () =>
  app.db.insert(articleCounts).values({ categoryId: 1, type: 'article', isPublished: true, total: 1001 });

test('asks the database each time in a small magazine', async () => {
  const find = vi.fn(async () => 'found');
  const cached = cachedInLargeMagazine(find);
  await cached(app.system);
  await cached(app.system);
  expect(find).toHaveBeenCalledTimes(2);
});

test('caches for five minutes in a large magazine, but never a failure', async () => {
  await grow();
  const find = vi.fn(async () => 'found').mockRejectedValueOnce(new Error('the database is away'));
  const cached = cachedInLargeMagazine(find);
  await expect(cached(app.system)).rejects.toThrow('the database is away');
  expect(await Promise.all([cached(app.system), cached(app.system)])).toEqual(['found', 'found']);
  expect(find).toHaveBeenCalledTimes(2);
  app.time.now = new Date(app.time.now.getTime() + 5 * 60_000);
  await cached(app.system);
  expect(find).toHaveBeenCalledTimes(3);
});
