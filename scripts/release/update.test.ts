import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checksumOf, checksums, PLATFORM } from './files.mjs';
import { goBack, refuseUnfinished, update } from './update.mjs';

type Files = Record<string, string>;
const OLD: Files = {
  'content/kliniek.yaml': 'naam: Oud',
  'content/privacy.md': 'Oude tekst',
  'src/server/app.ts': 'old',
  'src/removed.ts': 'only in the old version',
  'scripts/update.mjs': 'old command',
  'package.json': '{"version":"1.0.0"}',
  'node_modules/a/index.js': 'old package',
};
const NEW: Files = {
  'content/kliniek.yaml': 'naam: Oud',
  'content/privacy.md': 'Nieuwe tekst',
  'src/server/app.ts': 'new',
  'scripts/update.mjs': 'new command',
  'package.json': '{"version":"1.1.0"}',
  'node_modules/a/index.js': 'new package',
  'dist/0123456789abcdef/build.json': '{}',
};
/** What no update touches. */
const DATA: Files = { '.data/database': 'articles', 'dist/fedcba9876543210/build.json': '{}' };

let place = '';
let folder = '';
let archive = '';
let steps: string[] = [];
let printed: string[] = [];
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'clinic-update-'));
  folder = join(place, 'site');
  steps = [];
  printed = [];
  make(folder, '1.0.0', OLD);
  write(folder, DATA);
  archive = await pack('1.1.0', NEW);
});
afterEach(() => rm(place, { recursive: true }));

function write(into: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(into, name)), { recursive: true });
    writeFileSync(join(into, name), text);
  }
}
function make(into: string, version: string, files: Files, platform = PLATFORM): void {
  write(into, files);
  const release = { version, platform, build: '0123456789abcdef', files: checksums(into) };
  writeFileSync(join(into, 'release.json'), JSON.stringify(release));
}
async function pack(version: string, files: Files, platform = PLATFORM): Promise<string> {
  make(join(place, version), version, files, platform);
  const file = join(place, `${version}.tar.gz`);
  spawnSync('tar', ['-czf', file, '-C', place, version]);
  writeFileSync(`${file}.sha256`, `${await checksumOf(file)}  ${version}.tar.gz\n`);
  return file;
}

const print = (line: string) => void printed.push(line);
const updateTo = (file: string, failing?: string) =>
  update({
    folder,
    archive: file,
    print,
    run: async (name, command, args) => {
      steps.push(name);
      if (name === failing) throw new Error(`${name} failed.`);
      if (command === 'tar') expect(spawnSync(command, args).status).toBe(0);
    },
  });

/** All files of the site with their contents, but the list of the release. */
function contents(): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const own = names.filter((name) => !name.startsWith('.previous') && name !== 'release.json');
  return Object.fromEntries(own.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

test('makes a backup, replaces the program, then updates the database; the data stay', async () => {
  await updateTo(archive);
  expect(steps).toEqual(['Unpacking', 'Making a backup', 'Updating the database']);
  expect(contents()).toEqual({ ...NEW, ...DATA });
  expect(printed[0]).toContain('from 1.0.0 to 1.1.0');
});

test('puts everything back as it was', async () => {
  await updateTo(archive);
  goBack({ folder, print });
  const { 'dist/0123456789abcdef/build.json': build, ...others } = contents();
  expect([build, others]).toEqual(['{}', { ...OLD, ...DATA }]);
  expect(printed.at(-1)).toContain('Back at 1.0.0');
  expect(() => goBack({ folder, print })).toThrow('no earlier version');
});

test('keeps what somebody changed, added or removed', async () => {
  write(folder, { 'content/kliniek.yaml': 'naam: Eigen', 'content/eigen.md': 'Eigen' });
  rmSync(join(folder, 'src/removed.ts'));
  await updateTo(archive);
  expect(contents()).toEqual({
    ...NEW,
    ...DATA,
    'content/kliniek.yaml': 'naam: Eigen',
    'content/eigen.md': 'Eigen',
  });
  expect(printed[0]).toContain('content/kliniek.yaml');
});

test('keeps what somebody changed or added since the update when going back, and only that', async () => {
  write(folder, { 'content/kliniek.yaml': 'naam: Eigen' });
  await updateTo(archive);
  write(folder, { 'content/privacy.md': 'Eigen tekst', 'src/assets/eigen.jpg': 'picture' });
  goBack({ folder, print });
  const [, kept = ''] =
    /kept in (\S+): content\/privacy\.md, src\/assets\/eigen\.jpg$/.exec(printed.at(-2) ?? '') ?? [];
  expect(readdirSync(join(folder, 'backups'))).toEqual([basename(kept)]);
  expect(contents()).toMatchObject({
    ...{ ...OLD, ...DATA, 'content/kliniek.yaml': 'naam: Eigen' },
    ...{ [`${kept}/content/privacy.md`]: 'Eigen tekst', [`${kept}/src/assets/eigen.jpg`]: 'picture' },
  });
  expect(existsSync(join(folder, kept, 'content/kliniek.yaml'))).toBe(false);
});

test.each([
  ['a file changed on both sides', () => write(folder, { 'content/privacy.md': 'Eigen tekst' }), 'content/privacy.md'],
  ['a damaged archive', () => writeFileSync(archive, 'x'), 'damaged'],
  ['an archive without its checksum', () => rmSync(`${archive}.sha256`), 'checksum'],
  ['a clone, which has no release', () => rmSync(join(folder, 'release.json')), 'git pull'],
])('replaces nothing for %s', async (_, change, problem) => {
  change();
  const before = contents();
  await expect(updateTo(archive)).rejects.toThrow(problem);
  expect(contents()).toEqual(before);
  expect(steps).not.toContain('Making a backup');
});

test('replaces nothing for a release of another platform, or when the backup fails', async () => {
  const other = await pack('1.2.0', NEW, 'plan9-mips');
  await expect(updateTo(other)).rejects.toThrow('plan9-mips');
  await expect(updateTo(archive, 'Making a backup')).rejects.toThrow();
  expect(contents()).toEqual({ ...OLD, ...DATA });
});

test('goes back by itself when the database cannot be updated', async () => {
  await expect(updateTo(archive, 'Updating the database')).rejects.toThrow('Updating the database');
  expect(contents()).toMatchObject({ ...OLD, ...DATA });
  expect(existsSync(join(folder, '.previous'))).toBe(false);
});

test('undoes an update that was stopped half-way', async () => {
  for (const entry of ['node_modules', 'content']) {
    mkdirSync(join(folder, '.previous'), { recursive: true });
    renameSync(join(folder, entry), join(folder, '.previous', entry));
    cpSync(join(place, '1.1.0', entry), join(folder, entry), { recursive: true });
  }
  writeFileSync(join(folder, '.previous/unfinished'), '');
  expect(() => refuseUnfinished(folder)).toThrow('--back');
  await expect(updateTo(archive)).rejects.toThrow('--back');
  goBack({ folder, print });
  expect(contents()).toEqual({ ...OLD, ...DATA });
  refuseUnfinished(folder);
});
