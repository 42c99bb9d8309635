import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { displayDate } from '../../shared/dates/dates.ts';
import { noCache } from '../cache/public-cache.ts';
import { createTagVersions } from '../cache/tag-versions.ts';
import { asVisitor } from '../context.ts';
import { articleTag, tagsOfPage } from './cache-tags.ts';
import { findRelatedArticles } from './published/published.ts';
import { resolveSlug } from './published/resolve-slug.ts';

const versions = createTagVersions();
const app = setUpTestApp({ cache: { ...noCache, learn: versions.learn } });

type Rendered = { shown: string; tags: string[]; version: number };

/** What the page at this address shows, as src/pages/magazine/_MagazineItem.astro does, and its tags. */
async function render(slug: string): Promise<Rendered> {
  const context = asVisitor(app.system);
  const version = versions.highest();
  const resolved = await resolveSlug(context, slug);
  if (resolved.kind !== 'article') return { shown: JSON.stringify(resolved), tags: [articleTag(slug)], version };
  const { article } = resolved;
  const found = await findRelatedArticles(context, article);
  const { related, previous, next } = found;
  const shown = JSON.stringify({
    article,
    related: related.map((item) => [item.title, item.slug, item.type, item.image, item.category, displayDate(item)]),
    beside: [previous, next].map((item) => item && [item.title, item.slug, item.type]),
  });
  return { shown, tags: tagsOfPage(article, found), version };
}

const isHit = ({ tags, version }: Rendered) => versions.isCurrent(tags, version);

/** Renders every address, and returns what became of them after `change`. */
async function pagesAround(slugs: readonly string[], change: () => Promise<unknown>) {
  const before = new Map<string, Rendered>();
  for (const slug of slugs) before.set(slug, await render(slug));
  await change();
  const pages = [];
  for (const [slug, page] of before) {
    const { shown } = await render(slug);
    pages.push({ slug, isHit: isHit(page), isChanged: shown !== page.shown });
  }
  return pages;
}

const outdated = (pages: Array<{ slug: string; isHit: boolean }>) =>
  pages.filter((page) => !page.isHit).map(({ slug }) => slug);

/** Nine articles a minute apart, `a` the oldest; the last two in a category of their own, `e` and `f` about sleep. */
async function nineArticles() {
  const { cookie } = await app.logIn();
  const slugs = [...'abcdefghi'];
  const created = new Map<string, { id: number; fields: object; version: number }>();
  for (const [index, slug] of slugs.entries()) {
    app.time.now = new Date(Date.UTC(2026, 10, 1, 12, index));
    const fields = {
      title: slug,
      slug,
      isPublished: true,
      ...(index > 6 && { category: 'Hormonen' }),
      ...('ef'.includes(slug) && { tags: ['slaap'] }),
    };
    const { id } = await app.article(cookie, fields);
    created.set(slug, { id, fields, version: 1 });
  }
  const send = (method: string, path: string, body?: object) =>
    app.request(`/api/admin${path}`, { method, cookie, body });
  return {
    slugs,
    cookie,
    send,
    idOf: (slug: string) => created.get(slug)?.id ?? 0,
    change: async (slug: string, fields: object) => {
      const article = created.get(slug);
      if (!article) throw new Error(slug);
      const response = await send('PUT', `/articles/${article.id}`, {
        ...ARTICLE,
        ...article.fields,
        ...fields,
        version: article.version,
      });
      expect(response.status).toBe(200);
      article.version += 1;
    },
  };
}

test('keeps every other page when the text of an article changes', async () => {
  const { slugs, change } = await nineArticles();
  const pages = await pagesAround(slugs, () => change('c', { content: '<p>Nieuw</p>', seoTitle: 'Nieuw' }));
  expect(outdated(pages)).toEqual(['c']);
});

