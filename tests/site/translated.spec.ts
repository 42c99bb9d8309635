import { type Translation, translate } from '../support/browser/translator.ts';
import { expect, test } from '../support/site.ts';

const WAYS: Translation[] = ['replaces', 'wraps'];

for (const way of WAYS) {
  test(`words typed before the script stay while a translator ${way} them`, {
    tag: way === 'replaces' ? '@smoke' : [],
  }, async ({ page }) => {
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/_astro/ContactForm.*.js', async (route) => {
      await mayGoOn;
      await route.continue();
    });
    await translate(page, way);
    await page.goto('/over-ons#contact');
    const form = page.getByRole('form', { name: 'Contactformulier' });
    await form.getByLabel('Bericht').fill('Kan ik deze week langskomen?');
    await form.getByLabel('Naam').pressSequentially('An');
    goOn();
    await expect(page.locator('astro-island[component-url*="ContactForm"]')).not.toHaveAttribute('ssr');
    await page.keyboard.type('na');
    await form.getByRole('button', { name: 'Verstuur bericht' }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeVisible();
    await expect(form.getByLabel('Naam')).toHaveValue('Anna');
    await expect(form.getByLabel('Bericht')).toHaveValue('Kan ik deze week langskomen?');
    await form.getByLabel('E-mailadres').fill('anna@clinic.example');
    await form.getByRole('button', { name: 'Verstuur bericht' }).click();
    await expect(form.getByText('Bericht succesvol verzonden!')).toBeVisible();
    await expect(form.getByLabel('Bericht')).toHaveValue('');
  });

  test(`the magazine is searched and paged while a translator ${way} the texts`, async ({ page }) => {
    await translate(page, way);
    await page.goto('/magazine');
    const search = page.getByRole('searchbox', { name: 'Search articles and videos' });
    await search.pressSequentially('slaap');
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: 'slaap' })).toBeVisible();
    await search.fill('xqzwvk');
    await expect(page.getByText('No articles found')).toBeVisible();
    await expect(page.getByText('Nothing found')).toBeVisible();
    await search.fill('');
    await page
      .getByRole('link', { name: 'Next' })
      .or(page.getByRole('button', { name: 'Next' }))
      .click();
    await expect(page.getByText(/page 2 of/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Type' }).selectOption('video');
    await expect(page).toHaveURL(/type=video/);
    await expect(page.getByRole('searchbox', { name: 'Search articles and videos' })).toBeVisible();
  });

  test(`an article's buttons answer while a translator ${way} the texts`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await translate(page, way);
    await page.goto('/magazine/article/vitamine-d-wie-heeft-extra-nodig-en-hoeveel');
    await page.getByRole('heading', { name: 'Share this article' }).scrollIntoViewIfNeeded();
    const copy = page.getByRole('button', { name: 'Copy link' });
    await copy.click();
    await expect(page.getByText('Link copied!').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(copy).toBeVisible();
  });

  test(`the latest articles come while a translator ${way} the texts`, async ({ page }) => {
    await translate(page, way);
    await page.goto('/');
    await page.locator('astro-island[component-url*="LatestItems"]').scrollIntoViewIfNeeded();
    await expect(page.locator('.items').getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(page.getByText('Artikelen worden geladen')).toHaveCount(0);
  });
}
