import { expect, test } from 'vitest';
import { sql } from '../../../src/server/db/drizzle.ts';
import { listDeadLinks } from '../../../src/server/link-checks/dead-links.ts';
import { linkingArticles } from '../../../src/server/link-checks/linked-from.ts';
import { setUpLargeDatabase } from '../../support/database/large-database.ts';

const SIZE = Number(process.env['DEAD_LINK_ARTICLES'] ?? 12_000);
const DEAD = 100;

/** Every article has four links: to a page of its own, to one of 5,000 pages, and to results of two searches. */
const large = setUpLargeDatabase(async (db, { clock }) => {
  const now = clock().toISOString();
  await db.execute(sql`
    insert into articles (slug, title, content, content_text, category_id, type, author, byline, is_published, created_at, updated_at, published_at)
    select 'artikel-' || n, 'Titel ' || n,
      repeat('<p>Een alinea over slaap, licht en bewegen, die niemand naar buiten leidt.</p>', 40)
        || '<p><a href="https://eigen.example/' || n || '">a</a> <a href="https://veel.example/blad/' || n % 5000 || '">b</a>'
        || ' <a href="https://zoek.example/?q=' || n % 2000 || '">c</a> <a href="https://zoek.example/?q=slaap">d</a></p>',
      'Slaap', 1 + n % 16, 'article', 'Redactie', 'Redactie', n % 10 <> 0, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from generate_series(1, ${sql.raw(String(SIZE))}) as n`);
  await db.execute(sql`
    insert into link_answers (address, answer, asked_at)
    select 'https://' || case when n % 2 = 0 then 'eigen.example/' || n + 1 else 'veel.example/blad/' || n end,
      '{"outcome": "gone", "status": 404}', ${now}::timestamptz + n * interval '1 minute'
    from generate_series(1, ${sql.raw(String(DEAD - 1))}) as n`);
  await db.execute(sql`
    insert into link_answers (address, answer, asked_at)
    values ('https://zoek.example/?q=7', '{"outcome": "gone", "status": 410}', ${now}::timestamptz)`);
});

test('finds 100 dead links of a large magazine in time', async () => {
  const started = performance.now();
  const dead = await listDeadLinks(large.context);
  const milliseconds = performance.now() - started;
  if (process.env['DEAD_LINK_ARTICLES']) console.info({ milliseconds });
  expect(dead).toHaveLength(DEAD);
  const titlesOf = (address: string) =>
    dead.find((link) => link.address === address)?.articles.map(({ title }) => title);
  const every = (distance: number, first: number) =>
    Array.from({ length: Math.ceil((SIZE - first + 1) / distance) }, (_, turn) => first + turn * distance);
  const expected = (numbers: number[]) => numbers.slice(0, 20).map((number) => `Titel ${number}`);
  expect(titlesOf('https://eigen.example/3')).toEqual(['Titel 3']);
  expect(titlesOf('https://veel.example/blad/7')).toEqual(expected(every(5000, 7)));
  expect(titlesOf('https://zoek.example/?q=7')).toEqual(expected(every(2000, 7)));
  expect(milliseconds).toBeLessThan(Number(process.env['DEAD_LINKS_MS'] ?? 3000));
});

test.each([1, 20])('finds in time that no article links to an address, when asked for %i', async (most) => {
  const started = performance.now();
  const linking = await linkingArticles(large.context.db, ['/magazine/article/artikel-500'], most);
  const milliseconds = performance.now() - started;
  if (process.env['DEAD_LINK_ARTICLES']) console.info({ milliseconds });
  expect(linking.get('/magazine/article/artikel-500')).toEqual([]);
  expect(milliseconds).toBeLessThan(200);
});
