import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from '../../../src/server/db/lock-data-folder.ts';
import { checkLive } from './check-live.ts';

const BUILD = { folder: 'build', isCurrent: true };

/** A clinic without a sample. */
let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'clinic-live-'));
  await mkdir(join(root, 'content'));
  const files = { kliniek: 'naam: Lindehof', tarieven: '{}', team: '{}', beloften: '{}' };
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, `content/${name}.yaml`), `${text}\n`);
});
afterEach(() => rm(root, { recursive: true }));

test('allows going online while there is no database', async () => {
  const database = { driver: 'pglite' as const, folder: root };
  expect(await checkLive(root, { build: BUILD, database })).toEqual({
    lines: [
      'De site mag online.',
      expect.stringMatching(/^Niet nagekeken: het magazine: in \S+ is nog geen database; de eerste start vult die/),
    ],
    mayGoLive: true,
  });
});

test('does not allow going online while the site holds the database', async () => {
  const folder = join(root, 'data');
  await mkdir(join(folder, 'database'), { recursive: true });
  const lock = lockDataFolder(folder);
  const report = await checkLive(root, { build: BUILD, database: { driver: 'pglite', folder } });
  lock.release();
  expect(report).toEqual({
    lines: [
      'Of de site online mag, is nog niet te zeggen.',
      '',
      'Nog niet nagekeken:',
      '  het magazine en wat onder Clinic online staat: de site draait en houdt de database vast. Stop de site, draai dit opnieuw en start de site weer.',
    ],
    mayGoLive: false,
  });
});

test('does not allow going online when the database cannot be read', async () => {
  const database = { driver: 'pg' as const, url: 'postgres://127.0.0.1:1/none', onVercel: false };
  const { lines, mayGoLive } = await checkLive(root, { build: BUILD, database });
  expect(mayGoLive).toBe(false);
  expect(lines.at(-1)).toMatch(
    /^ {2}het magazine en wat onder Clinic online staat: de database is niet te lezen\. Kijk of DATABASE_URL klopt/,
  );
});

test.each([
  ['there is no build', undefined, 'er is nog geen build. Bouw de site (npm run build) en draai dit opnieuw.'],
  [
    'the build is of other texts',
    { folder: 'build', isCurrent: false },
    'de laatste build is van andere teksten. Bouw opnieuw (npm run build) en draai dit opnieuw.',
  ],
])('does not allow going online while %s', async (_, build, remedy) => {
  const { lines, mayGoLive } = await checkLive(root, { build });
  expect(mayGoLive).toBe(false);
  expect(lines[0]).toBe('Of de site online mag, is nog niet te zeggen.');
  expect(lines.at(-1)).toBe(`  de pagina’s zelf: ${remedy}`);
});
