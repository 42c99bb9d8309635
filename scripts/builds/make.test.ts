import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { age, buildsFolder, fakeBuild, fingerprintOf, writeFakeBuild } from '../../tests/support/build/fake-build.ts';
import { BUILD_INFO, completeBuilds } from './folders.mjs';

let builds = '';
const running: ChildProcess[] = [];
beforeEach(() => {
  builds = buildsFolder();
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(builds, { recursive: true });
});

const names = () => readdirSync(builds).filter((name) => name !== '.lock');

test('makes one folder per fingerprint and leaves the others alone', async () => {
  const first = await fakeBuild(builds, 'a');
  const { ino } = statSync(join(first, 'server'));
  await fakeBuild(builds, 'b');
  expect(names()).toEqual([fingerprintOf('a'), fingerprintOf('b')]);
  expect(statSync(join(first, 'server')).ino).toBe(ino);
});

test('builds once when two processes request the same build', async () => {
  let times = 0;
  const count = async (folder: string) => {
    times += 1;
    await writeFakeBuild(folder);
  };
  const both = await Promise.all([1, 2].map(() => fakeBuild(builds, 'a', { buildInto: count })));
  expect(both).toEqual([join(builds, fingerprintOf('a')), join(builds, fingerprintOf('a'))]);
  expect(times).toBe(1);
});

test('makes one build at a time', async () => {
  let running = 0;
  const alone = async (folder: string) => {
    running += 1;
    expect(running).toBe(1);
    await writeFakeBuild(folder);
    running -= 1;
  };
  await Promise.all(['a', 'b', 'c'].map((letter) => fakeBuild(builds, letter, { buildInto: alone })));
  expect(completeBuilds(builds)).toHaveLength(3);
});

test('leaves nothing of a failed build and keeps the previous one', async () => {
  await fakeBuild(builds, 'a');
  const full = async (folder: string) => {
    await writeFakeBuild(folder);
    throw Object.assign(new Error('write'), { code: 'ENOSPC' });
  };
  await expect(fakeBuild(builds, 'b', { buildInto: full })).rejects.toThrow('write');
  expect(names()).toEqual([fingerprintOf('a')]);
});

test('ignores a killed build, and removes it before the next one', async () => {
  const child = spawn(process.execPath, ['tests/support/build/fake-build-process.ts', 'build', builds]);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(names()).toEqual([`building-${fingerprintOf('a')}`]);
  expect(completeBuilds(builds)).toEqual([]);
  await fakeBuild(builds, 'b');
  expect(names()).toEqual([fingerprintOf('b')]);
});

test('gives up when another build never ends', async () => {
  const child = spawn(process.execPath, ['tests/support/build/fake-build-process.ts', 'build', builds]);
  await once(child.stdout, 'data');
  const printed: string[] = [];
  const waiting = fakeBuild(builds, 'b', { waitMs: 250, print: (line) => printed.push(line) });
  await expect(waiting).rejects.toThrow('Another build has not ended');
  expect(printed).toEqual(['Waiting for another build to finish …']);
  child.kill('SIGKILL');
  await once(child, 'exit');
});

test('builds again when the sources change during the build', async () => {
  let letter = 'a';
  const change = async (folder: string) => {
    await writeFakeBuild(folder);
    letter = 'b';
  };
  const folder = await fakeBuild(builds, 'a', { fingerprint: () => fingerprintOf(letter), buildInto: change });
  expect(folder).toBe(join(builds, fingerprintOf('b')));
  expect(names()).toEqual([fingerprintOf('b')]);
});

test('fails when the sources keep changing', async () => {
  let turn = 0;
  const fingerprint = () => fingerprintOf((turn++ % 16).toString(16));
  await expect(fakeBuild(builds, 'a', { fingerprint })).rejects.toThrow('keep changing');
  expect(names()).toEqual([]);
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

test('keeps the last build of published documents, which a server that was killed starts with', async () => {
  const before = await fakeBuild(builds, 'a');
  const last = await fakeBuild(builds, 'b');
  for (const folder of [before, last]) writeFileSync(join(folder, BUILD_INFO), JSON.stringify({ isPublished: true }));
  age(before, 2);
  age(last);
  await fakeBuild(builds, 'c');
  expect([existsSync(before), existsSync(last)]).toEqual([false, true]);
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
