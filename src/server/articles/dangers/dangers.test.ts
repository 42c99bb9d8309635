import { beforeEach, describe, expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { ArticleInput } from '../../../shared/contract/articles/articles.ts';
import { desc, eq } from '../../db/drizzle.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { images } from '../../db/schema/images.ts';
import { writers } from '../../db/schema/writers.ts';
import { createArticle } from '../articles.ts';
import { carryOutDue } from '../schedules/carry-out-due.ts';

const app = setUpTestApp();
const CURE = '<p>Onze kuur geneest reuma.</p>';
const HARMLESS = '<p>Rust doet u goed.</p>';
const REASON = 'The owner approved this quotation.';
let cookie = '';

beforeEach(async () => {
  ({ cookie } = await app.logIn());
});

const send = (method: string, path: string, body?: unknown) =>
  app.request(`/api/admin${path}`, { method, body, cookie });
const put = (id: number, changes: Record<string, unknown>) =>
  send('PUT', `/articles/${id}`, { ...ARTICLE, ...changes });
const overrides = async () =>
  (
    await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'article.dangers-overridden'))
      .orderBy(desc(auditLog.id))
  ).map(({ subject, actor }) => `${actor}: ${subject}`);
const statusOf = async (response: Promise<Response>) => (await response).status;

describe('readers would see a danger', () => {
  test('refuses with what, why, where and what to do', async () => {
    const { id, version, slug } = await app.article(cookie, { content: HARMLESS, isPublished: true });
    const response = await put(id, { version, content: `${HARMLESS}${CURE}`, isPublished: true });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error:
        'Not published: “Onze kuur geneest reuma” promises a cure. Correct it in the editor, or give a reason there.',
      sentences: expect.objectContaining({
        ['Not published: “Onze kuur geneest reuma” promises a cure. Correct it in the editor, or give a reason there.']:
          [
            {
              text: 'Not published: {what} Correct it in the editor, or give a reason there.',
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
          place: { part: 'body', block: 1, from: 0, to: 23, quote: 'Onze kuur geneest reuma' },
        },
      ],
    });
    const live = await app.request(`/api/articles/${slug}`).then((answer) => answer.text());
    expect(live).not.toContain('geneest');
  });

  test('refuses a new article that would be published', async () => {
    const body = { ...ARTICLE, content: CURE, isPublished: true };
    expect(await statusOf(send('POST', '/articles', body))).toBe(422);
    expect(await statusOf(send('POST', '/articles', { ...body, isPublished: false }))).toBe(201);
  });

  test('refuses to publish a draft, with or without a body', async () => {
    const { id } = await app.article(cookie, { content: CURE, isPublished: false });
    expect(await statusOf(send('POST', `/articles/${id}/publish`))).toBe(422);
    expect(await statusOf(send('POST', `/articles/${id}/publish`, {}))).toBe(422);
    expect(await statusOf(send('POST', `/articles/${id}/publish`, { overrideReason: REASON }))).toBe(200);
  });

  test('refuses to publish draft changes, and saves them', async () => {
    const { id, version } = await app.article(cookie, { content: HARMLESS, isPublished: true });
    const changes = await send('PUT', `/articles/${id}/draft-changes`, {
      ...ARTICLE,
      content: CURE,
      version,
      draft: null,
    });
    expect(changes.status).toBe(200);
    const { number: draft } = (await changes.json()) as { number: number };
    const publish = (more = {}) => statusOf(send('POST', `/articles/${id}/draft-changes/publish`, { draft, ...more }));
    expect(await publish()).toBe(422);
    expect(await publish({ overrideReason: REASON })).toBe(200);
  });

  test('refuses when it is scheduled, and carries out what was scheduled', async () => {
    const { id, version } = await app.article(cookie, { content: CURE, isPublished: false });
    const schedule = { action: 'publish', wallTime: '2026-11-23T09:00', version, draft: null };
    expect(await statusOf(send('PUT', `/articles/${id}/schedule`, schedule))).toBe(422);
    expect(await statusOf(send('PUT', `/articles/${id}/schedule`, { ...schedule, overrideReason: REASON }))).toBe(200);
    app.time.now = new Date('2026-11-23T12:00:00Z');
    expect(await carryOutDue(app.system)).toMatchObject({ count: 1 });
    expect(await overrides()).toHaveLength(1);
  });

  test('publishes the others of a selection, and says why not this one', async () => {
    const harmful = await app.article(cookie, { title: 'Kuur', slug: 'kuur', content: CURE, isPublished: false });
    const harmless = await app.article(cookie, { title: 'Rust', slug: 'rust', content: HARMLESS, isPublished: false });
    const articles = [harmful, harmless].map(({ id, version }) => ({ id, version }));
    const response = await send('POST', '/article-changes', { action: 'publish', articles });
    expect(await response.json()).toMatchObject({
      results: [
        {
          id: harmful.id,
          outcome: 'refused',
          reason: expect.stringContaining('“Onze kuur geneest reuma” promises a cure.'),
        },
        { id: harmless.id, outcome: 'done' },
      ],
    });
  });
});

