import { join } from 'node:path';
import { findBuild } from '../../scripts/builds/find.ts';

/** The folder of what browsers get from the build that the tests serve. Throws when the site is not built. */
export function builtClient(): string {
  const build = findBuild();
  if (!build) throw new Error('The site is not built: run `npm run build`');
  return join(build, 'client');
}
