import { join } from 'node:path';
import { BUILDS, isComplete, markRequested, sourceFingerprint } from '../builds/folders.mjs';
import { StepError, step } from './step.mjs';

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
      remedy: 'The lines above name the file and what is wrong with it.',
    });
    await Promise.all([building, attempt === 0 && meanwhile()]);
  }
  throw new StepError('Building the site', 'The source files keep changing. Try again when they are stable.');
}
