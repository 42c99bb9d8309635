import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildsFolder, fakeBuild, fingerprintOf, writeFakeBuild } from '../../tests/support/build/fake-build.ts';
import { completeBuilds } from './folders.mjs';

let builds = '';
beforeEach(() => {
  builds = buildsFolder();
});
afterEach(() => rmSync(builds, { recursive: true }));

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
