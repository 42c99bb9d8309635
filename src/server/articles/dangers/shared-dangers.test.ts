import { beforeEach, describe, expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import type { Category } from '../../../shared/contract/categories.ts';
import type { ErrorResponse } from '../../../shared/contract/errors.ts';
import { desc, like } from '../../db/drizzle.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { images } from '../../db/schema/images.ts';
import { writers } from '../../db/schema/writers.ts';

const app = setUpTestApp();
const HARMLESS = '<p>Rust doet u goed.</p>';
const CURE = 'Onze kuur geneest reuma.';
const REASON = 'The owner approved this quotation.';
const HASH = 'a'.repeat(32);
const PICTURE = `<p><img src="/api/admin/download/${HASH}.webp" alt="Bos"></p>`;
let cookie = '';

beforeEach(async () => {
  ({ cookie } = await app.logIn());
});

const send = (method: string, path: string, body?: unknown) =>
  app.request(`/api/admin/${path}`, { method, body, cookie });
const statusOf = async (response: Promise<Response>) => (await response).status;
const overrides = async () =>
  (
    await app.db.select().from(auditLog).where(like(auditLog.action, '%.dangers-overridden')).orderBy(desc(auditLog.id))
  ).map(({ action, actor, subject }) => `${action} by ${actor}: ${subject}`);

const BRAM = { name: 'Bram', email: 'bram@clinic.example', bio: 'Bram is arts.' };
async function addBram(): Promise<{ id: number; save: (changes: object) => Promise<Response> }> {
  const [writer] = await app.db.insert(writers).values(BRAM).returning();
  const id = writer?.id ?? 0;
  return { id, save: (changes) => send('PUT', `writers/${id}`, { ...BRAM, ...changes }) };
}

async function addPicture() {
  await app.db.insert(images).values({ hash: HASH, uploadedAt: app.time.now });
  let version = 1;
  return async (changes: object) => {
    const response = await send('PATCH', `pictures/${HASH}`, { version, ...changes });
    if (response.ok) version += 1;
    return response;
  };
}

describe('a text that published articles show', () => {
  test('is refused with what, why, in which field and what to do', async () => {
    const { id, save } = await addBram();
    const { slug } = await app.article(cookie, { content: HARMLESS, isPublished: true, writerId: id });
    const response = await save({ bio: CURE });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error:
        'Not saved: “Onze kuur geneest reuma” promises a cure. Readers see it in published articles. Correct it, or give a reason.',
      fields: { bio: '“Onze kuur geneest reuma” promises a cure.' },
      sentences: expect.objectContaining({
        ['Not saved: “Onze kuur geneest reuma” promises a cure. Readers see it in published articles. Correct it, or give a reason.']:
          [
            {
              text: 'Not saved: {what} Readers see it in published articles. Correct it, or give a reason.',
              values: { what: [{ text: '“{quote}” promises a cure.', values: { quote: 'Onze kuur geneest reuma' } }] },
            },
          ],
      }),
      dangers: [
        {
          rule: 'claim-cure',
          what: '“Onze kuur geneest reuma” promises a cure.',
          why: expect.stringContaining('6:193g'),
          remedy: expect.stringContaining('source'),
          words: expect.objectContaining({
            what: '“{quote}” promises a cure.',
            values: { quote: 'Onze kuur geneest reuma' },
          }),
          place: { part: 'bio', from: 0, to: 23, quote: 'Onze kuur geneest reuma' },
        },
      ],
    });
    const live = await app.request(`/api/articles/${slug}`).then((answer) => answer.text());
    expect(live).not.toContain('geneest');
  });

  test.each(['alt', 'caption', 'credit'])('is refused as the %s of a picture in a text', async (field) => {
    const change = await addPicture();
    await app.article(cookie, { content: PICTURE, isPublished: true });
    expect(await statusOf(change({ [field]: CURE }))).toBe(422);
    expect(await statusOf(change({ name: CURE, focalX: 20 }))).toBe(200);
  });

  test('is refused as the name of a writer or a category', async () => {
    const { id, save } = await addBram();
    await app.article(cookie, { content: HARMLESS, isPublished: true, writerId: id });
    expect(await statusOf(save({ name: 'Bram geneest reuma' }))).toBe(422);
    const categories = (await (await send('GET', 'categories')).json()) as Category[];
    const used = categories.find(({ name }) => name === 'Natuurgeneeskunde');
    const unused = categories.find(({ name }) => name !== 'Natuurgeneeskunde');
    const rename = (category?: Category) =>
      statusOf(send('PUT', `categories/${category?.id}`, { name: `${category?.name} geneest reuma` }));
    expect([await rename(used), await rename(unused)]).toEqual([422, 200]);
  });

  test('is refused when a schedule will publish it', async () => {
    const { id: writerId, save } = await addBram();
    const change = await addPicture();
    const article = await app.article(cookie, { content: PICTURE, isPublished: false, writerId });
    expect(await statusOf(save({ bio: CURE }))).toBe(200);
    expect(await statusOf(save({ bio: 'Arts.' }))).toBe(200);
    const schedule = { action: 'publish', wallTime: '2026-12-23T09:00', version: article.version, draft: null };
    expect(await statusOf(send('PUT', `articles/${article.id}/schedule`, schedule))).toBe(200);
    expect([await statusOf(save({ bio: CURE })), await statusOf(change({ caption: CURE }))]).toEqual([422, 422]);
  });

  test('is read in Dutch and English, whatever the language of its articles', async () => {
    const { id: writerId, save } = await addBram();
    await app.article(cookie, { content: HARMLESS, isPublished: true, writerId });
    expect(await statusOf(save({ bio: 'Our treatment cures arthritis.' }))).toBe(422);
    expect(await statusOf(save({ bio: 'Onze kuur geneest reuma.' }))).toBe(422);
  });

  test('names a citizen service number once, without repeating it', async () => {
    const { id: writerId, save } = await addBram();
    await app.article(cookie, { content: HARMLESS, isPublished: true, writerId });
    await app.article(cookie, { title: 'Rest', content: HARMLESS, language: 'en', isPublished: true, writerId });
    const refused = (await (await save({ bio: 'Patiënt 111222333.' })).json()) as ErrorResponse;
    expect(refused.dangers).toHaveLength(1);
    expect(JSON.stringify(refused)).not.toContain('111222333');
  });
});

