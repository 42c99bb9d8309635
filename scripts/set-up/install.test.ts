import { expect, test } from 'vitest';
import { hasInstalled } from './install.mjs';

const HERE = { version: '1.0.0' };
const LOCKFILE = { '': {}, 'node_modules/a': HERE, 'node_modules/b': { version: '2.0.0', optional: true } };
const INSTALLED = { 'node_modules/a': HERE };

test.each([
  ['nothing is installed', LOCKFILE, {}, false],
  ['everything is, but what other systems need', LOCKFILE, INSTALLED, true],
  ['a package has another version', LOCKFILE, { 'node_modules/a': { version: '1.0.1' } }, false],
  ['a package for other systems has another version', LOCKFILE, { ...INSTALLED, 'node_modules/b': HERE }, false],
  [
    'a package lies where the lockfile has none',
    LOCKFILE,
    { ...INSTALLED, 'node_modules/a/node_modules/c': HERE },
    false,
  ],
  ['a package was added by hand', LOCKFILE, { ...INSTALLED, 'node_modules/c': { ...HERE, extraneous: true } }, true],
  ['those for development were left out', { ...LOCKFILE, 'node_modules/c': { ...HERE, dev: true } }, INSTALLED, false],
])('knows whether the packages are installed when %s', (_, wanted, installed, isInstalled) => {
  expect(hasInstalled(wanted, installed)).toBe(isInstalled);
});
