import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { buildSiteIndex, openSiteIndex } from '../../shared/search/site-index.ts';
import { reviews } from './groups.ts';

const app = setUpTestApp();

test('lists pages about care whose medical review is due, with today’s', async () => {
  const pages = [
    { path: '/therapieen/darmen', dueOn: '2026-01-01' },
    { path: '/pmo', dueOn: '2026-11-21' },
    { path: '/therapieen/pro-aging', dueOn: '2026-11-22' },
  ];
  const index = openSiteIndex(buildSiteIndex([], [], { links: [], paths: [], reviews: pages }));
  app.time.now = new Date('2026-11-21T10:00:00Z');
  expect(await reviews({ ...app.system, siteIndex: async () => index })).toMatchObject({
    total: 2,
    pages: { total: 2, entries: pages.slice(0, 2) },
  });
});

test('lists no page where the build is unknown', async () => {
  expect(await reviews(app.system)).toMatchObject({ total: 0, pages: { total: 0, entries: [] } });
});
