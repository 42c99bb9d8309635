import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { busyness } from '../../scripts/set-up/busyness.mjs';
import { freePort } from '../support/server/free-port.ts';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { removeFolder } from '../support/server/server.ts';
import { test as base, expect } from '../support/site.ts';

type FailingSite = { url: string; toggle: (part?: 'database' | 'index') => Promise<void> };

/** A site of its own, whose database or index of the pages can be made to fail and to work again. */
const test = base.extend<{ failing: FailingSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  failing: async ({}, use) => {
    const folder = await preparedFolder();
    const port = String(await freePort());
    const child: ChildProcess = spawn(process.execPath, ['tests/magazine/server-with-faults.ts'], {
      env: { ...process.env, DATA_DIR: folder, PORT: port, SITE_URL: `http://localhost:${port}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const nextOutput = async () => void (child.stdout && (await once(child.stdout, 'data')));
    await nextOutput();
    await use({
      url: `http://localhost:${port}`,
      toggle: async (part = 'database') => {
        child.kill(part === 'database' ? 'SIGUSR2' : 'SIGHUP');
        await nextOutput();
      },
    });
    child.kill('SIGTERM');
    await once(child, 'exit');
    await removeFolder(folder);
  },
});

test.describe('while the database fails', () => {
  test.setTimeout(180_000 * busyness());

  test('serves cached pages; others recover once it works again', async ({ page, failing }) => {
    const cached = `${failing.url}/magazine/article/afvallen-zonder-crashdieet`;
    const other = `${failing.url}/magazine/article/vitamine-d-wie-heeft-extra-nodig-en-hoeveel`;
    await page.goto(cached);
    await failing.toggle();
    expect((await page.goto(cached))?.status()).toBe(200);

    expect((await page.goto(other))?.status()).toBe(503);
    await expect(page.getByRole('alert')).toContainText('This article cannot be shown right now');
    await test.step('who tries again by keyboard stays there', async () => {
      const again = page.getByRole('button', { name: 'Try again' });
      await again.press('Enter');
      await expect(again).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(again).toBeFocused();
    });
    await failing.toggle();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Vitamine D');
  });

  test('says so without JavaScript too, and leads to another try', async ({ browser, failing }) => {
    await failing.toggle();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const address = `${failing.url}/magazine/article/vitamine-d-wie-heeft-extra-nodig-en-hoeveel`;
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This article cannot be shown right now' })).toBeVisible();
    await expect(page.getByText('Loading article')).toBeHidden();
    await page.goto(`${failing.url}/magazine`);
    await expect(page.getByRole('link', { name: 'try again' })).toBeVisible();
    await expect(page.locator('[data-skeleton]').first()).toBeHidden();
    await page.goto(address);
    await failing.toggle();
    await page.getByRole('link', { name: 'try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Vitamine D');
    await context.close();
  });

  test('finds pages without the database, and says that articles are missing', async ({ page, failing }) => {
    await failing.toggle();
    expect((await page.goto(`${failing.url}/zoeken?q=suikerziekte`))?.status()).toBe(200);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^Metabole aandoeningen/ })).toBeVisible();
    await expect(
      main.getByText(/Het magazine is nu even niet te doorzoeken.*Bel ons gerust op [\d ]+\./),
    ).toBeVisible();
    await expect(main.getByText(/doorzoeken/).getByRole('link')).toHaveAttribute('href', 'tel:+31402220145');
    await failing.toggle();
    await page.reload();
    await expect(main.getByRole('link', { name: /^Net geen diabetes/ })).toBeVisible();
  });

  test('a search that fails entirely says so, with the telephone number', async ({ page, failing }) => {
    await failing.toggle('index');
    const main = page.getByRole('main');
    const call = main.getByText(/Zoeken lukt|U ziet alleen/).getByRole('link');
    expect((await page.goto(`${failing.url}/zoeken?q=suikerziekte`))?.status()).toBe(200);
    await expect(main.getByText(/U ziet alleen wat in het magazine staat/)).toBeVisible();
    await expect(call).toHaveAttribute('href', 'tel:+31402220145');
    await failing.toggle();
    expect((await page.reload())?.status()).toBe(503);
    await expect(main.getByText(/Zoeken lukt nu even niet\. Dat ligt aan ons\..*of bel [\d ]+\./)).toBeVisible();
    await expect(call).toHaveAttribute('href', 'tel:+31402220145');
    await expect(main.getByText(/vonden niets/)).toHaveCount(0);
    await expect(main.locator('a[href^="tel:"]')).toHaveCount(1);
    await expect(main.getByRole('link', { name: 'Rijbewijskeuringen' })).toBeVisible();
    expect((await page.request.get(`${failing.url}/api/search?q=suikerziekte`)).status()).toBe(200);
    await failing.toggle('index');
    await failing.toggle();
    expect((await page.reload())?.status()).toBe(200);
  });

  test('shows an error on the listing, and recovers on retry', async ({ page, failing }) => {
    await failing.toggle();
    expect((await page.goto(`${failing.url}/magazine`))?.status()).toBe(503);
    await expect(page.getByRole('alert')).toContainText('Failed to fetch articles');
    await page.goto(`${failing.url}/magazine/video/bestaat-niet`);
    await expect(page.getByRole('alert')).toContainText('This video cannot be shown right now');
    await failing.toggle();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Video Not Found' })).toBeVisible();
    await page.goto(`${failing.url}/magazine?type=video`);
    await expect(page.getByRole('status')).toContainText('results');
  });
});
