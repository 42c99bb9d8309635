import { beforeEach, expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { buildSiteIndex, openSiteIndex } from '../../shared/search/site-index.ts';
import { linkAnswers } from '../db/schema/articles/links.ts';
import { ownPathAnswers } from './check-links.ts';
import { listDeadLinks } from './dead-links.ts';
import { recheckPublishedLinks } from './published-links.ts';

const app = setUpTestApp();
const index = openSiteIndex(
  buildSiteIndex([], [], { links: [], reviews: [], paths: ['/', '/pmo', '/therapieen/darmen'] }),
);
const withPages = () => ({ ...app.system, siteIndex: async () => index });
let cookie = '';

beforeEach(async () => {
  ({ cookie } = await app.logIn());
});

const item = (slug: string, changes: object = {}) =>
  app.article(cookie, { title: slug, slug, isPublished: true, ...changes });
const linkTo = (path: string) => ({ content: `<p><a href="${path}">Lees verder</a></p>` });

const deadOf = async (...paths: string[]) => {
  const answers = await ownPathAnswers(withPages(), paths);
  return paths.filter((path) => answers.get(path)?.outcome === 'gone');
};

test('knows the pages of the build and the overview and search of the site', async () => {
  expect(await deadOf('/', '/pmo', '/therapieen/darmen', '/magazine', '/zoeken')).toEqual([]);
  expect(await deadOf('/therapieen/bestaat-niet', '/pmoo')).toEqual(['/therapieen/bestaat-niet', '/pmoo']);
});

test('knows an article by its current and former slugs, once it is published', async () => {
  const { id, version } = await item('nieuw');
  const renamed = { title: 'Slaap', content: '<p>a</p>', category: 'Hormonen', slug: 'nieuwer', isPublished: true };
  const saved = await app.request(`/api/admin/articles/${id}`, {
    method: 'PUT',
    body: { ...renamed, version },
    cookie,
  });
  expect(saved.status).toBe(200);
  await item('concept', { isPublished: false });
  expect(await deadOf('/magazine/article/nieuw', '/magazine/article/nieuwer')).toEqual([]);
  expect(await deadOf('/magazine/article/concept', '/magazine/video/weg')).toHaveLength(2);
});

test('says nothing of files, calls, previews and screens of staff', async () => {
  const paths = ['/folder.pdf', '/api/articles', '/magazine/preview/abc', '/admindash/bin', '/magazine/rss.xml'];
  expect([...(await ownPathAnswers(withPages(), paths))]).toEqual([]);
});

test('judges only the magazine where the pages of the build are unknown', async () => {
  const answers = await ownPathAnswers(app.system, ['/therapieen/bestaat-niet', '/magazine/article/weg']);
  expect([...answers.keys()]).toEqual(['/magazine/article/weg']);
});

test('tells the check beside the text at once, without asking another site', async () => {
  const addresses = ['/magazine/article/weg'];
  const response = await app.request('/api/admin/link-checks', { method: 'POST', body: { addresses }, cookie });
  const answers = [{ address: '/magazine/article/weg', answer: { outcome: 'gone', status: 404 } }];
  expect(await response.json()).toEqual({ answers, waiting: [] });
});

test('lists a dead path with its articles after the night, until it works', async () => {
  const { id } = await item('wijzer', linkTo('/magazine/article/weg/?van=hier#kop'));
  await item('goed', linkTo('/pmo'));
  await recheckPublishedLinks(withPages());
  const dead = await listDeadLinks(withPages());
  expect(dead).toMatchObject([{ address: '/magazine/article/weg', articles: [{ id, title: 'wijzer' }] }]);

  await item('weg');
  expect(await listDeadLinks(withPages())).toEqual([]);
  await recheckPublishedLinks(withPages());
  expect(await app.db.select().from(linkAnswers)).toEqual([]);
});
