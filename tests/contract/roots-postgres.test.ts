import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postgresPrograms } from '../support/database/postgres-programs.ts';

/** Root's database runs as another user, who may not enter what root keeps to itself. */
const isRoot = process.getuid?.() === 0;

let folder = '';
let temporary = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roots-postgres-'));
  temporary = join(folder, 'temporary files');
  chmodSync(folder, 0o711);
  mkdirSync(temporary, { mode: 0o711 });
  vi.stubEnv('TMPDIR', temporary);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A package with programs that say where they are, in a folder with these rights. */
function packageIn(name: string, mode: number): string {
  const packaged = join(folder, name, 'package', 'native');
  mkdirSync(join(packaged, 'bin'), { recursive: true });
  writeFileSync(join(packaged, '..', 'package.json'), '{ "version": "18.0.0" }');
  for (const program of ['initdb', 'postgres']) writeFileSync(join(packaged, 'bin', program), '#!/bin/sh\necho "$0"\n');
  chmodSync(join(folder, name), mode);
  return packaged;
}

const run = ({ postgres, user }: ReturnType<typeof postgresPrograms>) =>
  spawnSync(postgres, { ...user, cwd: '/', encoding: 'utf8' });

test('runs the programs of the packages where everybody may enter', () => {
  const packaged = packageIn('open', 0o755);
  const programs = postgresPrograms(packaged);
  expect(programs.postgres).toBe(join(packaged, 'bin', 'postgres'));
  expect(run(programs).stdout.trim()).toBe(programs.postgres);
});

test.runIf(isRoot)('runs a copy of them, made once, where only root may enter', () => {
  const packaged = packageIn('private', 0o700);
  const programs = postgresPrograms(packaged);
  expect(programs.postgres).toBe(join(temporary, 'clinic-postgres-18.0.0', 'bin', 'postgres'));
  expect(run(programs).stdout.trim()).toBe(programs.postgres);
  const { ino } = statSync(programs.postgres);
  expect(statSync(postgresPrograms(packaged).postgres).ino).toBe(ino);
});

test.runIf(isRoot)('says so when the folder for temporary files is root’s alone, too', () => {
  const packaged = packageIn('private', 0o700);
  chmodSync(temporary, 0o700);
  expect(() => postgresPrograms(packaged)).toThrow(`who may not enter ${temporary}: set TMPDIR`);
});

test.runIf(isRoot)('runs no copy that another user made', () => {
  const packaged = packageIn('private', 0o700);
  const copy = dirname(dirname(postgresPrograms(packaged).postgres));
  spawnSync('chown', ['nobody', copy]);
  expect(() => postgresPrograms(packaged)).toThrow(`${copy} belongs to another user`);
});
