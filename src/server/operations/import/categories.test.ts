import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { sourceArticle } from '../../../../tests/support/import/source-article.ts';
import { eq } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { categories } from '../../db/schema/categories.ts';
import { planImport } from './plan.ts';
import { runImport } from './run-import.ts';
import type { SourceSite } from './source-site.ts';

const app = setUpTestApp();

test('gives each article its category, also one of other letters or whose slug is taken', async () => {
  await app.db.insert(categories).values({ name: 'Zorgpad zeta', slug: 'zeta' });
  const names = ['العربية', '健康', 'Zeta', '健康 B12', '心理 B12'];
  const source: SourceSite = {
    system: 'WordPress',
    writers: new Map(),
    categories: new Map([
      ['العربية', { slug: '%d8%a7%d9%84', description: '' }],
      ['Zeta', { slug: 'zeta', description: '' }],
    ]),
    skipped: new Map(),
    articles: names.map((name, at) =>
      sourceArticle({ key: `wordpress/a.nl/${at}`, slug: `a${at}`, categories: [name] }),
    ),
  };
  const plan = await planImport(app.system, source, { categoryMap: new Map(), defaultCategory: 'Overig' });
  const report = await runImport(app.system, source, plan, async () => new Uint8Array());
  expect(report).toMatchObject({ articles: 5, categories: 5, problems: [] });
  const saved = await app.db
    .select({ name: categories.name, slug: categories.slug })
    .from(articles)
    .innerJoin(categories, eq(categories.id, articles.categoryId))
    .orderBy(articles.id);
  expect(saved).toEqual([
    { name: 'العربية', slug: 'categorie' },
    { name: '健康', slug: 'categorie-2' },
    { name: 'Zeta', slug: 'zeta-2' },
    { name: '健康 B12', slug: 'b12' },
    { name: '心理 B12', slug: 'b12-2' },
  ]);
});
