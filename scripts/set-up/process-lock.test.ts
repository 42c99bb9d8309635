import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLock } from './process-lock.mjs';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'process-lock-'));
  file = join(folder, 'lock');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('does the work, and lets the next one work, also after a failure', async () => {
  const work = () => Promise.reject(new Error('no connection'));
  await expect(withLock(file, 'another installation', work)).rejects.toThrow('no connection');
  expect(await withLock(file, 'another installation', async () => existsSync(file))).toBe(true);
  expect(existsSync(file)).toBe(false);
});

test('waits while another process works', async () => {
  writeFileSync(file, String(process.ppid));
  const order: string[] = [];
  const waiting = withLock(file, 'another installation', async () => order.push('worked'));
  await vi.waitFor(() => expect(process.stdout.write).toHaveBeenCalledWith('Waiting for another installation …\n'));
  order.push('released');
  rmSync(file);
  await waiting;
  expect(order).toEqual(['released', 'worked']);
});

test('does not wait for a process that was killed', async () => {
  const { pid } = spawnSync('true');
  writeFileSync(file, String(pid));
  expect(await withLock(file, 'another installation', async () => 'worked', { waitMs: 0 })).toBe('worked');
});

test('waits neither for an earlier process of its own number nor for the empty file of a full disk', async () => {
  writeFileSync(file, String(process.pid));
  expect(await withLock(file, 'another installation', async () => 'worked', { waitMs: 0 })).toBe('worked');
  writeFileSync(file, '');
  utimesSync(file, 0, 0);
  expect(await withLock(file, 'another installation', async () => 'worked', { waitMs: 0 })).toBe('worked');
});

test('waits while another process writes its number', async () => {
  writeFileSync(file, '');
  const waiting = withLock(file, 'another installation', async () => 'worked', { waitMs: 0 });
  await expect(waiting).rejects.toThrow('Waiting for another installation');
});

test('leaves no file that the disk refuses', () => {
  const lock = JSON.stringify(new URL('./process-lock.mjs', import.meta.url).href);
  const script = `import { withLock } from ${lock}; await withLock(${JSON.stringify(file)}, 'work', async () => {});`;
  // No file may have a byte.
  const full = ['-c', 'ulimit -f 0; exec "$0" "$@"', process.execPath, '--input-type=module', '-e', script];
  const { stderr } = spawnSync('sh', full, { encoding: 'utf8' });
  expect(stderr).toContain('EFBIG');
  expect(existsSync(file)).toBe(false);
});

test('says which process it waited for in vain', async () => {
  writeFileSync(file, String(process.ppid));
  const waiting = withLock(file, 'another installation', async () => 'worked', { waitMs: 250 });
  await expect(waiting).rejects.toThrow(`Waiting for another installation (process ${process.ppid}) failed.`);
});
