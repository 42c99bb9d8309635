import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pulledVersions } from './pulled.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pulled-'));
  mkdirSync(join(root, 'content'));
});
afterEach(() => rmSync(root, { recursive: true }));

const version = { path: 'kliniek.yaml', number: 5, createdAt: new Date('2026-11-27T10:00:00.123Z') };

test('a checkout says which version each file was made of, also to the next process', () => {
  expect(pulledVersions(root).holds(version)).toBe(false);
  pulledVersions(root).hold([version]);
  pulledVersions(root).hold([{ ...version, path: 'home.yaml', number: 2 }]);
  const pulled = pulledVersions(root);
  expect([pulled.holds(version), pulled.holds({ ...version, path: 'home.yaml', number: 2 })]).toEqual([true, true]);
  expect(Object.keys(JSON.parse(readFileSync(join(root, 'content/pulled.json'), 'utf8')))).toEqual([
    'home.yaml',
    'kliniek.yaml',
  ]);
});

test('a later version, and one of the same number in another database, are not in the file', () => {
  pulledVersions(root).hold([version]);
  const { holds } = pulledVersions(root);
  expect(holds({ ...version, number: 6 })).toBe(false);
  expect(holds({ ...version, createdAt: new Date('2026-11-27T10:00:00.124Z') })).toBe(false);
});
