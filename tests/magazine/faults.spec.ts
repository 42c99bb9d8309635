import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { preparedFolder } from '../support/server/prepared-folder.ts';
import { freePort, removeFolder } from '../support/server/server.ts';
import { test as base, expect } from '../support/site.ts';

type Faulty = { url: string; toggle: () => Promise<void> };

/** A site of its own, whose database goes away and comes back. */
const test = base.extend<{ faulty: Faulty }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  faulty: async ({}, use) => {
    const folder = await preparedFolder();
    const port = String(await freePort());
    const child: ChildProcess = spawn(process.execPath, ['tests/magazine/server-with-faults.ts'], {
      env: { ...process.env, DATA_DIR: folder, PORT: port, SITE_URL: `http://localhost:${port}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const said = async () => void (child.stdout && (await once(child.stdout, 'data')));
    await said();
    await use({
      url: `http://localhost:${port}`,
      toggle: async () => {
        child.kill('SIGUSR2');
        await said();
      },
    });
    child.kill('SIGTERM');
    await once(child, 'exit');
    await removeFolder(folder);
  },
});

test.describe('when the database is away', () => {
  test.setTimeout(180_000);

  test('kept pages still serve; others ask by themselves and recover when it is back', async ({ page, faulty }) => {
    const kept = `${faulty.url}/magazine/article/afvallen-zonder-crashdieet`;
    const other = `${faulty.url}/magazine/article/vitamine-d-wie-heeft-extra-nodig-en-hoeveel`;
    await page.goto(kept);
    await faulty.toggle();
    expect((await page.goto(kept))?.status()).toBe(200);

    expect((await page.goto(other))?.status()).toBe(503);
    await expect(page.getByRole('alert')).toContainText('This article cannot be shown right now');
    await faulty.toggle();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Vitamine D');
  });

  test('the listing says so calmly and tries again; an unknown article is found missing', async ({ page, faulty }) => {
    await faulty.toggle();
    expect((await page.goto(`${faulty.url}/magazine`))?.status()).toBe(503);
    await expect(page.getByRole('alert')).toContainText('Failed to fetch articles');
    await page.goto(`${faulty.url}/magazine/video/bestaat-niet`);
    await expect(page.getByRole('alert')).toContainText('This video cannot be shown right now');
    await faulty.toggle();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Video Not Found' })).toBeVisible();
    await page.goto(`${faulty.url}/magazine?type=video`);
    await expect(page.getByRole('status')).toContainText('results');
  });
});
