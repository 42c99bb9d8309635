import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isStamped, stamp } from './stamp.mjs';
import { print, root, StepError, step } from './step.mjs';

const STAMP = 'node_modules/.installed';

/** Installs the packages of the lockfile, unless they are installed. */
export async function install() {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20) throw new StepError(`Node ${process.versions.node}`, 'Install Node 20 or newer, then try again.');
  const current = fingerprint(['package-lock.json'], [requestedPackages()]);
  if (isStamped(STAMP, current)) return;
  print('Installing the packages takes a minute or two.');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await step(
    'Installing packages',
    npm,
    ['ci', '--no-audit', '--no-fund'],
    'Check the connection to the npm registry and the free disk space (1.5 GB), then try again.',
  );
  stamp(STAMP, current);
}

/** Only the dependencies: another script or version in package.json needs no new installation. */
function requestedPackages() {
  const { dependencies, devDependencies, overrides } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return { dependencies, devDependencies, overrides };
}
