import { expect, type Page } from '@playwright/test';

export async function openForm(page: Page) {
  await page.goto('/over-ons#contact');
  const form = page.getByRole('form', { name: 'Contactformulier' });
  // Set once the island is hydrated.
  await expect(form).toHaveAttribute('novalidate');
  return form;
}

export async function fillForm(page: Page) {
  await page.getByLabel('Naam').fill('Jo Jansen');
  await page.getByLabel('E-mailadres').fill('jo@voorbeeld.nl');
  await page.getByLabel('Bericht').fill('Kan ik volgende week terecht?');
}
