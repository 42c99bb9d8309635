import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';

const app = setUpTestApp();

const save = async (fields: Record<string, unknown>) => {
  const { cookie } = await app.logIn();
  return app.article(cookie, { type: 'video', ...fields });
};

test('normalises a video address', async () => {
  for (const [typed, stored] of [
    ['https:\\\\evil.example', 'https://evil.example/'],
    ['https:/\\evil.example\\film', 'https://evil.example/film'],
    ['https://ev\til.example/\nfilm', 'https://evil.example/film'],
    ['HTTPS://Bücher.example/film', 'https://xn--bcher-kva.example/film'],
  ])
    expect(await save({ videoUrl: typed })).toMatchObject({ videoUrl: stored });
});

test('normalises addresses of pictures and links', async () => {
  const content =
    '<p><a href="https:\\\\evil.example">a</a> <a href="https://www.rivm.nl@evil.example">b</a> ' +
    '<a href="https://">c</a> <a href="\\over-ons">d</a></p><img src="HTTPS://Evil.example\\a.png" alt="e" />';
  const article = await save({ content, image: 'https:\\\\evil.example\\a.png' });
  const external = 'href="https://evil.example/" rel="noopener noreferrer" target="_blank"';
  expect(article).toMatchObject({
    image: 'https://evil.example/a.png',
    content:
      `<p><a ${external}>a</a> <a ${external}>b</a> c <a href="/over-ons">d</a></p>` +
      '<img src="https://evil.example/a.png" alt="e" />',
  });
});

test('normalises the address of a writer’s portrait', async () => {
  const { cookie } = await app.logIn();
  const writer = { name: 'Anna', email: 'a@b.nl', profileImage: 'https:\\\\evil.example\\a.png' };
  const response = await app.request('/api/admin/writers', { method: 'POST', body: writer, cookie });
  expect(await response.json()).toMatchObject({ profileImage: 'https://evil.example/a.png' });
});

test('refuses addresses with credentials or outside their folder', async () => {
  const { cookie } = await app.logIn();
  const refuse = async (field: string, value: string, reason: RegExp) => {
    const body = { title: 'T', content: '<p>x</p>', category: 'Hormonen', type: 'video', [field]: value };
    const response = await app.request('/api/admin/articles', { method: 'POST', body, cookie });
    expect(response.status, value).toBe(400);
    expect((await response.json()).fields[field]).toMatch(reason);
  };
  await refuse('videoUrl', 'https://www.youtube.com@evil.example/', /name or password/);
  await refuse('videoUrl', 'https://anna:geheim@video.example/', /name or password/);
  await refuse('videoUrl', 'http://video.example/', /https/);
  await refuse('image', 'https://anna@a.example/a.png', /name or password/);
  for (const path of ['/assets/../api/admin/logout', '../logout', 'assets/%2e%2e/x', '//evil.example/a.png'])
    await refuse('image', path, /uploaded picture/);
});