test.each([
  ['title', { title: 'Nieuw' }],
  ['picture', { image: 'https://example.org/a.jpg' }],
  ['type', { type: 'video' }],
  ['language', { language: 'en' }],
])('renews the pages that show the changed %s, and no other', async (_, fields) => {
  const { slugs, change } = await nineArticles();
  // Not among the newest: only the items before and after it show it.
  expect(outdated(await pagesAround(slugs, () => change('c', fields)))).toEqual(['b', 'c', 'd']);
});

test('renews the pages that link to a changed slug, and its address', async () => {
  const { slugs, change } = await nineArticles();
  const pages = await pagesAround([...slugs, 'elders'], () => change('c', { slug: 'elders' }));
  expect(outdated(pages)).toEqual(['b', 'c', 'd', 'elders']);
});

test('renews the pages beside the former and the new place of an article whose date changes', async () => {
  const { slugs, send, idOf } = await nineArticles();
  const pages = await pagesAround(slugs, () =>
    send('PUT', `/articles/${idOf('g')}/publication-date`, { version: 1, date: '2026-10-31' }),
  );
  expect(pages.filter(({ isChanged, isHit }) => isChanged && isHit)).toEqual([]);
  expect(outdated(pages)).toEqual(['a', 'f', 'g', 'h']);
});

test('renews the pages beside an old article that is published again', async () => {
  const { slugs, send, idOf } = await nineArticles();
  const unpublish = await pagesAround(slugs, () => send('POST', `/articles/${idOf('c')}/unpublish`));
  expect(outdated(unpublish)).toEqual(['b', 'c', 'd']);
  const publish = await pagesAround(slugs, () => send('POST', `/articles/${idOf('c')}/publish`));
  expect(outdated(publish)).toEqual(['b', 'c', 'd']);
});

test('renews the addresses of a deleted article, former ones too', async () => {
  const { slugs, change, send, idOf } = await nineArticles();
  await change('c', { slug: 'elders' });
  await send('POST', `/articles/${idOf('c')}/unpublish`);
  const deleted = await pagesAround([...slugs, 'elders'], () => send('DELETE', `/articles/${idOf('c')}`));
  expect(outdated(deleted)).toEqual(['c', 'elders']);
  expect(await resolveSlug(asVisitor(app.system), 'elders')).toEqual({ kind: 'gone' });
});

test('renews what a new article comes between, and what shares a subject with it', async () => {
  const { slugs, cookie } = await nineArticles();
  app.time.now = new Date(Date.UTC(2026, 10, 1, 12, 2, 30));
  const between = await pagesAround([...slugs, 'nieuw'], () =>
    app.article(cookie, { title: 'Nieuw', slug: 'nieuw', isPublished: true }),
  );
  expect(outdated(between)).toEqual(['c', 'd', 'nieuw']);
  app.time.now = new Date(Date.UTC(2026, 10, 1, 12, 20));
  const newest = await pagesAround(slugs, () =>
    app.article(cookie, { title: 'Nieuwste', tags: ['Slaap'], isPublished: true }),
  );
  expect(newest.filter(({ isChanged, isHit }) => isChanged && isHit)).toEqual([]);
  // Those about the same, and the newest until now.
  expect(outdated(newest)).toEqual(['e', 'f', 'i']);
});

test('renews what shares a subject with an article whose tags or category change', async () => {
  const { slugs, change } = await nineArticles();
  const pages = await pagesAround(slugs, () => change('c', { tags: ['slaap'] }));
  expect(pages.filter(({ isChanged, isHit }) => isChanged && isHit)).toEqual([]);
  expect(outdated(pages)).toEqual(['c', 'e', 'f']);
  const moved = await pagesAround(slugs, () => change('e', { tags: ['slaap'], category: 'Hormonen' }));
  expect(moved.filter(({ isChanged, isHit }) => isChanged && isHit)).toEqual([]);
  expect(outdated(moved)).toContain('f');
});

