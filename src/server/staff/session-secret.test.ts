import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseEnvironment } from '../environment.ts';
import { loadSessionSecret } from './session-secret.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

const load = async () => new TextDecoder().decode(await loadSessionSecret(parseEnvironment({ DATA_DIR: folder })));

test('makes a secret once, and leaves no other file', async () => {
  const secret = await load();
  expect(secret).toHaveLength(64);
  expect(await load()).toBe(secret);
  expect(await readdir(folder)).toEqual(['session-secret']);
});

test('replaces a secret that a power cut has left empty', async () => {
  await writeFile(join(folder, 'session-secret'), '');
  const secret = await load();
  expect(secret).toHaveLength(64);
  expect(await readFile(join(folder, 'session-secret'), 'utf8')).toBe(secret);
});
