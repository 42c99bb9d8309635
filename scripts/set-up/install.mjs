import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { withLock } from './process-lock.mjs';
import { print, root, StepError, step } from './step.mjs';

/**
 * Installs what is missing. `start` takes a third of the packages, which build and serve the site; `test` adds those of
 * the checks, and never installs the others again.
 * @param {'start' | 'test'} purpose
 */
export async function install(purpose) {
  if (process.platform === 'win32')
    throw new StepError('Starting on Windows', 'Use WSL (`wsl --install`), and clone the project inside it.');
  if (majorOf(process.versions.node) < 20)
    throw new StepError(`Node ${process.versions.node}`, 'Install Node 20 or newer, then try again.');
  if (isInstalled(purpose) && leadsToOurNode(NODE)) return;
  await withLock(join(root, '.installing'), 'another installation', async () => {
    // Among the packages of the checks is Node.
    await Promise.all([isInstalled(purpose) || installPackages(purpose), purpose === 'test' || installNode()]);
    if (!leadsToOurNode(NODE)) await linkNode();
  });
}

/** Settings of a server or a company (NODE_ENV=production, omit, engine-strict) would leave some of them out. */
const PACKAGES = {
  start: ['--omit=dev', '--include=optional', '--include=peer', '--engine-strict=false'],
  test: ['--include=dev', '--include=optional', '--include=peer', '--engine-strict=false'],
};
const QUIETLY = ['--no-audit', '--no-fund'];
const DISK = { start: '1 GB', test: '2 GB' };

function installPackages(purpose) {
  print('Installing the packages takes a minute or two.');
  // npm refuses to replace the link to a Node that it did not install.
  rmSync(NODE, { force: true });
  // `npm ci` begins by removing what is there.
  const command = purpose === 'test' && isInstalled('start') ? ['install', '--no-save'] : ['ci'];
  return step('Installing packages', 'npm', [...command, ...QUIETLY, ...PACKAGES[purpose]], {
    minutes: 15,
    remedy: `Check the connection to the npm registry and the free disk space (${DISK[purpose]}), then try again.`,
  });
}

/** npm writes what it has installed into a lockfile of its own, at the end of every installation. */
function isInstalled(purpose) {
  const [wanted, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map(readPackages);
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const sorted = (list = {}) => JSON.stringify(Object.entries(list).sort());
  const isSameList = (one, other) => sorted(one) === sorted(other);
  return (
    hasInstalled(wanted, installed, purpose) &&
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
export function hasInstalled(wanted, installed, purpose) {
  const mayMiss = ({ optional, devOptional, dev }) =>
    (optional ?? devOptional ?? false) || (purpose === 'start' && (dev ?? false));
  const isThere = ([path, one]) =>
    path === '' || (installed[path] ? installed[path].version === one.version : mayMiss(one));
  const isKnown = ([path, { extraneous }]) => extraneous || path in wanted;
  return Object.entries(wanted).every(isThere) && Object.entries(installed).every(isKnown);
}

/** The project runs on this Node, found beside the tools. Where the machine has another, a package brings it along. */
const NODE_MAJOR = 24;
const NODE = join(root, 'node_modules', '.bin', 'node');
/** Outside `node_modules`, which an installation of the packages removes. */
const NODE_FOLDER = join(root, '.node');

const majorOf = (version) => Number(version.split('.')[0]);

const isNodeOfMachine = () => majorOf(process.versions.node) === NODE_MAJOR && !process.execPath.startsWith(root);

/** The Node of the machine may have become another major; then npm runs this on it, too, through the link. */
export const leadsToOurNode = (link, running = process.execPath, version = process.versions.node) =>
  existsSync(link) && (realpathSync(link) !== running || majorOf(version) === NODE_MAJOR);

/** The version that the lockfile names, where the machine has no Node of ours. */
async function installNode() {
  const { version } = readPackages('package-lock.json')['node_modules/node'];
  const installed = readPackages('.node/node_modules/.package-lock.json')['node_modules/node'];
  if (isNodeOfMachine() || installed?.version === version) return;
  // Without its install script the package is empty.
  const options = [...QUIETLY, '--no-save', '--engine-strict=false', '--ignore-scripts=false'];
  mkdirSync(NODE_FOLDER, { recursive: true });
  await step(`Installing Node ${version}`, 'npm', ['install', '--prefix', NODE_FOLDER, ...options, `node@${version}`], {
    minutes: 5,
    remedy: `Check the connection to the npm registry, or install Node ${NODE_MAJOR} yourself, then try again.`,
  });
}

async function linkNode() {
  await installNode();
  mkdirSync(dirname(NODE), { recursive: true });
  rmSync(NODE, { force: true });
  const packaged = relative(dirname(NODE), join(NODE_FOLDER, 'node_modules/node/bin/node'));
  symlinkSync(isNodeOfMachine() ? process.execPath : packaged, NODE);
}

/** Large tools that only the night and a few commands need, in a folder with a lockfile of its own. */
export async function installTools() {
  const [wanted, installed] = ['tools/package-lock.json', 'tools/node_modules/.package-lock.json'].map(readPackages);
  if (hasInstalled(wanted, installed, 'test')) return;
  await withLock(join(root, '.installing'), 'another installation', () =>
    step('Installing the tools of the night', 'npm', ['ci', '--prefix', 'tools', ...QUIETLY, ...PACKAGES.test], {
      minutes: 15,
      remedy: 'Check the connection to the npm registry and the free disk space (1 GB), then try again.',
    }),
  );
}
