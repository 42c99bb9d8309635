import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { print, root, run, StepError } from './step.mjs';

/** Whole browsers only: the headless shell never asks for a page's manifest, so it would not notice one that is refused. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium for the browser tests, '' for Playwright's own; installs one when there is none. */
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
      'Install Chromium yourself (Debian: apt-get install chromium), or set CHROMIUM_PATH to one that is there.',
    );
  return installed;
}

function installedBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test');
  return existsSync(chromium.executablePath()) ? '' : SYSTEM_BROWSERS.find(existsSync);
}
