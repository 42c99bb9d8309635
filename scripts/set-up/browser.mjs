import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { print, root, run, StepError } from './step.mjs';
import { canInstallPackages, installPackage } from './system-package.mjs';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium without windows renders the same pages with two thirds of the CPU time. */
const SYSTEM_SHELLS = ['/usr/bin/chromium-headless-shell'];

/** Resolves to the path of a Chromium for the browser tests, or to '' for Playwright's own. Installs one if there is none. */
export async function findBrowser() {
  const found = installedBrowser();
  if (found !== undefined) return found;
  print('Installing a browser for the tests …');
  await run('playwright', ['install', 'chromium'], { minutes: 10 });
  if (installedBrowser() === undefined && canInstallPackages) await installPackage('chromium');
  const installed = installedBrowser();
  if (installed === undefined)
    throw new StepError(
      'Installing a browser',
      'Install Chromium yourself (Debian: apt-get install chromium), or set CHROMIUM_PATH to an installed one.',
    );
  return installed;
}

/**
 * Resolves to the path of the headless shell that belongs to a browser of `findBrowser`, '' for Playwright's own.
 * Undefined where there is none: the whole browser then runs every test.
 */
export async function findHeadlessShell(browser) {
  if (browser === '') {
    const code = await run('playwright', ['install', 'chromium', '--only-shell'], { minutes: 10 });
    return code === 0 ? '' : undefined;
  }
  if (browser === SYSTEM_BROWSERS[0] && canInstallPackages && !SYSTEM_SHELLS.some(existsSync))
    await installPackage('chromium-headless-shell');
  return SYSTEM_SHELLS.find(existsSync);
}

function installedBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test');
  return existsSync(chromium.executablePath()) ? '' : SYSTEM_BROWSERS.find(existsSync);
}
