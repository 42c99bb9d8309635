import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { print, root, run } from './step.mjs';
import { canInstallPackages, installPackage } from './system-package.mjs';

/** The Nu Html Checker of the W3C. Not among the packages: it has 32 MB, and its installer fetches a Java. */
const PACKAGE = 'vnu-jar@26.9.27';
const SHA_256 = '22f15dd39a33bed929d2a5c0cddf5946849a647eca9272bf4d5d00bc7e7a4d47';
const FOLDER = 'node_modules/.cache/html-checker';
const JAR = join(root, FOLDER, 'node_modules/vnu-jar/build/dist/vnu.jar');

const hasJava = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
const hasChecker = () => existsSync(JAR) && createHash('sha256').update(readFileSync(JAR)).digest('hex') === SHA_256;

/** The path of the checker, undefined where it or Java is not installed. */
export const findHtmlChecker = () => (hasJava() && hasChecker() ? JAR : undefined);

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