test('keeps the pages of other categories when one is renamed', async () => {
  const { slugs, send } = await nineArticles();
  const categories = (await (await send('GET', '/categories')).json()) as Array<{ id: number; name: string }>;
  const hormones = categories.find(({ name }) => name === 'Hormonen');
  const pages = await pagesAround(slugs, () => send('PUT', `/categories/${hormones?.id}`, { name: 'Hormoonbalans' }));
  await send('PUT', `/categories/${hormones?.id}`, { name: 'Hormonen' });
  expect(pages.filter(({ isChanged, isHit }) => isChanged && isHit)).toEqual([]);
  expect(outdated(pages)).toEqual(['g', 'h', 'i']);
});

test('renews what shows a writer who is renamed, deleted and restored', async () => {
  const { slugs, send, change } = await nineArticles();
  const eva = { name: 'Eva', email: 'eva@clinic.example' };
  const { id } = (await (await send('POST', '/writers', eva)).json()) as { id: number };
  const names = [{ writerId: id }, { writerId: id, author: 'Gastredactie' }];
  await change('b', names[0] ?? {});
  await change('h', names[1] ?? {});
  for (const work of [
    () => send('PUT', `/writers/${id}`, { ...eva, name: 'Eva Maas' }),
    () => send('PUT', `/writers/${id}`, { ...eva, name: 'Eva Maas', bio: 'Arts' }),
    () => send('DELETE', `/writers/${id}`),
    () => send('POST', `/writers/${id}/restore`),
  ])
    expect(outdated(await pagesAround(slugs, work))).toEqual(['b', 'h']);
});

test.each([1, 2])('shows no outdated page after random changes (seed %i)', async (seed) => {
  const { slugs, cookie, send } = await nineArticles();
  const numbers = fc.sample(fc.nat(), { seed, numRuns: 200 });
  const random = (below: number) => (numbers.pop() ?? 0) % below;
  const pick = <T>(items: readonly T[]): T => items[random(items.length)] as T;
  const ids = new Set(slugs.map((_, index) => index + 1));
  const addresses = new Set(slugs);
  const edit = async (id: number, fields: object) => {
    const article = (await (await send('GET', `/articles/${id}`)).json()) as object;
    return send('PUT', `/articles/${id}`, { ...article, ...fields });
  };
  for (let turn = 0; turn < 20; turn += 1) {
    const id = pick([...ids]);
    const slug = `adres-${random(12)}`;
    addresses.add(slug);
    app.time.now = new Date(Date.UTC(2026, 10, 1, 12, random(15), turn));
    const name = `turn ${turn}`;
    const changes = {
      title: () => edit(id, { title: name }),
      text: () => edit(id, { content: `<p>${name}</p>` }),
      category: () => edit(id, { category: pick(['Hormonen', 'Natuurgeneeskunde', 'Integrale geneeskunde']) }),
      type: () => edit(id, { type: pick(['article', 'video']) }),
      slug: () => edit(id, { slug }),
      date: async () => {
        const { version } = (await (await send('GET', `/articles/${id}`)).json()) as { version: number };
        const date = pick(['2026-10-30', '2026-10-31', '2026-11-01']);
        return send('PUT', `/articles/${id}/publication-date`, { version, date });
      },
      publish: () => send('POST', `/articles/${id}/publish`),
      unpublish: () => send('POST', `/articles/${id}/unpublish`),
      remove: async () => {
        await send('DELETE', `/articles/${id}`);
        ids.delete(id);
      },
      create: async () => {
        const created = await app.article(cookie, { title: name, isPublished: true });
        ids.add(created.id);
        addresses.add(created.slug);
      },
    };
    const kind = pick(['publish', 'create', ...Object.keys(changes)]) as keyof typeof changes;
    const pages = await pagesAround([...addresses], changes[kind]);
    expect([kind, id, pages.filter(({ isChanged, isHit }) => isChanged && isHit)]).toEqual([kind, id, []]);
  }
});
