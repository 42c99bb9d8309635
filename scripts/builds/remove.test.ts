import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { age, buildsFolder, fakeBuild } from '../../tests/support/server/fake-build.ts';

let builds = '';
const running: ChildProcess[] = [];
beforeEach(() => {
  builds = buildsFolder();
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(builds, { recursive: true });
});

async function serve(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['tests/support/server/fake-build-process.ts', 'serve', folder]);
  running.push(child);
  const [said] = await once(child.stdout, 'data');
  expect(String(said)).toBe('ready\n');
  return child;
}

test('keeps a served build through later ones, until its server is killed', async () => {
  const served = await fakeBuild(builds, 'a');
  const [first, second] = [await serve(served), await serve(served)];
  age(served);
  for (const letter of ['b', 'c', 'd', 'e']) age(await fakeBuild(builds, letter));
  first.kill('SIGKILL');
  await once(first, 'exit');
  await fakeBuild(builds, 'f');
  expect(existsSync(join(served, 'server', 'entry.mjs'))).toBe(true);

  second.kill('SIGKILL');
  await once(second, 'exit');
  await fakeBuild(builds, '0');
  expect(existsSync(served)).toBe(false);
});

test('clears what nobody serves, never the newest', async () => {
  const old = await fakeBuild(builds, 'a');
  age(old);
  const newest = await fakeBuild(builds, 'b');
  age(newest);
  expect([existsSync(old), existsSync(newest)]).toEqual([false, true]);
  await fakeBuild(builds, 'b');
  expect(existsSync(newest)).toBe(true);
});

test('keeps a build that a start asked for a moment ago', async () => {
  const wanted = await fakeBuild(builds, 'a');
  await fakeBuild(builds, 'b');
  expect(existsSync(wanted)).toBe(true);
});

test('clears what stands there under no stamp', async () => {
  const before = join(builds, 'client');
  mkdirSync(before);
  await fakeBuild(builds, 'a');
  expect(existsSync(before)).toBe(false);
});
