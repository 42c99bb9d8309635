import type { Page } from '@playwright/test';
import { EXTENSION_NAMES, install } from '../support/browser/extensions.ts';
import { expect, test } from '../support/site.ts';

/** Number 418 says that React found the page changed and renders it again, which is what it should do. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => message.includes('React error #418') || errors.push(message));
  return errors;
}

for (const name of EXTENSION_NAMES) {
  test(`the contact form is filled and sent with ${name}`, async ({ page }) => {
    const errors = errorsOf(page);
    await install(page, name);
    await page.goto('/over-ons#contact');
    const form = page.getByRole('form', { name: 'Contactformulier' });
    await form.getByLabel('Naam').fill('Anna');
    await expect(page.locator('astro-island[component-url*="ContactForm"]')).not.toHaveAttribute('ssr');
    await form.getByRole('button', { name: 'Verstuur bericht' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await form.getByLabel('E-mailadres').fill('anna@clinic.example');
    await form.getByLabel('Bericht').fill('Ik wil niet meer leven. Kan ik deze week langskomen?');
    await expect(form.locator('[data-urgent-help]')).toBeVisible();
    await form.getByRole('button', { name: 'Verstuur bericht' }).click();
    await expect(form.getByText('Bericht succesvol verzonden!')).toBeVisible();
    await expect(form.getByLabel('Bericht')).toHaveValue('');
    expect(errors).toEqual([]);
  });

  test(`the magazine is read and shared with ${name}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const errors = errorsOf(page);
    await install(page, name);
    await page.goto('/magazine');
    const search = page.getByRole('searchbox', { name: 'Search articles and videos' });
    await search.pressSequentially('xqzwvk');
    await expect(page.getByText('No articles found')).toBeVisible();
    await search.fill('');
    await page
      .getByRole('link', { name: 'Next' })
      .or(page.getByRole('button', { name: 'Next' }))
      .click();
    await expect(page).toHaveURL(/page=2/);
    await page.goto('/magazine/article/vitamine-d-wie-heeft-extra-nodig-en-hoeveel');
    const heading = page.getByRole('heading', { name: 'Share this article' });
    await heading.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await page.goto('/');
    await page.locator('astro-island[component-url*="LatestItems"]').scrollIntoViewIfNeeded();
    await expect(page.locator('.items').getByRole('heading', { level: 3 })).toHaveCount(3);
    expect(errors).toEqual([]);
  });
}
