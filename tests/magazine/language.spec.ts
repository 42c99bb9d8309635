import type { Page } from '@playwright/test';
import { expect, test } from '../support/articles/publish-through-api.ts';

const DUTCH = {
  title: 'Ontspannen ademhalen',
  excerpt: 'Een oefening van drie minuten.',
  category: 'Natuurgeneeskunde',
  author: 'Redactie van de kliniek',
};

/** The texts and labels of the main content whose language is that of `<html>`. */
const textsInPageLanguage = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const inherits = (element: Element | null) => element?.closest('[lang]') === document.documentElement;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.closest('script, style') && inherits(parent)) texts.push(walker.currentNode.textContent ?? '');
    }
    for (const labelled of main.querySelectorAll('[aria-label], [alt]'))
      if (inherits(labelled)) texts.push(labelled.getAttribute('aria-label') ?? labelled.getAttribute('alt') ?? '');
    return texts.map((text) => text.trim()).filter(Boolean);
  });

async function expectNoDutch(page: Page): Promise<void> {
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  const texts = (await textsInPageLanguage(page)).join('\n');
  for (const text of Object.values(DUTCH)) expect(texts).not.toContain(text);
  expect(texts).not.toMatch(/\b(de|het|een|en|van|voor|uw|tabel)\b/i);
}

for (const type of ['article', 'video'] as const)
  test(`marks Dutch texts as Dutch on an item of type ${type}`, async ({ page, articleApi }) => {
    const content = '<p>Adem rustig in.</p><table><tbody><tr><td>Dag</td></tr></tbody></table>';
    const image = '/assets/magazine/leaf.webp';
    const item = await articleApi.publish({ ...DUTCH, type, content, image, imageAlt: 'Een blad van de linde' });
    await page.goto(`/magazine/${type}/${item.slug}`);
    await expect(page.getByRole('region', { name: 'Tabel' })).toBeVisible();
    await expectNoDutch(page);
    await articleApi.delete(item);
  });

test('marks Dutch texts as Dutch on the listing', { tag: '@smoke' }, async ({ page, articleApi }) => {
  const item = await articleApi.publish(DUTCH);
  for (const query of ['', `?category=${DUTCH.category}`, `?author=${DUTCH.author}`]) {
    await page.goto(`/magazine${query}`);
    await expect(page.getByRole('heading', { name: DUTCH.title })).toBeVisible();
    await expectNoDutch(page);
  }
  await articleApi.delete(item);
});

test('marks the texts of a writer as Dutch', async ({ page }) => {
  await page.goto('/magazine/article/wat-uw-bloeddruk-zegt-over-de-komende-tien-jaar');
  await expect(page.getByRole('region', { name: 'About the Author' })).toBeVisible();
  await expectNoDutch(page);
});
