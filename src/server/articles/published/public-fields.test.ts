import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { openInMemory } from '../../../../tests/support/database/test-database.ts';
import { addUnknownColumn, UNPUBLISHED } from '../../../../tests/support/database/unknown-column.ts';
import { PublicArticleQuery } from '../../../shared/contract/articles/articles.ts';
import { asVisitor } from '../../context.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { listPublished } from '../list.ts';
import { findRelatedArticles, getPublished, latestArticles } from './published.ts';
import { resolveSlug } from './resolve-slug.ts';

// Adds a column to every row.
const app = setUpTestApp({ open: openInMemory });
const EMAIL = 'saskia@clinic.example';

test('no public response exposes a new column', async () => {
  const { cookie } = await app.logIn();
  const writer = { name: 'Saskia', email: EMAIL, bio: 'Arts', profileImage: '' };
  const created = await app.request('/api/admin/writers', { method: 'POST', body: writer, cookie });
  const { id: writerId } = (await created.json()) as { id: number };
  for (const title of ['Slapen', 'Slaapritme', 'Eten'])
    await app.article(cookie, { title, writerId, isPublished: true });

  addUnknownColumn(app.db);
  expect(JSON.stringify(await app.db.select().from(articles))).toContain(UNPUBLISHED);
  const context = asVisitor(app.system);
  const query = (values: object = {}) => PublicArticleQuery.parse(values);
  const article = await getPublished(context, 'slapen');
  const outputs = {
    list: await listPublished(context, query()),
    search: await listPublished(context, query({ search: 'slapen' })),
    filtered: await listPublished(context, query({ author: 'Saskia', page: 1 })),
    article,
    related: await findRelatedArticles(context, article),
    feeds: await latestArticles(context, 30),
    page: await resolveSlug(context, 'slapen'),
    listCall: await (await app.request('/api/articles')).json(),
    articleCall: await (await app.request('/api/articles/slapen')).json(),
  };
  for (const [name, output] of Object.entries(outputs)) {
    const text = JSON.stringify(output);
    expect([name, /slaapritme|Slapen/i.test(text)]).toEqual([name, true]);
    expect([name, text.includes(UNPUBLISHED), text.includes(EMAIL)]).toEqual([name, false, false]);
  }
});
