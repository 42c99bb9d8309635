import { beforeEach, expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { linkingArticles } from './linked-from.ts';

const app = setUpTestApp();
let cookie = '';

beforeEach(async () => {
  ({ cookie } = await app.logIn());
});

const article = (href: string, changes: object = {}) =>
  app.article(cookie, { content: `<p><a href="${href}">x</a></p>`, isPublished: true, ...changes });

const idsOf = async (address: string, most = 20) => {
  const found = await linkingArticles(app.system.db, [address], most);
  return found.get(address)?.map(({ id }) => id);
};

test.each([
  ['capitals', 'https://a.example/Blad/', 'HTTPS://A.example/Blad/'],
  ['no slash at the end', 'https://a.example/', 'https://a.example'],
  ['no slash before the query', 'https://a.example/?q=1', 'https://a.example?q=1'],
  ['an entity', 'https://a.example/zoek?a=1&b=2', 'https://a.example/zoek?a=1&amp;b=2#deel'],
  ['a space', 'https://a.example/een%20blad', 'https://a.example/een blad'],
  ['an accent in the path', 'https://a.example/caf%C3%A9', 'https://a.example/café'],
  ['an accent in the host', 'https://xn--caf-dma.example/menu', 'https://café.example/menu'],
  ['an encoded host', 'https://xn--caf-dma.example/menu', 'https://xn--caf-dma.example/menu'],
  ['a port', 'https://xn--caf-dma.example:8080/', 'https://café.example:8080/'],
  ['an at sign in the query', 'https://a.example/?post=b@c.example', 'https://a.example/?post=b@c.example'],
  ['1,500 letters', `https://a.example/${'lang/'.repeat(300)}`, `https://a.example/${'lang/'.repeat(300)}`],
])('finds the article whose link is written with %s', async (_, address, href) => {
  const { id } = await article(href);
  expect(await idsOf(address)).toEqual([id]);
});

test('finds a link among the sources', async () => {
  const source = {
    title: 'Bron',
    publisher: 'Uitgever',
    year: null,
    address: 'https://bron.example/blad',
    readOn: null,
  };
  const { id } = await article('https://elders.example/', { sources: [{ id: 'bron', ...source }] });
  expect(await idsOf('https://bron.example/blad')).toEqual([id]);
});

test('leaves out longer addresses, drafts, and more articles than asked for', async () => {
  await article('https://a.example/blad/2');
  await article('https://a.example/blad?deel=2&amp;van=3');
  await article('https://a.example/blad', { isPublished: false });
  const first = await article('https://a.example/blad');
  const second = await article('https://a.example/blad');
  await article('https://a.example/blad');
  expect(await idsOf('https://a.example/blad', 2)).toEqual([first.id, second.id]);
});

test('keeps looking when the first articles have a longer address only', async () => {
  for (let turn = 0; turn < 7; turn += 1) await article(`https://a.example/zoek?a=1&amp;b=${turn}`);
  const { id } = await article('https://a.example/zoek?a=1&amp;b=dood');
  expect(await idsOf('https://a.example/zoek?a=1&b=dood', 1)).toEqual([id]);
});