describe('with a reason', () => {
  test('is saved, and the audit log has who and why', async () => {
    const { id: writerId, save } = await addBram();
    const change = await addPicture();
    await app.article(cookie, { content: PICTURE, isPublished: true, writerId });
    expect(await statusOf(save({ bio: CURE, overrideReason: REASON }))).toBe(200);
    expect(await statusOf(change({ caption: CURE, name: 'bos.png', overrideReason: REASON }))).toBe(200);
    expect(await overrides()).toEqual([
      `picture.dangers-overridden by anna@clinic.example: bos.png (claim-cure): ${REASON}`,
      `writer.dangers-overridden by anna@clinic.example: Bram (claim-cure): ${REASON}`,
    ]);
    const { entries } = await (await send('GET', 'activity')).json();
    expect(entries).toContainEqual(
      expect.objectContaining({
        what: 'published the text of a writer despite a warning, with a reason',
        subject: null,
        note: `Bram (claim-cure): ${REASON}`,
        article: null,
      }),
    );
  });

  test('is not asked for one again', async () => {
    const { id: writerId, save } = await addBram();
    await app.article(cookie, { content: HARMLESS, isPublished: true, writerId });
    await save({ bio: CURE, overrideReason: REASON });
    expect(await statusOf(save({ bio: `Arts. ${CURE}` }))).toBe(200);
    expect(await statusOf(save({ bio: `${CURE} ${CURE}` }))).toBe(422);
  });

  test('is refused for a reason that says nothing', async () => {
    const { save } = await addBram();
    expect(await statusOf(save({ overrideReason: 'ok' }))).toBe(400);
  });
});

test('lets texts through that no reader sees', async () => {
  const { id: writerId, save } = await addBram();
  const change = await addPicture();
  await app.article(cookie, { content: PICTURE, isPublished: false, writerId });
  expect([await statusOf(save({ bio: CURE })), await statusOf(change({ caption: CURE }))]).toEqual([200, 200]);
  expect(await overrides()).toEqual([]);
});
