import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run, StepError, say } from './step.mjs';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium for the browser tests; installs one when there is none. */
export async function findBrowser() {
  const found = installedBrowser();
  if (found) return found;
  say('Installing a browser for the tests …');
  await run('playwright', ['install', 'chromium'], { quiet: true });
  if (!installedBrowser() && process.getuid?.() === 0) {
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], { quiet: true });
  }
  const installed = installedBrowser();
  if (!installed)
    throw new StepError(
      'Installing a browser',
      'Install Chromium yourself (Debian: apt-get install chromium), or set CHROMIUM_PATH to one that is there.',
    );
  return installed;
}

function installedBrowser() {
  const own = createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath();
  return [process.env.CHROMIUM_PATH, own, ...SYSTEM_BROWSERS].find((path) => path && existsSync(path));
}
