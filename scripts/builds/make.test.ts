import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildsFolder, fakeBuild, fill, fingerprintOf } from '../../tests/support/server/fake-build.ts';
import { completeBuilds } from './folders.mjs';

let builds = '';
beforeEach(() => {
  builds = buildsFolder();
});
afterEach(() => rmSync(builds, { recursive: true }));

const names = () => readdirSync(builds).filter((name) => name !== '.lock');

test('gives each stamp a folder and leaves the others as they are', async () => {
  const first = await fakeBuild(builds, 'a');
  const { ino } = statSync(join(first, 'server'));
  await fakeBuild(builds, 'b');
  expect(names()).toEqual([fingerprintOf('a'), fingerprintOf('b')]);
  expect(statSync(join(first, 'server')).ino).toBe(ino);
});

test('builds once when two ask for the same at once', async () => {
  let times = 0;
  const count = async (folder: string) => {
    times += 1;
    await fill(folder);
  };
  const both = await Promise.all([1, 2].map(() => fakeBuild(builds, 'a', { fill: count })));
  expect(both).toEqual([join(builds, fingerprintOf('a')), join(builds, fingerprintOf('a'))]);
  expect(times).toBe(1);
});

test('never has two builds under way, because they share caches', async () => {
  let underWay = 0;
  const alone = async (folder: string) => {
    underWay += 1;
    expect(underWay).toBe(1);
    await fill(folder);
    underWay -= 1;
  };
  await Promise.all(['a', 'b', 'c'].map((letter) => fakeBuild(builds, letter, { fill: alone })));
  expect(completeBuilds(builds)).toHaveLength(3);
});

test('leaves nothing when a build fails, and keeps the one before', async () => {
  await fakeBuild(builds, 'a');
  const full = async (folder: string) => {
    await fill(folder);
    throw Object.assign(new Error('write'), { code: 'ENOSPC' });
  };
  await expect(fakeBuild(builds, 'b', { fill: full })).rejects.toThrow('write');
  expect(names()).toEqual([fingerprintOf('a')]);
});

test('counts nothing of a killed build, and the next one clears it', async () => {
  const child = spawn(process.execPath, ['tests/support/server/fake-build-process.ts', 'build', builds]);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(names()).toEqual([`building-${fingerprintOf('a')}`]);
  expect(completeBuilds(builds)).toEqual([]);
  await fakeBuild(builds, 'b');
  expect(names()).toEqual([fingerprintOf('b')]);
});

test('builds again when the sources change while it builds', async () => {
  let letter = 'a';
  const change = async (folder: string) => {
    await fill(folder);
    letter = 'b';
  };
  const folder = await fakeBuild(builds, 'a', { stamp: () => fingerprintOf(letter), fill: change });
  expect(folder).toBe(join(builds, fingerprintOf('b')));
  expect(names()).toEqual([fingerprintOf('b')]);
});

test('says so when the sources never stop changing', async () => {
  let turn = 0;
  const stamp = () => fingerprintOf((turn++ % 16).toString(16));
  await expect(fakeBuild(builds, 'a', { stamp })).rejects.toThrow('change while it is built');
  expect(names()).toEqual([]);
});
