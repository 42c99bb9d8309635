/** @module-tag slow */
import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { setUpSchedules } from '../../../../tests/support/articles/schedules.ts';
import { articleSchedules } from '../../db/schema/articles/schedules.ts';
import { erasePerson } from '../../operations/privacy/erase.ts';
import { findPerson } from '../../operations/privacy/person.ts';
import { addAccount } from '../../staff/accounts.ts';

const app = setUpTestApp();
const { article, schedule, carryOutAtItsTime, shown } = setUpSchedules(app);

test('is carried out after the person who scheduled it is erased', async () => {
  await schedule();
  const email = 'anna@clinic.example';
  expect((await findPerson(app.system, email)).scheduled).toMatchObject([{ articleId: article.id, action: 'publish' }]);
  await addAccount(app.system, {
    email: 'bas@clinic.example',
    password: 'vier losse woorden samen genoeg',
    role: 'administrator',
  });
  await erasePerson(app.system, email);
  expect((await findPerson(app.system, email)).scheduled).toEqual([]);
  expect(await app.db.select().from(articleSchedules)).toMatchObject([{ staffId: null, actor: null }]);
  await carryOutAtItsTime();
  expect(await shown()).toBe('Slapen zonder pillen');
});
