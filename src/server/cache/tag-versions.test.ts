import { expect, test } from 'vitest';
import { createTagVersions } from './tag-versions.ts';

test('a response is current until one of its tags is raised', () => {
  const known = createTagVersions();
  known.learn([{ tag: 'articles', version: 3 }]);
  const version = known.highest();
  expect(known.isCurrent(['articles', 'article:slaap'], version)).toBe(true);
  known.learn([{ tag: 'article:ander', version: 4 }]);
  expect(known.isCurrent(['articles', 'article:slaap'], version)).toBe(true);
  known.learn([{ tag: 'article:slaap', version: 5 }]);
  expect(known.isCurrent(['articles', 'article:slaap'], version)).toBe(false);
});

test('a response whose rendering began before a change is not current', () => {
  const known = createTagVersions();
  const before = known.highest();
  known.learn([{ tag: 'articles', version: 1 }]);
  expect(known.isCurrent(['articles'], before)).toBe(false);
  expect(known.isCurrent(['articles'], known.highest())).toBe(true);
});

test('keeps the higher version when an older one arrives later', () => {
  const known = createTagVersions();
  known.learn([{ tag: 'articles', version: 7 }]);
  known.learn([{ tag: 'articles', version: 6 }]);
  expect(known.highest()).toBe(7);
  expect(known.isCurrent(['articles'], 6)).toBe(false);
});
