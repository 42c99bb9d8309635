import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { errorMessage } from '../../src/server/errors/error-message.ts';
import { startClockedServer } from '../../tests/support/server/clocked-server.ts';
import prepareFolder, { preparedFolder } from '../../tests/support/server/prepared-folder.ts';
import { removeFolder, STAFF } from '../../tests/support/server/server.ts';
import { findBrowser } from '../set-up/browser.mjs';
import { fillSite } from './screens/fill-site.ts';
import { SCENES, type Scene } from './screens/scenes.ts';

/**
 * `node scripts/generate/screens.ts [history bin …]`: takes the pictures of the admin in docs/screens again, at three
 * widths, of the last build. Without names all of them.
 */
const SIZES = [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;
const FOLDER = process.env['SCREENS_FOLDER'] ?? 'docs/screens';

/** Stops the clock on a whole minute after the preparations, so that all pictures show the same moment. */
const now = new Date(Math.ceil(Date.now() / 60_000 + 2) * 60_000);
const names = process.argv.slice(2);
const scenes = Object.entries(SCENES).filter(([name]) => names.length === 0 || names.includes(name));

await prepareFolder();
const folder = await preparedFolder();
const run = promisify(execFile);
await run(process.execPath, ['tests/support/server/add-accounts.ts', folder, 'eva.maas@clinic.example=editor']);
const reviewer = ['reviewer', STAFF.email, '--profession', 'huisarts', '--big', '19012345601'];
await run(process.execPath, ['scripts/operations/staff.ts', ...reviewer], {
  env: { ...process.env, DATA_DIR: folder },
});
const server = await startClockedServer(folder, now);
const executablePath = await findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--lang=nl-NL'],
});
try {
  const site = await fillSite(server, now);
  // Logs in once, because the lists of sessions and activity are in the pictures.
  const loggedIn = await site.anna.storageState();
  for (const [name, scene] of scenes)
    for (const size of SIZES)
      await takeScene(name, scene, size).catch((error: unknown) => {
        process.exitCode = 1;
        process.stderr.write(`${name} at ${size[0]} px: ${errorMessage(error)}\n`);
      });

  async function takeScene(name: string, scene: Scene, [width, height]: (typeof SIZES)[number]): Promise<void> {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width, height },
      locale: 'nl-NL',
      ...(!scene.isForVisitors && { storageState: loggedIn }),
    });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    try {
      await page.clock.install({ time: now });
      // Loads the fonts first: the page does not wait for one that is not cached.
      await page.goto('/privacy');
      await page.evaluate(() => document.fonts.ready);
      await scene.show(page, site);
      await take(page, `${FOLDER}/${name}-${width}.webp`);
      await scene.after?.(page, site);
    } finally {
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
  await removeFolder(folder);
}

async function take(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await sharp(png).webp({ quality: 74, effort: 6 }).toFile(path);
}
