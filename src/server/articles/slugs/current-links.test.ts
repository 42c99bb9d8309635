import { expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { recordingCache } from '../../../../tests/support/api/recording-cache.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { tagsOfLinks, withCurrentLinks } from './current-links.ts';

const recording = recordingCache();
const app = setUpTestApp({ cache: recording.cache });

async function publish(slug: string, fields: object = {}) {
  const { cookie } = await app.logIn();
  const { id } = await app.article(cookie, { slug, isPublished: true, ...fields });
  let version = 1;
  const call = async (method: string, path: string, body?: object) => {
    const response = await app.request(`/api/admin/articles/${id}${path}`, { method, body, cookie });
    expect(response.status, await response.text()).toBeLessThan(300);
    version += 1;
  };
  return {
    move: (to: string, changes: object = {}) =>
      call('PUT', '', { ...ARTICLE, ...fields, ...changes, slug: to, isPublished: true, version }),
    unpublish: () => call('POST', '/unpublish'),
    delete: () => call('DELETE', ''),
  };
}

const link = (href: string) => `<p><a href="${href}" title="x">slaap</a></p>`;
const shown = async (href: string) => {
  const [body] = await withCurrentLinks(app.system, [link(href)]);
  return /href="([^"]*)"/.exec(body ?? '')?.[1];
};
const OLD = '/magazine/article/slaap';

test('leads to the current address after one rename, and after another', async () => {
  const article = await publish('slaap');
  expect(await shown(OLD)).toBe(OLD);
  await article.move('beter-slapen');
  expect(await shown(OLD)).toBe('/magazine/article/beter-slapen');
  await article.move('goed-slapen');
  for (const old of [OLD, '/magazine/article/beter-slapen'])
    expect(await shown(old)).toBe('/magazine/article/goed-slapen');
});

test('keeps the part of the page, the question and the site', async () => {
  const article = await publish('slaap');
  await article.move('rust', { type: 'video', videoUrl: 'https://player.vimeo.com/video/1' });
  const { siteUrl } = app.system;
  expect(await shown(`${OLD}?a=1&amp;b=2#kop`)).toBe('/magazine/video/rust?a=1&amp;b=2#kop');
  expect(await shown(`${siteUrl}${OLD}#kop`)).toBe(`${siteUrl}/magazine/video/rust#kop`);
  expect(await shown(`${OLD}/`)).toBe('/magazine/video/rust');
});

test('follows an article that became a video at the same address', async () => {
  const article = await publish('slaap');
  await article.move('slaap', { type: 'video', videoUrl: 'https://player.vimeo.com/video/1' });
  expect(await shown(OLD)).toBe('/magazine/video/slaap');
});

test('keeps a link to what is deleted, unpublished or unknown', async () => {
  const gone = await publish('slaap');
  await gone.move('rust');
  const hidden = await publish('darmen');
  await hidden.move('buik');
  expect(await shown('/magazine/article/darmen')).toBe('/magazine/article/buik');
  await gone.delete();
  await hidden.unpublish();
  for (const address of [OLD, '/magazine/article/rust', '/magazine/article/darmen', '/magazine/article/nooit'])
    expect(await shown(address)).toBe(address);
});

test('leads to what has an address now, when two articles swapped theirs', async () => {
  const [one, other] = [await publish('een'), await publish('twee')];
  await one.move('tussen');
  await other.move('een');
  await one.move('twee');
  expect(await shown('/magazine/article/een')).toBe('/magazine/article/een');
  expect(await shown('/magazine/article/twee')).toBe('/magazine/article/twee');
  expect(await shown('/magazine/article/tussen')).toBe('/magazine/article/twee');
  await other.unpublish();
  expect(await shown('/magazine/article/een')).toBe('/magazine/article/twee');
});

test('changes nothing but links of its own site', async () => {
  const article = await publish('slaap');
  await article.move('rust');
  for (const body of [
    '<p>href="/magazine/article/slaap"</p>',
    '<p><a href="https://elders.example/magazine/article/slaap">x</a></p>',
    '<p><a href="/magazine/article/slaap-2">x</a><a href="/magazine/article/">x</a></p>',
    '<p><a href="/therapieen/slaap">x</a></p>',
    '',
  ])
    expect(await withCurrentLinks(app.system, [body])).toEqual([body]);
});

test('a rename, deletion or new article raises a tag of each linking page', async () => {
  const tagsOf = (slug: string) => tagsOfLinks(link(`/magazine/article/${slug}`), app.system.siteUrl);
  const raised = () => recording.take().flatMap(({ tags }) => tags);
  const article = await publish('slaap');
  raised();
  await article.move('rust');
  expect(raised()).toEqual(expect.arrayContaining(tagsOf('slaap')));
  await article.move('stilte');
  expect(raised()).toEqual(expect.arrayContaining([...tagsOf('slaap'), ...tagsOf('rust')]));
  await article.delete();
  expect(raised()).toEqual(expect.arrayContaining([...tagsOf('slaap'), ...tagsOf('rust'), ...tagsOf('stilte')]));
  await publish('slaap');
  expect(raised()).toEqual(expect.arrayContaining(tagsOf('slaap')));
});

test('has few tags, however many links', () => {
  const many = Array.from({ length: 500 }, (_, index) => link(`/magazine/article/a-${index}`)).join('');
  expect(tagsOfLinks(many, app.system.siteUrl)).toEqual(['articles']);
  expect(tagsOfLinks(link(OLD) + link(`${OLD}#kop`), app.system.siteUrl)).toEqual(['article:slaap']);
});
