import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { sql } from '../db/drizzle.ts';
import { HAS_REMOTE_PICTURES } from '../db/schema/articles/articles.ts';

const app = setUpTestApp();

async function listRemote(cookie: string) {
  const response = await app.request('/api/admin/remote-pictures', { cookie });
  expect(response.status).toBe(200);
  return (await response.json()) as { total: number; articles: { title: string; hosts: string[] }[] };
}

const OWN_PICTURES_ONLY = [
  '<p>Zonder</p>',
  '<p>Zie <a href="https://rivm.nl/a.png">https://rivm.nl</a></p>',
  '<p>a</p><img src="/assets/magazine/leaf.webp" alt="Zie &lt;img src=&quot;https://x.nl/y.png&quot;&gt;">',
  `<p>b</p><img alt="c" src="/api/admin/download/${'0'.repeat(32)}.webp">`,
  '<pre><code>&lt;img src="https://x.nl/y.png"&gt;</code></pre>',
];

test('omits articles whose pictures are all on this site', async () => {
  const { cookie } = await app.logIn();
  for (const content of OWN_PICTURES_ONLY) await app.article(cookie, { content, image: '/assets/magazine/leaf.webp' });
  await app.article(cookie, { image: 'naam.webp' });
  expect(await listRemote(cookie)).toEqual({ total: 0, articles: [] });
});

test('lists articles and drafts with the hosts of their remote pictures', async () => {
  const { cookie } = await app.logIn();
  const google = 'https://lh3.googleusercontent.com';
  await app.article(cookie, {
    title: 'Tekst',
    content: `<p>a</p><img alt="x" src="${google}/a?b=1"><img src="${google}/c">`,
  });
  app.time.now = new Date(app.time.now.getTime() + 1000);
  const content = '<p>a</p><img src="HTTP://anna:x@Foto.example:8080/a.png">';
  const inEnglish = { title: 'Both', language: 'en' };
  await app.article(cookie, { ...inEnglish, content, image: 'http://elders.example/b.png', isPublished: true });
  expect(await listRemote(cookie)).toEqual({
    total: 2,
    articles: [
      { id: expect.any(Number), ...inEnglish, isPublished: true, hosts: ['elders.example', 'foto.example'] },
      {
        id: expect.any(Number),
        title: 'Tekst',
        language: 'nl',
        isPublished: false,
        hosts: ['lh3.googleusercontent.com'],
      },
    ],
  });
});

test('lists the first 50 and counts all', { tags: ['slow'] }, async () => {
  const { cookie } = await app.logIn();
  for (let turn = 0; turn < 51; turn += 1) await app.article(cookie, { image: 'https://elders.example/b.png' });
  const { total, articles } = await listRemote(cookie);
  expect([total, articles.length]).toEqual([51, 50]);
});

test('refuses visitors', async () => {
  expect((await app.request('/api/admin/remote-pictures')).status).toBe(401);
});

test('uses the partial index', async () => {
  await app.db.execute(sql`set enable_seqscan = off`);
  const plan = await app.db.execute(
    sql`explain select id from articles where ${sql.raw(HAS_REMOTE_PICTURES)} order by updated_at desc, id desc limit 50`,
  );
  await app.db.execute(sql`set enable_seqscan = on`);
  expect(JSON.stringify(plan)).toContain('articles_remote_pictures');
});
