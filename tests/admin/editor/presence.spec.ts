import { axeViolations } from '../../support/browser/axe.ts';
import { preparedFolder } from '../../support/server/prepared-folder.ts';
import { removeFolder, startServer } from '../../support/server/server.ts';
import { expect as expectSite, test as site } from '../../support/site.ts';
import { expect, test } from '../logged-in.ts';

site('two people see each other in the same article', async ({ browser, staff: anna }) => {
  const eva = { email: 'eva@clinic.example', password: 'zeven andere woorden op de plank' };
  const folder = await preparedFolder();
  // The folder has Anna's account already.
  const server = await startServer(folder, { STAFF_EMAIL: eva.email, STAFF_PASSWORD: eva.password });
  const open = async (account: typeof eva) => {
    const context = await browser.newContext({ baseURL: server.url });
    const response = await context.request.post('/api/admin/login', { data: account });
    const { user } = (await response.json()) as { user: { name: string } };
    const page = await context.newPage();
    await page.clock.install();
    return { context, page, name: user.name };
  };
  const sees = ({ page }: { page: import('@playwright/test').Page }, name: string) =>
    page.getByText(`${name} has this article open too.`);
  const first = await open(anna);
  const second = await open(eva);
  try {
    for (const { page } of [first, second]) {
      await page.goto('/admindash/articles/1');
      await page.getByRole('toolbar').waitFor();
    }
    await expectSite(sees(second, first.name)).toBeVisible();
    await first.page.clock.runFor(26_000);
    await expectSite(sees(first, second.name)).toBeVisible();
    expectSite(await axeViolations(first.page)).toEqual([]);

    // Leaving the screen says so, without waiting for the minute to pass.
    const said = second.page.waitForResponse((response) => response.request().method() === 'DELETE');
    await second.page.getByRole('link', { name: 'Messages' }).click();
    await said;
    await first.page.clock.runFor(26_000);
    await expectSite(sees(first, second.name)).toBeHidden();
  } finally {
    await first.context.close();
    await second.context.close();
    await server.stop();
    await removeFolder(folder);
  }
});

test('mentions one’s own other tab', async ({ page, context, createArticle }) => {
  const { id } = await createArticle();
  await page.goto(`/admindash/articles/${id}`);
  await page.getByRole('toolbar').waitFor();
  const other = await context.newPage();
  await other.goto(`/admindash/articles/${id}`);
  await expect(other.getByText('You have this article open in another tab too.')).toBeVisible();
});

test('pings only while the user is there', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  let pings = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/presence/')) pings += 1;
  });
  await page.clock.install();
  await page.goto(`/admindash/articles/${id}`);
  await page.getByRole('toolbar').waitFor();
  await expect.poll(() => pings).toBe(1);
  await page.clock.runFor(50_000);
  await expect.poll(() => pings).toBe(3);
  // Five minutes without a key count as absence.
  await page.clock.runFor(20 * 60_000);
  const idle = pings;
  expect(idle).toBeLessThanOrEqual(13);
  await page.keyboard.press('Shift');
  await expect.poll(() => pings).toBe(idle + 1);
});
