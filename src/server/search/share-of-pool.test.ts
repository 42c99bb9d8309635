import { expect, test } from 'vitest';
import { setUpSearchableMagazine } from '../../../tests/support/articles/searchable-magazine.ts';
import { PublicArticleQuery } from '../../shared/contract/articles/articles.ts';
import { AdminArticleQuery } from '../../shared/contract/articles/articles-for-staff.ts';
import { listForStaff, listPublished } from '../articles/list.ts';
import { inShareOfPool } from './limit-search.ts';

const magazine = setUpSearchableMagazine();

test('readers and staff do not wait behind the searches of visitors', async () => {
  const context = magazine.context();
  const order: string[] = [];
  const finish = (name: string) => () => void order.push(name);
  const words = 'pijn slaap hart voeding bloed huid kinderen vermoeid';
  const searches = Array.from({ length: 20 }, () =>
    listPublished(context, PublicArticleQuery.parse({ search: words })).then(finish('search')),
  );
  const reader = listPublished(context, PublicArticleQuery.parse({})).then(finish('reader'));
  const staff = listForStaff(context, AdminArticleQuery.parse({ search: 'slaap' })).then(finish('staff'));
  await Promise.all([...searches, reader, staff]);
  expect(order.indexOf('reader')).toBeLessThan(6);
  expect(order.indexOf('staff')).toBeLessThan(12);
});

test('refuses searches beyond those that wait, with a sentence', async () => {
  const { db } = magazine.context();
  const gate = Promise.withResolvers<void>();
  const outcomes = Array.from({ length: 70 }, () => inShareOfPool(db, true, () => gate.promise).catch((e: Error) => e));
  const refused = await outcomes.at(-1);
  expect(refused).toMatchObject({ code: 'unavailable', message: expect.stringMatching(/^Searching takes long/) });
  expect(await inShareOfPool(db, false, async () => 'staff')).toBe('staff');
  gate.resolve();
  await Promise.all(outcomes);
  expect(await inShareOfPool(db, true, async () => 'again')).toBe('again');
});
