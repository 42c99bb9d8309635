import { expect, type Page } from '@playwright/test';

/** Marks the document: a page that is loaded again has no mark. */
export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));

export const expectSameDocument = async (page: Page) =>
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true);

export const header = (page: Page) => page.getByRole('navigation', { name: 'Admin' });

const SELDOM = ['Visits', 'People', 'Activity', 'Account', 'Help', 'Website'];

/** The link of the header with this name, for which “More” is opened if it stands there. */
export async function headerLink(page: Page, name: string | RegExp) {
  const link = header(page).getByRole('link', { name });
  const more = header(page).getByRole('button', { name: 'More' });
  if (SELDOM.includes(String(name)) && (await more.getAttribute('aria-expanded')) === 'false') await more.click();
  return link;
}

/** Opens a screen from the header. */
export const goTo = async (page: Page, name: string | RegExp, options = {}) =>
  (await headerLink(page, name)).click(options);

/** Opens the dashboard and waits for its list. */
export async function openDashboard(page: Page, address = '/admindash'): Promise<void> {
  await page.goto(address);
  await page.getByRole('article').first().waitFor();
}

/** Opens a new article in the app and types a title. */
export async function typeArticle(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'New Article', exact: true }).click();
  await page.getByRole('textbox', { name: 'Content *' }).waitFor();
  await page.getByLabel('Title *', { exact: true }).fill(title);
  await page.getByText(/^Unsaved changes, kept in this browser/).waitFor();
}
