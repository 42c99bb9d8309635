import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseEnvironment } from '../../src/server/environment.ts';
import { age, buildsFolder, fakeBuild } from '../../tests/support/build/fake-build.ts';
import { findBuild, followBuild, lockBuild } from './find.ts';
import { BUILD_INFO, isOfCurrentSources, sourceFingerprint } from './folders.mjs';

let builds = '';
beforeEach(() => {
  builds = buildsFolder();
  vi.stubEnv('BUILD_FOLDER', undefined);
  vi.stubEnv('SITE_URL', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(builds, { recursive: true });
});

test('finds nothing when there is no build', () => {
  expect(findBuild(builds)).toBeUndefined();
  expect(findBuild(join(builds, 'none'))).toBeUndefined();
});

test('finds the build that was requested last, even if it is older', async () => {
  const first = await fakeBuild(builds, 'a');
  age(await fakeBuild(builds, 'b'));
  expect(await fakeBuild(builds, 'a')).toBe(first);
  expect(findBuild(builds)).toBe(first);
});

test('prefers a build with the same SITE_URL', async () => {
  const one = await fakeBuild(builds, 'a', {
    settings: { siteUrl: 'https://een.example/', visitCounts: '', isPublished: false },
  });
  const other = await fakeBuild(builds, 'b');
  age(one);
  vi.stubEnv('SITE_URL', 'https://een.example');
  expect(findBuild(builds)).toBe(one);
  vi.stubEnv('SITE_URL', 'https://twee.example');
  expect(findBuild(builds)).toBe(other);
});

test('finds only the build in BUILD_FOLDER when that is set', async () => {
  const one = await fakeBuild(builds, 'a');
  await fakeBuild(builds, 'b');
  vi.stubEnv('BUILD_FOLDER', one);
  expect(findBuild(builds)).toBe(one);
  rmSync(one, { recursive: true });
  expect(findBuild(builds)).toBeUndefined();
  expect(lockBuild(one)).toBeUndefined();
});

test('finds no build of documents that staff published', async () => {
  const one = await fakeBuild(builds, 'a');
  await fakeBuild(builds, 'b', { settings: { siteUrl: '', visitCounts: '', isPublished: true } });
  expect(findBuild(builds)).toBe(one);
});

test.each([
  ['counts nothing when the build says that nothing is counted', 'off', 'on', false, 1],
  ['counts visits when the build says so', '', 'on', true, 0],
  ['counts nothing when the server is told so', '', 'off', false, 0],
])('%s', async (_, visitCounts, setting, isCounting, lines) => {
  const build = await fakeBuild(builds, 'a', { settings: { siteUrl: '', visitCounts, isPublished: false } });
  vi.stubEnv('VISIT_COUNTS', 'on');
  const print = vi.fn();
  expect(followBuild(parseEnvironment({ VISIT_COUNTS: setting }), build, print).countsVisits).toBe(isCounting);
  expect(print).toHaveBeenCalledTimes(lines);
  expect(process.env['VISIT_COUNTS']).toBe(lines ? 'off' : 'on');
});

test('knows a build of the current sources, whatever its settings', { tags: ['slow'] }, () => {
  const builds = buildsFolder();
  const buildOf = (name: string, settings: { siteUrl: string; visitCounts: string }) => {
    const folder = join(builds, name);
    mkdirSync(folder);
    writeFileSync(join(folder, BUILD_INFO), JSON.stringify(settings));
    return folder;
  };
  const settings = { siteUrl: 'https://een.example', visitCounts: 'off' };
  const current = sourceFingerprint(settings);
  expect(isOfCurrentSources(buildOf(current, settings))).toBe(true);
  expect(isOfCurrentSources(buildOf('0'.repeat(16), settings))).toBe(false);
  rmSync(builds, { recursive: true });
});
