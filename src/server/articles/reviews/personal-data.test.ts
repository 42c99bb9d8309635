/** @module-tag slow */
import { expect, test } from 'vitest';
import { STAFF, setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { DOCTOR, setUpReviews } from '../../../../tests/support/articles/reviews.ts';
import { articleReviews } from '../../db/schema/articles/reviews.ts';
import { erasePerson } from '../../operations/privacy/erase.ts';
import { findPerson } from '../../operations/privacy/person.ts';
import { addAccount } from '../../staff/accounts.ts';

const app = setUpTestApp();
const { article, review, setPublished, shown } = setUpReviews(app);

test('an erased reviewer leaves the reviews, apart from the account', async () => {
  await addAccount(app.system, {
    email: 'bas@clinic.example',
    password: 'vier losse woorden samen genoeg',
    role: 'administrator',
  });
  await setPublished(true);
  await review({ note: 'Voor ons' });
  const person = await findPerson(app.system, STAFF.email.toUpperCase());
  expect(person.account).toMatchObject(DOCTOR);
  expect(person.reviews).toMatchObject([
    { articleId: article.id, title: 'Slapen zonder pillen', name: 'Anna', ...DOCTOR, note: 'Voor ons' },
  ]);
  expect((await erasePerson(app.system, STAFF.email)).reviews).toHaveLength(1);
  expect(await app.db.select().from(articleReviews)).toMatchObject([{ staffId: null, reviewerName: 'Anna' }]);
  expect((await shown()).review).toMatchObject({ name: 'Anna', ...DOCTOR });
  expect((await findPerson(app.system, STAFF.email)).reviews).toEqual([]);
});
