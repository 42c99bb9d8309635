import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';

const { antwoordtermijn } = parse(readFileSync('content/kliniek.yaml', 'utf8')) as { antwoordtermijn: string };
/** What the visitor reads beside the sentence with 24 hours. */
export const WHEN_CLOSED = `Zijn we in die tijd dicht, dan antwoorden we ${antwoordtermijn}.`;

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
