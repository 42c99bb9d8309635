import { preparedFolder } from '../../support/server/prepared-folder.ts';
import { removeFolder, startServer } from '../../support/server/server.ts';
import { expect, test } from '../../support/site.ts';

const EVA = { email: 'eva@clinic.example', password: 'zeven andere woorden op de plank' };

test('text of one account is never stored for another of the same browser', async ({ browser, staff: anna }) => {
  const folder = await preparedFolder();
  // The folder has Anna's account already.
  const server = await startServer(folder, { STAFF_EMAIL: EVA.email, STAFF_PASSWORD: EVA.password });
  const context = await browser.newContext({ baseURL: server.url });
  try {
    await context.request.post('/api/admin/login', { data: anna });
    const page = await context.newPage();
    await page.goto('/admindash/articles/new');
    await page.getByLabel('Title *', { exact: true }).waitFor();
    // Another tab: Anna logs out there, and Eva logs in.
    await context.request.post('/api/admin/logout');
    await context.request.post('/api/admin/login', { data: EVA });
    const refused = page.waitForResponse(
      (response) => response.url().includes('/recoverable-drafts/') && response.request().method() === 'PUT',
    );
    await page.getByLabel('Title *', { exact: true }).fill('Van Anna');
    expect((await refused).status()).toBe(401);
    const drafts = await context.request.get('/api/admin/recoverable-drafts/0');
    expect(await drafts.json()).toMatchObject({ drafts: [] });
    await page.getByRole('button', { name: 'Save Article' }).click();
    await expect(page.getByLabel('Title *', { exact: true })).toHaveValue('Van Anna');
    const articles = await context.request.get('/api/admin/articles?search=Anna');
    expect(await articles.json()).toMatchObject({ articles: [] });
  } finally {
    await context.close();
    await server.stop();
    await removeFolder(folder);
  }
});
