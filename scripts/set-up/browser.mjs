import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { print, root, run, StepError } from './step.mjs';

/** No headless shell: it never fetches a page's manifest, so the tests would miss one that the policy blocks. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Resolves to the path of a Chromium for the browser tests, or to '' for Playwright's own. Installs one if there is none. */
export async function findBrowser() {
  const found = installedBrowser();
  if (found !== undefined) return found;
  print('Installing a browser for the tests …');
  await run('playwright', ['install', 'chromium', '--no-shell'], { quiet: true });
  if (installedBrowser() === undefined && process.getuid?.() === 0) {
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], { quiet: true });
  }
  const installed = installedBrowser();
  if (installed === undefined)
    throw new StepError(
      'Installing a browser',
      'Install Chromium yourself (Debian: apt-get install chromium), or set CHROMIUM_PATH to an installed one.',
    );
  return installed;
}

function installedBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test');
  return existsSync(chromium.executablePath()) ? '' : SYSTEM_BROWSERS.find(existsSync);
}
