import { join } from 'node:path';
import { findBuild } from '../../../scripts/builds/find.ts';

/** The folder of the static files of the build under test. */
export function builtClient(): string {
  const build = findBuild();
  if (!build) throw new Error('The site is not built: run `npm run build`');
  return join(build, 'client');
}
