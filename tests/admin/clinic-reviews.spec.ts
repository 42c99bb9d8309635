import type { Browser, Page } from '@playwright/test';
import { busyness } from '../../scripts/set-up/busyness.mjs';
import type { DocumentDetail, SiteState } from '../../src/shared/contract/site-documents.ts';
import { axeViolations } from '../support/browser/axe.ts';
import { writeBelow } from './clinic-document.ts';
import { test as base, expect } from './editor/review/reviewer.ts';

/** A site of their own, as in `logged-in.ts`: elsewhere nobody's registration is known. */
const test = base.extend<object, { knownReviewer: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  knownReviewer: [async ({}, use) => use(undefined), { scope: 'worker' }],
});

/** Two tasks of the clinic's desk, each until visitors see it. A publication is a build: half a minute, or more here. */
const BUILD_MS = 240_000 * busyness();
/** Written by Saskia, reviewed by Hanneke. */
const THERAPY = 'therapieen/allergieen-intoleranties.md';
/** Written by Hanneke, reviewed by Joris. */
const OF_JORIS = 'therapieen/pro-aging.md';
const SENTENCE = 'Neem de etiketten van wat u at mee.';

const open = (page: Page, path: string) => page.goto(`/admindash/clinic/edit?path=${encodeURIComponent(path)}`);

const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();

/** Does what publishes, and waits until the site is made of it. */
async function untilOnline(page: Page, act: () => Promise<void>, done = 'Published'): Promise<void> {
  const before = new Date().toISOString();
  const isOnline = page.waitForResponse(
    async (response) => {
      if (!response.url().endsWith('/api/admin/site-documents')) return false;
      const { site } = (await response.json()) as { site: SiteState };
      return site.state === 'online' && site.since > before;
    },
    { timeout: BUILD_MS },
  );
  await act();
  await expect(page.getByText(done, { exact: true })).toBeVisible();
  await isOnline;
}

/** What a visitor without JavaScript sees. */
async function visit(browser: Browser, baseURL: string | undefined, path: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** The account's BIG number, at the name of the person in the team. */
async function nameReviewer(page: Page): Promise<void> {
  await open(page, 'team.yaml');
  await page.getByRole('button', { name: /^Hanneke Verbruggen/ }).click();
  await page.getByLabel('Registration').fill('BIG-nummer 19012345601');
  // An example reviews nothing: this is her name.
  const entry = page.getByRole('group', { name: 'Hanneke Verbruggen' });
  await entry.getByRole('button', { name: 'This is right' }).first().click();
  await untilOnline(page, () => publish(page));
}

test.describe.configure({ mode: 'serial' });

test('a wrong sentence on a therapy page is corrected, reviewed by a doctor, and online', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(2 * BUILD_MS);
  await open(page, THERAPY);
  const review = page.getByRole('group', { name: 'Medical review' });
  await test.step('without her number in the team, the page says where to fill it in', async () => {
    await expect(review).toContainText('“BIG-nummer 19012345601” must stand at your name');
    await expect(review.getByRole('button', { name: /I have read/ })).toHaveCount(0);
    await expect(review.getByRole('textbox')).toHaveCount(0);
  });
  await nameReviewer(page);
  await open(page, THERAPY);
  await writeBelow(page, SENTENCE);
  await review.getByRole('button', { name: 'I have read this text…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Hanneke Verbruggen, arts integrale geneeskunde (BIG-nummer 19012345601)');
  expect(await axeViolations(page)).toEqual([]);
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/admin/site-documents/document/review', async (route) => {
    await mayGoOn;
    await route.continue();
  });
  const summary = page.getByLabel('Summary', { exact: true });
  const typed = `${await summary.inputValue()} Vraag er gerust naar.`;
  const reviewAndType = async () => {
    await dialog.getByRole('button', { name: 'Reviewed: publish' }).click();
    await summary.fill(typed);
    goOn();
  };
  await untilOnline(page, reviewAndType, 'Reviewed and published');
  await test.step('what was typed meanwhile is still there, not saved', async () => {
    await expect(summary).toHaveValue(typed);
    await expect(page.getByText('Not saved yet')).toBeVisible();
  });
  const visitor = await visit(browser, baseURL, '/therapieen/allergieen-intoleranties');
  await expect(visitor.getByText(SENTENCE)).toBeVisible();
  const about = visitor.getByRole('region', { name: 'Over deze tekst' });
  await expect(about).toContainText(/leerd door\s+Hanneke Verbruggen, .*19012345601/);
  await expect(about.locator('time').first()).not.toHaveAttribute('datetime', '2026-09-14');
  await visitor.context().close();
});

test('a colleague leaves: gone from the team, and the pages she reviewed wait for another', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(2 * BUILD_MS);
  await open(page, 'team.yaml');
  await test.step('her entry cannot be removed while pages name her', async () => {
    await page.getByRole('button', { name: 'Remove Joris van Lieshout' }).click();
    const dialog = page.getByRole('dialog', { name: '“Joris van Lieshout” is still needed' });
    await expect(dialog.getByRole('link', { name: 'Pro-aging' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Open the entry' }).click();
  });
  const entry = page.getByRole('group', { name: 'Joris van Lieshout' });
  await entry.getByLabel('Left', { exact: true }).fill('2026-11-01');
  // What is filled in does not jump away.
  await expect(entry.locator('label')).toHaveText([
    ...['Key', 'Name', 'Profession', 'Registration', 'Portrait', 'Left', 'Successor'],
  ]);
  await test.step('nobody takes over yet: refused at the field', async () => {
    await publish(page);
    await expect(entry.getByText(/^Opvolger ontbreekt: kies wie de pagina’s overneemt/)).toBeVisible();
  });
  await entry.getByLabel('Successor').click();
  await expect(page.getByRole('option', { name: 'Joris van Lieshout' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Hanneke Verbruggen' }).click();
  await untilOnline(page, () => publish(page));

  const team = await visit(browser, baseURL, '/over-ons');
  await expect(team.getByRole('region', { name: 'Ons team' }).getByRole('listitem')).toHaveCount(3);
  expect(await team.content()).not.toContain('Joris van Lieshout');
  await team.goto('/therapieen/pro-aging');
  const about = team.getByRole('region', { name: 'Over deze tekst' });
  await expect(about).not.toContainText('Joris van Lieshout');
  await team.context().close();

  await page.goto('/admindash/to-do');
  const left = page.getByRole('region', { name: /^Pages about care whose reviewer left/ });
  const item = left.getByRole('listitem').filter({ hasText: 'Pro-aging' });
  await expect(item).toContainText('For Hanneke Verbruggen');
  await item.getByRole('link').click();
  await expect(page.getByRole('group', { name: 'Medical review' })).toContainText('who no longer works here');
  await page.getByRole('button', { name: 'I have read this text…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reviewed: publish' }).click();
  await expect(page.getByText('Reviewed and published', { exact: true })).toBeVisible();
  await page.goto('/admindash/to-do');
  await expect(left.getByRole('listitem').first()).toBeVisible();
  await expect(left.getByRole('listitem').filter({ hasText: 'Pro-aging' })).toHaveCount(0);
  const response = await page.request.get('/api/admin/site-documents/document', { params: { path: OF_JORIS } });
  const { published } = (await response.json()) as DocumentDetail;
  expect(published.fields['gecontroleerd']).toMatchObject({ door: 'hanneke-verbruggen' });
});
