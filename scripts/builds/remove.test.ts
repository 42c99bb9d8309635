import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { age, buildsFolder, fakeBuild } from '../../tests/support/build/fake-build.ts';

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
  const child = spawn(process.execPath, ['tests/support/build/fake-build-process.ts', 'serve', folder]);
  running.push(child);
  const [output] = await once(child.stdout, 'data');
  expect(String(output)).toBe('ready\n');
  return child;
}

test('keeps a build until the last server of it is killed', { tags: ['slow'] }, async () => {
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

test('removes builds that no server uses, but never the newest', async () => {
  const old = await fakeBuild(builds, 'a');
  age(old);
  const newest = await fakeBuild(builds, 'b');
  age(newest);
  expect([existsSync(old), existsSync(newest)]).toEqual([false, true]);
  await fakeBuild(builds, 'b');
  expect(existsSync(newest)).toBe(true);
});

test('keeps a build that was requested a moment ago', async () => {
  const requested = await fakeBuild(builds, 'a');
  await fakeBuild(builds, 'b');
  expect(existsSync(requested)).toBe(true);
});

test('removes folders that are not builds', async () => {
  const other = join(builds, 'client');
  mkdirSync(other);
  await fakeBuild(builds, 'a');
  expect(existsSync(other)).toBe(false);
});
