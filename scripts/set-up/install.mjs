import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './process-lock.mjs';
import { print, root, StepError, step } from './step.mjs';

/** Installs the packages of the lockfile, unless they are installed, by whichever command of npm. */
export async function install() {
  if (process.platform === 'win32')
    throw new StepError('Starting on Windows', 'Use WSL (`wsl --install`), and clone the project inside it.');
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20) throw new StepError(`Node ${process.versions.node}`, 'Install Node 20 or newer, then try again.');
  if (isInstalled()) return;
  await withLock(join(root, '.installing'), 'another installation', async () => {
    if (!isInstalled()) await installNow();
  });
  if (!existsSync(join(root, 'node_modules', '.bin', 'node')))
    throw new StepError(
      'Installing the project’s own Node, which takes the install script of a package,',
      'The settings of npm forbid such scripts: run `npm ci --ignore-scripts=false`, then try again.',
    );
}

/** Settings of a server or a company (NODE_ENV=production, omit, engine-strict) would leave half of the packages out. */
const ALL_PACKAGES = ['--include=dev', '--include=optional', '--include=peer', '--engine-strict=false'];

function installNow() {
  print('Installing the packages takes a minute or two.');
  return step('Installing packages', 'npm', ['ci', '--no-audit', '--no-fund', ...ALL_PACKAGES], {
    minutes: 15,
    remedy: 'Check the connection to the npm registry and the free disk space (1.5 GB), then try again.',
  });
}

/** npm writes what it has installed into a lockfile of its own, at the end of every installation. */
function isInstalled() {
  const [wanted, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map(readPackages);
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const sorted = (list = {}) => JSON.stringify(Object.entries(list).sort());
  const isSameList = (one, other) => sorted(one) === sorted(other);
  return (
    hasInstalled(wanted, installed) &&
    isSameList(dependencies, wanted[''].dependencies) &&
    isSameList(devDependencies, wanted[''].devDependencies)
  );
}

function readPackages(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/**
 * Compares two lockfiles. Packages for other systems may be missing, and those added by hand without a trace
 * (`--no-save`) may be there.
 */
export function hasInstalled(wanted, installed) {
  const isThere = ([path, { version, optional, devOptional }]) =>
    path === '' || (installed[path] ? installed[path].version === version : (optional ?? devOptional ?? false));
  const isKnown = ([path, { extraneous }]) => extraneous || path in wanted;
  return Object.entries(wanted).every(isThere) && Object.entries(installed).every(isKnown);
}
