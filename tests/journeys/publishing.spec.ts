import { type Browser, expect, type Page, test } from '@playwright/test';
import { busyness } from '../../scripts/set-up/busyness.mjs';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { type RunningServer, removeFolder, STAFF, startServer } from '../support/server/server.ts';

const TITLE = 'Wandelen na het eten';
const SLUG = 'wandelen-na-het-eten';

let folder = '';
let server: RunningServer;

test.beforeAll(async () => {
  folder = await preparedFolder();
  server = await startServer(folder);
});
test.afterAll(async () => {
  await server.stop();
  await removeFolder(folder);
});

test('publishes, unpublishes and keeps an article across a restart', async ({ browser }) => {
  test.setTimeout(90_000 * busyness());
  const visitor = await newPage(browser);
  const staff = await newPage(browser);

  await test.step('a visitor sees three items on the home page, searches and reads', async () => {
    await visitor.goto('/');
    await latestSection(visitor).scrollIntoViewIfNeeded();
    await expect(latestItems(visitor)).toHaveCount(3);
    await visitor.goto('/magazine');
    await visitor.getByRole('searchbox').fill('crohn');
    await visitor.getByRole('searchbox').press('Enter');
    await visitor
      .getByRole('link', { name: /Leven met de ziekte van Crohn/ })
      .first()
      .click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Leven met de ziekte van Crohn');
  });

  await test.step('staff log in, write an article and publish it', async () => {
    await staff.goto('/admindash');
    await expect(staff).toHaveURL(/\/admindash\/login/);
    await staff.getByLabel('Email').fill(STAFF.email);
    await staff.getByLabel('Password').fill(STAFF.password);
    await staff.getByRole('button', { name: 'Sign in' }).click();
    await staff.getByRole('link', { name: 'New Article', exact: true }).click();
    await write(staff);
    await staff.getByRole('switch', { name: 'Published' }).click();
    await staff.getByRole('button', { name: 'Save Article' }).click();
    await expect(staff).toHaveURL(/\/admindash(\?.*)?$/);
  });

  await test.step('once it is saved, the next request of every page has it', async () => {
    for (const path of ['/magazine', `/magazine/article/${SLUG}`, '/api/articles?limit=3'])
      expect(await text(path)).toContain(TITLE);
    await visitor.goto('/');
    await latestSection(visitor).scrollIntoViewIfNeeded();
    await expect(latestItems(visitor).first()).toContainText(TITLE);
    await visitor.goto(`/magazine/article/${SLUG}`);
    const article = visitor.getByRole('article');
    await expect(article.getByRole('heading', { name: 'Waarom het helpt' })).toBeVisible();
    await expect(article.getByRole('listitem').filter({ hasText: 'Tien minuten is genoeg' })).toBeVisible();
    await expect(article.getByRole('link', { name: 'Thuisarts' })).toHaveAttribute('href', 'https://www.thuisarts.nl/');
    await expect(article.getByRole('img', { name: 'Blad in tegenlicht' })).toBeVisible();
  });

  await test.step('once unpublished, it responds 404', async () => {
    const card = staff.getByRole('article', { name: TITLE });
    await card.getByRole('button', { name: /^Unpublish/ }).click();
    await expect(card.getByText('Draft')).toBeVisible();
    expect((await fetch(`${server.url}/magazine/article/${SLUG}`)).status).toBe(404);
    expect((await fetch(`${server.url}/api/articles/${SLUG}`)).status).toBe(404);
    expect(await text('/magazine')).not.toContain(TITLE);
  });

  await test.step('after a restart it is still there', async () => {
    await staff
      .getByRole('article', { name: TITLE })
      .getByRole('button', { name: /^Publish/ })
      .click();
    await expect(staff.getByRole('article', { name: TITLE }).getByText('Published')).toBeVisible();
    const { port } = new URL(server.url);
    await server.stop();
    server = await startServer(folder, { PORT: port });
    expect(await text(`/magazine/article/${SLUG}`)).toContain('Tien minuten is genoeg');
    await staff.reload();
    await expect(staff.getByRole('article', { name: TITLE })).toBeVisible();
  });
});

const newPage = async (browser: Browser) => (await browser.newContext({ baseURL: server.url })).newPage();
const text = async (path: string) => (await fetch(server.url + path)).text();
/** Loads when it scrolls into view. */
const latestSection = (page: Page) => page.getByRole('region', { name: 'Uit het magazine' });
const latestItems = (page: Page) => latestSection(page).getByRole('heading', { level: 3 });

async function write(staff: Page): Promise<void> {
  await staff.getByLabel('Title *').fill(TITLE);
  await expect(staff.getByLabel('URL Slug')).toHaveValue(SLUG);
  await staff.getByRole('combobox', { name: /Category/ }).click();
  await staff.getByRole('option', { name: 'Metabole aandoeningen' }).click();

  const body = staff.getByRole('textbox', { name: /Content/ });
  const tool = (name: string) => staff.getByRole('button', { name, exact: true });
  await body.click();
  await tool('Heading 2').click();
  await expect(body).toBeFocused();
  await body.pressSequentially('Waarom het helpt');
  await body.press('Enter');
  await tool('Bullet list').click();
  await body.pressSequentially('Tien minuten is genoeg');
  await body.press('Enter');
  await body.press('Enter');
  await body.pressSequentially('Thuisarts');
  await body.press('Shift+Home');
  await tool('Add link').click();
  const linkDialog = staff.getByRole('dialog', { name: 'Add link' });
  await linkDialog.getByLabel('URL').fill('https://www.thuisarts.nl');
  await linkDialog.getByRole('button', { name: 'Add link' }).click();
  await expect(body).toBeFocused();
  await body.press('End');
  await body.press('Enter');
  await tool('Add image').click();
  const imageDialog = staff.getByRole('dialog', { name: 'Add image' });
  await imageDialog.getByLabel('Image URL').fill('/assets/magazine/leaf.webp');
  await imageDialog.getByLabel('Alt Text').fill('Blad in tegenlicht');
  await imageDialog.getByRole('button', { name: 'Add image' }).click();
}
