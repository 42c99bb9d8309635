import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { GHOST, setUpImportApp, WORDPRESS } from '../../../../tests/support/import/import-app.ts';
import { HOUR_MS } from '../../../shared/dates/durations.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';

const { app, importFile, findArticle } = setUpImportApp();
const folder = await mkdtemp(join(tmpdir(), 'import-'));
afterAll(() => rm(folder, { recursive: true }));

const inHours = (hours: number) => new Date(Math.floor(app.time.now.getTime() / 60_000) * 60_000 + hours * HOUR_MS);

/** Ghost's example, whose article for members is scheduled instead. */
async function ghostFile(at: Date): Promise<string> {
  const data = JSON.parse(await readFile(GHOST, 'utf8'));
  const [{ data: content }] = data.db;
  const post = content.posts.find(({ slug }: { slug: string }) => slug === 'vezels');
  Object.assign(post, { status: 'scheduled', visibility: 'public', published_at: at.toISOString() });
  const file = join(folder, 'ghost.json');
  await writeFile(file, JSON.stringify(data));
  return file;
}

async function wordpressFile(at: Date): Promise<string> {
  const xml = await readFile(WORDPRESS, 'utf8');
  const time = at.toISOString().slice(0, 19).replace('T', ' ');
  const scheduled = xml
    .replace('<wp:post_date_gmt><![CDATA[2022-11-02 09:00:00]]>', `<wp:post_date_gmt><![CDATA[${time}]]>`)
    .replace(/(soep-van-pompoen\]\]><\/wp:post_name>\s*<wp:status><!\[CDATA\[)publish/, '$1future');
  const file = join(folder, 'wordpress.xml');
  await writeFile(file, scheduled);
  return file;
}

test.each([
  ['Ghost', ghostFile, 'vezels'],
  ['WordPress', wordpressFile, 'soep-van-pompoen'],
] as const)('schedules what %s would have published', async (_system, fileOf, slug) => {
  const at = inHours(48);
  const { report } = await importFile(await fileOf(at));
  const article = await findArticle(slug);
  expect(article).toMatchObject({ isPublished: false, publishedAt: null });
  expect(await app.db.select().from(articleSchedules)).toMatchObject([
    { articleId: article?.id, action: 'publish', dueAt: at, failure: null },
  ]);
  expect(report.problems.filter(({ message }) => message.includes('scheduled'))).toEqual([]);
});

test('reports what should have been published by now', async () => {
  const late = await importFile(await ghostFile(inHours(-1)));
  expect(late.report.problems.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^was scheduled for .*, is a draft now: publish it then \(.*has passed/),
  );
  expect(await findArticle('vezels')).toMatchObject({ isPublished: false });
  expect(await app.db.$count(articleSchedules)).toBe(0);
});

test('leaves a version in the history of each article, with the reason', async () => {
  await importFile(GHOST);
  const { articleId, number, reason } = articleRevisions;
  const rows = await app.db.select({ articleId, number, reason }).from(articleRevisions).orderBy(articleId);
  expect(rows.map((row) => [row.number, row.reason])).toEqual([
    [1, 'imported'],
    [1, 'imported'],
  ]);
});
