import { expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { setUpHistory } from '../../../../tests/support/articles/history.ts';
import type { Revision } from '../../../shared/contract/articles/revisions.ts';
import { asSystem } from '../../context.ts';
import { addAccount } from '../../staff/accounts.ts';
import { listPeople } from '../../staff/people/people.ts';
import { openSession } from '../../staff/session.ts';
import { publishArticle } from '../articles.ts';

const app = setUpTestApp();
const { article, list, entries, read, name, save, setPublished, pass } = setUpHistory(app);

test('folds the saves of one person within ten minutes into one', async () => {
  for (const title of ['Een', 'Twee', 'Drie']) {
    await save({ title });
    pass(5);
  }
  await save({ title: 'Vier' });
  expect(await entries()).toEqual(['5 saved', '4 saved (2)', '1 created']);
  expect(await entries('foldedInto=4')).toEqual(['3 saved', '2 saved']);
  expect(await list('foldedInto=4&limit=1')).toMatchObject({ total: 2, totalPages: 2 });
});

test('restores a revision that is there, and folds nothing into it', async () => {
  await save({ title: 'Een' });
  await save({ title: ARTICLE.title, restoredFrom: 1 });
  await save({ title: 'Twee' });
  await save({ title: 'Drie', restoredFrom: 99 });
  expect(await entries()).toEqual(['5 saved (1)', '3 restored', '2 saved', '1 created']);
  expect((await read(3)).revision).toMatchObject({ restoredFrom: 1 });
  expect((await read(5)).revision).toMatchObject({ restoredFrom: null });
});

test('lists a named save by itself, with those before it', async () => {
  for (const title of ['Een', 'Twee', 'Drie', 'Vier']) await save({ title });
  expect(await entries()).toEqual(['5 saved (3)', '1 created']);
  const named = (await (await name(3, ' Na de redactie ')).json()) as Revision;
  expect(named).toMatchObject({ number: 3, name: 'Na de redactie', folded: 1 });
  expect(await entries()).toEqual(['5 saved (1)', '3 saved (1)', '1 created']);
  await name(3, null);
  expect((await list()).revisions).toMatchObject([{ number: 5 }, { number: 3, name: null }, { number: 1 }]);
  await name(5, 'Klaar');
  await save({ title: 'Vijf' });
  expect(await entries()).toEqual(['6 saved', '5 saved (1)', '3 saved (1)', '1 created']);
});

test('begins a new entry ten minutes after the first save of one', async () => {
  await save({ title: 'Een' });
  pass(10);
  await save({ title: 'Twee' });
  pass(1 / 60);
  await save({ title: 'Drie' });
  expect(await entries()).toEqual(['4 saved', '3 saved (1)', '1 created']);
});

test('folds no saves of two people, nor of before and after publishing', { tags: ['slow'] }, async () => {
  const email = 'bas@clinic.example';
  await addAccount(app.system, {
    email,
    name: 'Bas',
    password: 'vier losse woorden samen genoeg',
    role: 'administrator',
  });
  const bas = (await listPeople(app.system)).find((account) => account.email === email)?.id ?? 0;
  await save({ title: 'Een' });
  await save({ title: 'Twee' }, `session=${(await openSession(app.system, bas)).token}`);
  await save({ title: 'Drie' });
  expect((await list()).revisions.map(({ author }) => author?.name)).toEqual(['Anna', 'Bas', 'Anna', 'Anna']);
  await setPublished(true);
  await save({ title: 'Vier', isPublished: true });
  expect(await entries()).toEqual(['6 saved', '5 published', '4 saved', '3 saved', '2 saved', '1 created']);
});

test('names nobody for what a command changed', async () => {
  await publishArticle(asSystem(app.system), article.id);
  expect((await list()).revisions[0]).toMatchObject({ reason: 'published', author: null });
});
