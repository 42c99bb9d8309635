import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hasInstalled, leadsToOurNode } from './install.mjs';

const HERE = { version: '1.0.0' };
const FOR_CHECKS = { version: '1.0.0', dev: true };
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
])('knows whether the packages are installed when %s', (_, wanted, installed, isInstalled) => {
  for (const purpose of ['start', 'test'] as const) expect(hasInstalled(wanted, installed, purpose)).toBe(isInstalled);
});

test('what starts needs none of the packages of the checks, and keeps those that are there', () => {
  const wanted = { ...LOCKFILE, 'node_modules/c': FOR_CHECKS };
  const needs = (installed: object) =>
    (['start', 'test'] as const).map((purpose) => hasInstalled(wanted, installed, purpose));
  expect(needs(INSTALLED)).toEqual([true, false]);
  expect(needs({ ...INSTALLED, 'node_modules/c': FOR_CHECKS })).toEqual([true, true]);
  expect(needs({ ...INSTALLED, 'node_modules/c': { ...FOR_CHECKS, version: '0.9.0' } })).toEqual([false, false]);
});

test.each([
  ['is of our major', process.execPath, '24.21.0', true],
  ['became one of another', process.execPath, '26.0.0', false],
  ['is another than runs this', import.meta.filename, '26.0.0', true],
  ['is gone', '/nowhere/node', '24.21.0', false],
])('knows whether the link still leads to our Node when the one there %s', (_, node, version, isOurs) => {
  const folder = mkdtempSync(join(tmpdir(), 'link-to-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const link = join(folder, 'node');
  symlinkSync(node, link);
  expect(leadsToOurNode(link, process.execPath, version)).toBe(isOurs);
});

test('no script in plain JavaScript needs a newer Node than 20.0, so that an older one says what to install', () => {
  const newer = /import\.meta\.(dirname|filename)|parentPath(?! \?\? entry\.path)/;
  const files = globSync('scripts/**/*.mjs');
  expect(files).toContain('scripts/install.mjs');
  expect(files.filter((file) => newer.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each(['start', 'dev', 'test'])('`npm run %s` of a fresh clone installs what it needs first', (name) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(scripts[`pre${name}`]).toBe(`node scripts/install.mjs ${name === 'test' ? 'test' : 'start'}`);
});
