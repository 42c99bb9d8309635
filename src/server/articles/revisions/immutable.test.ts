import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { setUpHistory } from '../../../../tests/support/articles/history.ts';
import { sql } from '../../db/drizzle.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { erasePerson } from '../../operations/privacy/erase.ts';
import { findPerson } from '../../operations/privacy/person.ts';
import { addAccount } from '../../staff/accounts.ts';
import { readSnapshot } from './snapshot.ts';

const app = setUpTestApp();
const { article, read, name, save } = setUpHistory(app);

test.each([
  `snapshot = '{}'`,
  'title = title',
  'number = 2',
  'article_id = 9',
  'article_version = 9',
  `reason = 'published'`,
  'restored_from = 1',
  'is_published = true',
  'created_at = now()',
  'staff_id = 9',
  `actor = 'bas@clinic.example'`,
])('the database refuses to set %s', async (change) => {
  await expect(app.db.execute(sql.raw(`update article_revisions set ${change}`))).rejects.toMatchObject({
    cause: { message: 'article_revisions are immutable' },
  });
});

test('audits who names a revision, and a name twice only once', async () => {
  await name(1, 'Begin');
  await name(1, 'Begin');
  const log = await app.db.select().from(auditLog);
  expect(log.filter(({ action }) => action === 'article.revision-named')).toMatchObject([
    { staffId: article.staffId, subjectId: article.id, subject: ARTICLE.title },
  ]);
});

test('removes an erased person’s name, and keeps the revision', { tags: ['slow'] }, async () => {
  await addAccount(app.system, {
    email: 'bas@clinic.example',
    password: 'vier losse woorden samen genoeg',
    role: 'administrator',
  });
  await save({ title: 'Van Anna' });
  const email = 'ANNA@clinic.example';
  expect((await findPerson(app.system, email)).revisions).toMatchObject([{ number: 1 }, { title: 'Van Anna' }]);
  await erasePerson(app.system, email);
  const rows = await app.db.select().from(articleRevisions).orderBy(articleRevisions.number);
  expect(rows).toMatchObject([
    { staffId: null, actor: null },
    { staffId: null, actor: null, title: 'Van Anna' },
  ]);
});

test('removes a name from the history as docs/privacy.md says', async () => {
  await save({ author: 'Another' });
  await save({ author: 'The Name' });
  const [, statements] = /```sql\n( +alter table article_revisions[^`]*)```/.exec(
    await readFile('docs/privacy.md', 'utf8'),
  ) ?? [''];
  for (const statement of statements?.split(';') ?? []) if (statement.trim()) await app.db.execute(sql.raw(statement));
  expect((await read(3)).article.author).toBe('Redactie');
  expect((await read(2)).article.author).toBe('Another');
  await expect(app.db.execute(sql`update article_revisions set title = 'x'`)).rejects.toThrow();
});

test('keeps a body of 500,000 characters', async () => {
  const content = `<p>${'woord '.repeat(83_332)}x</p>`;
  expect(content).toHaveLength(500_000);
  expect((await save({ content })).status).toBe(200);
  expect((await read(2)).article.content).toBe(content);
  const stored = await app.db.select().from(articleRevisions).orderBy(articleRevisions.number);
  expect(readSnapshot(stored[1]?.snapshot)).toMatchObject({ shape: 2, content });
});

test('keeps text that JSON or Postgres finds hard', async () => {
  const title = 'Half een emoji \ud83d \\u0000 "\' <b>';
  expect((await save({ title, tags: ['{a}', '"', '\\'] })).status).toBe(200);
  const { article: then } = await read(2);
  expect(then.title).toBe(title.toWellFormed());
  expect(then.tags).toEqual(['{a}', '"', '\\']);
});
