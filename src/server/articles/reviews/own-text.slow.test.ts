import { describe, expect, test } from 'vitest';
import { STAFF, setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { DOCTOR, setUpReviews } from '../../../../tests/support/articles/reviews.ts';
import type { ReviewedArticle } from '../../../shared/contract/articles/articles.ts';
import { staff } from '../../db/schema/staff.ts';
import { addAccount } from '../../staff/accounts.ts';
import { changePerson } from '../../staff/people/change.ts';
import { openSession } from '../../staff/session.ts';

const app = setUpTestApp({ ownReviewsAllowed: false });
const { article, review, read, save, saveDraft, publishDraft, setPublished, shown, request } = setUpReviews(app);

const WRITER = 'You are the writer of this article, so somebody else must review it.';
const CHANGED = 'You changed this text since it was reviewed last, so somebody else must review it.';

/** Logs in as a colleague, who may review too. */
async function asColleague(): Promise<void> {
  const email = 'bram@clinic.example';
  await addAccount(app.system, {
    email,
    name: 'Bram',
    password: 'vier losse woorden uit de kast',
    role: 'administrator',
  });
  await changePerson(app.system, email, { reviewer: DOCTOR });
  const [, bram] = await app.db.select({ id: staff.id }).from(staff).orderBy(staff.id);
  article.cookie = `session=${(await openSession(app.system, bram?.id ?? 0)).token}`;
}
const refusalOf = async (response: Response) => ((await response.json()) as { error?: string }).error;

test('refuses the editor of a text, and accepts a colleague', async () => {
  expect([(await review()).status, (await read()).refusal]).toEqual([403, CHANGED]);
  await asColleague();
  expect([(await review()).status, (await read()).refusal]).toEqual([200, null]);
});

test('refuses the editors since the last review, not earlier ones', async () => {
  const anna = article.cookie;
  await save({ content: '<p>Van Anna.</p>' });
  await asColleague();
  await review();
  await save({ content: '<p>Van Bram.</p>' });
  expect(await refusalOf(await review())).toBe(CHANGED);
  article.cookie = anna;
  expect((await review()).status).toBe(200);
});

test('the person who saved draft changes cannot review them', async () => {
  await setPublished(true);
  const anna = article.cookie;
  await asColleague();
  await review();
  article.cookie = anna;
  const draft = await saveDraft({ content: '<p>Van Anna.</p>' });
  expect(await refusalOf(await review({ draft }))).toBe(CHANGED);
  await publishDraft(draft);
  article.version += 1;
  expect(await refusalOf(await review())).toBe(CHANGED);
});

test('a review of draft changes lets nobody review their own text that readers see', async () => {
  await setPublished(true);
  const anna = article.cookie;
  await asColleague();
  await review();
  const bram = article.cookie;
  article.cookie = anna;
  await save({ content: '<p>Van Anna.</p>', author: STAFF.name, isPublished: true });
  await save({ content: '<p>Van Anna.</p>', author: 'Redactie', isPublished: true });
  const draft = await saveDraft({ content: '<p>Concept.</p>', author: 'Redactie' });
  article.cookie = bram;
  expect((await review({ draft })).status).toBe(200);
  article.cookie = anna;
  expect((await review()).status).toBe(403);
  await request(`${article.id}/draft-changes?draft=${draft}`, 'DELETE');
  expect((await review()).status).toBe(403);
});

test('a review of the text that readers see lets nobody review their own draft changes', async () => {
  await setPublished(true);
  const anna = article.cookie;
  const draft = await saveDraft({ content: '<p>Concept van Anna.</p>' });
  await save({ content: '<p>Van Anna.</p>', isPublished: true });
  await asColleague();
  expect((await review()).status).toBe(200);
  article.cookie = anna;
  expect(await refusalOf(await review({ draft }))).toBe(CHANGED);
});

test('a person who only published, or wrote SEO texts, can review', async () => {
  await asColleague();
  await setPublished(true);
  await save({ seoTitle: 'Zoek', isPublished: true });
  expect((await review()).status).toBe(200);
  expect(((await shown()) as ReviewedArticle).review?.name).toBe('Bram');
});

test('restoring an older text does not make its restorer the author', async () => {
  await save({ content: '<p>Van Anna.</p>' });
  await asColleague();
  await save({ restoredFrom: 1 });
  expect((await review()).status).toBe(200);
});

test('the author of a text that was brought back cannot review it', async () => {
  const anna = article.cookie;
  await save({ content: '<p>Van Anna.</p>' });
  await asColleague();
  await save({ restoredFrom: 1 });
  await review();
  await save({ content: '<p>Van Anna.</p>', restoredFrom: 2 });
  article.cookie = anna;
  expect(await refusalOf(await review())).toBe(CHANGED);
});

test.each([
  ['e-mail address', { name: 'A. de Vries', email: STAFF.email.toUpperCase() }],
  ['name', { name: STAFF.name, email: 'schrijver@clinic.example' }],
])('the writer with the same %s cannot review it', async (_, writer) => {
  const anna = article.cookie;
  await asColleague();
  const fields = { bio: '', profileImage: '' };
  const created = await app.request('/api/admin/writers', {
    method: 'POST',
    body: { ...writer, ...fields },
    cookie: anna,
  });
  const { id: writerId } = (await created.json()) as { id: number };
  await save({ writerId });
  expect((await review()).status).toBe(200);
  article.cookie = anna;
  expect(await refusalOf(await review())).toBe(WRITER);
});

test('an author text that names the account counts as its writer', async () => {
  const anna = article.cookie;
  await asColleague();
  await save({ author: 'anna' });
  await review();
  article.cookie = anna;
  expect([await refusalOf(await review()), (await request(`${article.id}/reviews`)).status]).toEqual([WRITER, 200]);
});

describe('an account that is linked to the article’s writer', () => {
  /** Linked by the profile; neither name nor e-mail address is the account's. */
  async function writeAsLinked(): Promise<number> {
    const response = await app.request('/api/admin/writers', {
      method: 'POST',
      body: { name: 'Dokter De Wit', email: 'pen@clinic.example', bio: '', profileImage: '' },
      cookie: article.cookie,
    });
    const { id: writerId } = (await response.json()) as { id: number };
    await profile({ writerId });
    return writerId;
  }
  const profile = (fields: { name?: string; writerId?: number | null }) =>
    app.request('/api/admin/account/profile', {
      method: 'PUT',
      body: { name: STAFF.name, portrait: null, writerId: null, ...fields },
      cookie: article.cookie,
    });
  /** A colleague writes the text, so that only the author is Anna's. */
  async function colleagueSaves(...versions: object[]): Promise<void> {
    const anna = article.cookie;
    await asColleague();
    for (const fields of versions) await save({ content: '<p>Van Bram.</p>', ...fields });
    article.cookie = anna;
  }

  test('cannot review it', async () => {
    await colleagueSaves({ writerId: await writeAsLinked() });
    expect(await refusalOf(await review())).toBe(WRITER);
  });

  test('cannot review it after it was unlinked', async () => {
    await colleagueSaves({ writerId: await writeAsLinked() });
    await profile({ writerId: null });
    expect(await refusalOf(await review())).toBe(WRITER);
  });

  test('cannot review a text that names the writer without a link', async () => {
    await writeAsLinked();
    await colleagueSaves({ author: 'dokter  de wit' });
    expect(await refusalOf(await review())).toBe(WRITER);
  });

  test('cannot review it by another name', async () => {
    await colleagueSaves({ author: STAFF.name });
    await profile({ name: 'Hanna' });
    await profile({ name: 'Johanna' });
    expect(await refusalOf(await review())).toBe(WRITER);
  });

  test('cannot review it by naming another author', async () => {
    await colleagueSaves({ author: STAFF.name }, { author: 'Redactie' });
    expect(await refusalOf(await review())).toBe(
      'You were named as the writer of this article since it was reviewed last, so somebody else must review it.',
    );
  });

  test('can review what others wrote', async () => {
    const anna = article.cookie;
    await writeAsLinked();
    await asColleague();
    await save({ author: 'Redactie' });
    await review();
    await save({ content: '<p>Van Bram.</p>' });
    article.cookie = anna;
    expect((await review()).status).toBe(200);
  });
});
