import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseEnvironment } from '../../src/server/environment.ts';
import { buildsFolder, fakeBuild } from '../../tests/support/build/fake-build.ts';
import { followBuild } from './follow-build.ts';

let builds = '';
beforeEach(() => {
  builds = buildsFolder();
  vi.stubEnv('VISIT_COUNTS', 'on');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(builds, { recursive: true });
});

test.each([
  ['counts nothing when the build says that nothing is counted', 'off', 'on', false, 1],
  ['counts visits when the build says so', '', 'on', true, 0],
  ['counts nothing when the server is told so', '', 'off', false, 0],
])('%s', async (_, visitCounts, setting, isCounting, lines) => {
  const build = await fakeBuild(builds, 'a', { settings: { siteUrl: '', visitCounts } });
  const print = vi.fn();
  expect(followBuild(parseEnvironment({ VISIT_COUNTS: setting }), build, print).countsVisits).toBe(isCounting);
  expect(print).toHaveBeenCalledTimes(lines);
  expect(process.env['VISIT_COUNTS']).toBe(lines ? 'off' : 'on');
});
