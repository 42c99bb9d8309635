import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS } from '../../src/server/environment.ts';

/** The settings in the first column of a document's tables. */
function settingsIn(file: string): string[] {
  const rows = readFileSync(file, 'utf8').match(/^\|.*\|$/gm) ?? [];
  const cells = rows.map((row) => row.split('|')[1] ?? '').join();
  return [...new Set([...cells.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name))].sort();
}

/** The settings that a host sets itself or does not use. */
const NOT_FOR_HOST: Record<string, string[]> = {
  'README.md': [],
  'docs/self-hosting.md': ['POSTGRES_URL', 'CRON_SECRET', 'VERCEL'],
  'docs/deploy-vercel.md': ['PORT', 'HOST', 'DATA_DIR', 'STAFF_EMAIL', 'STAFF_PASSWORD'],
};

test.each(Object.entries(NOT_FOR_HOST))('%s lists exactly the settings that the server reads', (file, excluded) => {
  const expected = Object.keys(SETTINGS).filter((name) => !excluded.includes(name));
  expect(settingsIn(file)).toEqual(expected.sort());
});
