import type { Environment } from '../../src/server/environment.ts';
import { settingsOf } from '../builds/folders.mjs';

/**
 * The settings to serve a build with. One that was made with `VISIT_COUNTS=off` says on `/privacy` that nothing is
 * counted, so then nothing is, whatever the server's own setting.
 */
export function followBuild(settings: Environment, build: string, print: (line: string) => void): Environment {
  if (!settings.countsVisits || settingsOf(build).visitCounts !== 'off') return settings;
  print('VISIT_COUNTS was off for this build, so nothing is counted: to count visits, run `npm run build` with it on');
  // Pages that are rendered on request read it too (src/layouts/Document.astro).
  process.env['VISIT_COUNTS'] = 'off';
  return { ...settings, countsVisits: false };
}
