import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { setUpSchedules } from '../../../../tests/support/articles/schedules.ts';
import { draftChanges } from '../../db/schema/articles/draft-changes.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';

const app = setUpTestApp();
const { article, schedule, save, carryOutAtItsTime, shown } = setUpSchedules(app);

test('freezes an article that is older than its history', async () => {
  await app.db.delete(articleRevisions);
  expect(await (await schedule()).json()).toMatchObject({ revision: 1 });
  await save({ title: 'Later' });
  await carryOutAtItsTime();
  expect(await shown()).toBe('Slapen zonder pillen');
});

test('schedules an article that the previous version of the site unpublished', async () => {
  // It does not know draft changes, and leaves them behind.
  await app.db.insert(draftChanges).values({ articleId: article.id, number: 1, basedOn: 1 });
  expect((await schedule()).status).toBe(200);
});
