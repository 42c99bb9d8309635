import { join } from 'node:path';
import { BUILDS, isComplete, markRequested, sourceFingerprint } from '../builds/folders.mjs';
import { projectEnvironment, StepError, step } from './step.mjs';

/**
 * For what runs beside the server or before it: 40 % less memory for a tenth more time. V8 collects before it grows (a
 * build needs less than 256 MB of heap), glibc keeps two pools, and the allocator of Vite's bundler gives back at once.
 *
 * @param {NodeJS.ProcessEnv} environment
 */
export const withLittleMemory = (environment) => ({
  ...environment,
  NODE_OPTIONS: `${environment.NODE_OPTIONS ?? ''} --max-semi-space-size=4 --max-old-space-size=400`.trim(),
  MALLOC_ARENA_MAX: '2',
  MIMALLOC_PURGE_DELAY: '0',
});

/**
 * Builds the site for Node, unless a build of the current sources and SITE_URL exists. Resolves to its folder. What can
 * be done `meanwhile` is done beside the building.
 */
export async function build(meanwhile = async () => {}) {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const folder = join(BUILDS, sourceFingerprint());
    if (isComplete(folder)) {
      markRequested(folder);
      return folder;
    }
    const building = step('Building the site', 'node', ['scripts/build.mjs'], {
      minutes: 30,
      env: withLittleMemory(projectEnvironment()),
      remedy: 'The lines above name the file and what is wrong with it.',
    });
    await Promise.all([building, attempt === 0 && meanwhile()]);
  }
  throw new StepError('Building the site', 'The source files keep changing. Try again when they are stable.');
}
