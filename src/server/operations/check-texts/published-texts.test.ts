import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { ArticleInput } from '../../../shared/contract/articles/articles.ts';
import { checkText } from '../../../shared/text-check/check-text.ts';
import { createArticle } from '../../articles/articles.ts';
import { createCategory } from '../../categories/categories.ts';
import { asVisitor } from '../../context.ts';
import { publishedTexts } from './published-texts.ts';

const app = setUpTestApp();

async function add(title: string, changes: Partial<ArticleInput>) {
  const input = ArticleInput.parse({ title, content: '<p>Rust doet u goed.</p>', category: 'Slaap', ...changes });
  return (await createArticle(app.system, input)).id;
}

test('reads the published articles, in their own language', async () => {
  await createCategory(app.system, { name: 'Slaap', slug: null, description: null });
  const dutch = await add('Slaap', { isPublished: true, content: '<p>Onze kuur geneest u van de kanker.</p>' });
  const english = await add('Sleep', {
    language: 'en',
    isPublished: true,
    type: 'video',
    content: '<p>This is the film of the clinic, and it is guaranteed.</p>',
    image: '/assets/magazine/leaf.webp',
  });
  await add('Draft', { isPublished: false });
  const found = [];
  for await (const { id, text } of publishedTexts(app.system)) {
    const rules = checkText(text, { phoneNumbers: [] }).map(({ rule }) => rule);
    found.push([id, text.language, text.purpose, rules[0], rules.includes('picture-without-description')]);
  }
  expect(found).toEqual([
    [dutch, 'nl', 'care', 'claim-cure', false],
    [english, 'en', 'other', 'claim-guarantee', true],
  ]);
});

test('refuses visitors', async () => {
  await expect(publishedTexts(asVisitor(app.system)).next()).rejects.toThrow();
});
