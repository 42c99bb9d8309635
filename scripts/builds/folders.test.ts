import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildsFolder } from '../../tests/support/build/fake-build.ts';
import { BUILD_INFO, isOfCurrentSources, sourceFingerprint } from './folders.mjs';

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
