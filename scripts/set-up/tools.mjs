import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { print, root, run, StepError } from './step.mjs';

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

/** Debian installs it in a folder that only root's PATH has. */
const CANDIDATES = ['pgbouncer', '/usr/sbin/pgbouncer', '/usr/local/sbin/pgbouncer'];

/** The command that starts PgBouncer on this machine, undefined where it is not installed. */
export const findPgBouncer = () =>
  CANDIDATES.find((command) => spawnSync(command, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0);

/** The tests through a pooler need it. Where it cannot be installed, says so; those tests are then left out. */
export async function installPgBouncer() {
  if (findPgBouncer()) return;
  if (canInstallPackages) {
    print('Installing PgBouncer for the tests …');
    await installPackage('pgbouncer');
  }
  if (!findPgBouncer())
    print('Without the tests through PgBouncer: it is not installed (Debian: apt-get install pgbouncer).');
}

/** The Nu Html Checker of the W3C. Not among the packages: it has 32 MB, and its installer fetches a Java. */
const PACKAGE = 'vnu-jar@26.9.27';
const SHA_256 = '22f15dd39a33bed929d2a5c0cddf5946849a647eca9272bf4d5d00bc7e7a4d47';
const FOLDER = 'node_modules/.cache/html-checker';
export const HTML_CHECKER = join(root, FOLDER, 'node_modules/vnu-jar/build/dist/vnu.jar');

const hasJava = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
const hasChecker = () =>
  existsSync(HTML_CHECKER) && createHash('sha256').update(readFileSync(HTML_CHECKER)).digest('hex') === SHA_256;

/** The tests of the pages' HTML need it. Where it cannot be installed, says so; those tests are then left out. */
export async function installHtmlChecker() {
  if (!hasJava() && canInstallPackages) {
    print('Installing Java for the HTML checker …');
    await installPackage('default-jre-headless');
  }
  if (!hasJava()) {
    print(
      'Without the tests of the pages’ HTML: Java is not installed (Debian: apt-get install default-jre-headless).',
    );
    return;
  }
  if (hasChecker()) return;
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
  await run('npm', ['install', '--prefix', FOLDER, ...quietly, PACKAGE], { minutes: 5 });
  if (!hasChecker())
    print(`Without the tests of the pages’ HTML: ${PACKAGE} could not be fetched, or is another file.`);
}

const canInstallPackages = process.getuid?.() === 0;

/** Installs a package of Debian or Ubuntu. The caller looks whether it is there. */
async function installPackage(name) {
  // Packages may ask questions, and the program that installs updates by itself may be at work.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=120'];
  await run('apt-get', ['update', ...options], { minutes: 5, env });
  await run('apt-get', ['install', '-y', ...options, name], { minutes: 15, env });
}
