import { expect, test } from 'vitest';
import { createQueryMemo } from './query-memo.ts';
import { createTagVersions } from './tag-versions.ts';

function setUp() {
  const versions = createTagVersions();
  const { memoize } = createQueryMemo(versions);
  const queried: string[] = [];
  const query = (result: string) =>
    memoize('hash', ['pictures'], async () => {
      queried.push(result);
      return result;
    });
  return { versions, memoize, query, queried };
}

test('queries once while no tag is raised', async () => {
  const { query, queried, versions } = setUp();
  expect(await query('readers')).toBe('readers');
  versions.learn([{ tag: 'other', version: 4 }]);
  expect(await query('staff')).toBe('readers');
  expect(queried).toEqual(['readers']);
});

test('queries again when one of its tags is raised', async () => {
  const { query, versions } = setUp();
  await query('readers');
  versions.learn([{ tag: 'pictures', version: 5 }]);
  expect(await query('staff')).toBe('staff');
});

test('does not use a result that a change overtook', async () => {
  const { query, memoize, versions } = setUp();
  await memoize('hash', ['pictures'], async () => {
    versions.learn([{ tag: 'pictures', version: 6 }]);
    return 'readers';
  });
  expect(await query('staff')).toBe('staff');
});

test('queries again after a failure', async () => {
  const { query, memoize } = setUp();
  await expect(memoize('hash', ['pictures'], () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await query('readers')).toBe('readers');
});