describe('a danger beside the text', () => {
  const publish = (id: number) => statusOf(send('POST', `/articles/${id}/publish`));

  test('in the biography of its writer blocks publishing', async () => {
    const [writer] = await app.db
      .insert(writers)
      .values({ name: 'Bram', email: 'bram@clinic.example', bio: 'Bram geneest reuma.' })
      .returning();
    const { id } = await app.article(cookie, { content: HARMLESS, isPublished: false, writerId: writer?.id });
    expect(await publish(id)).toBe(422);
  });

  test('in the caption of a picture in the library blocks publishing', async () => {
    const hash = 'a'.repeat(32);
    await app.db.insert(images).values({ hash, uploadedAt: app.time.now, caption: 'Onze kuur geneest reuma.' });
    const picture = `<p><img src="/api/admin/download/${hash}.webp" alt="Bos"></p>`;
    const { id } = await app.article(cookie, { content: picture, isPublished: false });
    expect(await publish(id)).toBe(422);
  });

  test('in a tag or a source refuses the save of a published article', async () => {
    const { id, version } = await app.article(cookie, { content: HARMLESS, isPublished: true });
    const save = (changes: object) => statusOf(put(id, { version, content: HARMLESS, isPublished: true, ...changes }));
    const source = { id: 'boek', title: 'Onze kuur geneest reuma', publisher: 'Wij', year: 2020 };
    expect([await save({ tags: ['geneest reuma'] }), await save({ sources: [source] })]).toEqual([422, 422]);
    expect(await save({ tags: ['reuma'] })).toBe(200);
  });
});

describe('with a reason', () => {
  test.each([
    ['', 'at least 10 characters'],
    ['   ok    ', 'at least 10 characters'],
    ['Number 111222333 is a sample', 'Leave the citizen service number out'],
    ['x'.repeat(501), 'at most 500 characters'],
  ])('refuses "%s"', async (overrideReason, message) => {
    const response = await send('POST', '/articles', { ...ARTICLE, content: CURE, isPublished: true, overrideReason });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { fields: Record<string, string> }).fields['overrideReason']).toContain(message);
  });

  test('publishes, and the audit log has who and why', async () => {
    const { id, version } = await app.article(cookie, { content: HARMLESS, isPublished: true });
    const changes = { content: `${CURE}<p>Gegarandeerd resultaat.</p>`, isPublished: true, overrideReason: REASON };
    expect((await put(id, { version, ...changes })).status).toBe(200);
    expect(await overrides()).toEqual([
      `anna@clinic.example: ${ARTICLE.title} (claim-cure, claim-guarantee): ${REASON}`,
    ]);
  });

  test('needs none for what readers see already, and one for a new danger', async () => {
    const made = await app.article(cookie, { content: CURE, isPublished: true, overrideReason: REASON });
    const typo = await put(made.id, { version: made.version, content: `${CURE}<p>Nieuw.</p>`, isPublished: true });
    expect(typo.status).toBe(200);
    const { version } = (await typo.json()) as { version: number };
    const more = { version, content: `${CURE}<p>Patiënt 111222333.</p>`, isPublished: true };
    const refused = await put(made.id, more);
    expect(refused.status).toBe(422);
    expect(await refused.text()).not.toContain('111222333');
  });

  test('logs nothing when there was no danger', async () => {
    await app.article(cookie, { content: HARMLESS, isPublished: true, overrideReason: REASON });
    expect(await overrides()).toEqual([]);
  });
});

test('lets drafts, unpublishing and other fields through', async () => {
  const made = await app.article(cookie, { content: CURE, isPublished: true, overrideReason: REASON });
  const unpublished = await put(made.id, { version: made.version, content: `${CURE}${CURE}`, isPublished: false });
  expect(unpublished.status).toBe(200);
});

test('lets commands import what was published before', async () => {
  const input = ArticleInput.parse({ ...ARTICLE, content: CURE, isPublished: true });
  expect(await createArticle(app.system, input)).toMatchObject({ isPublished: true });
});
