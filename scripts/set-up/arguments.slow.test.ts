import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> };
/** What npm runs before a command gets no arguments of it. */
const COMMANDS = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /\bnode (?:--\S+ )*(scripts\/\S+)/.exec(line) ?? [];
  return file && file !== 'scripts/install.mjs' ? [[name, resolve(file)] as const] : [];
});

type Ran = { code: number | string | null; stdout: string; stderr: string; left: string[] };

/** In an empty folder, which the command would fill if it began. */
async function run(file: string, argument: string): Promise<Ran> {
  const cwd = await mkdtemp(join(tmpdir(), 'arguments-'));
  const env = { PATH: process.env['PATH'], HOME: cwd, DATA_DIR: join(cwd, 'data') };
  const ran = await new Promise<Omit<Ran, 'left'>>((done) => {
    execFile(process.execPath, [file, argument], { cwd, env }, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
  const left = await readdir(cwd);
  await rm(cwd, { recursive: true });
  return { ...ran, left };
}

test('finds the commands', () => expect(COMMANDS.length).toBeGreaterThan(30));

test.each(COMMANDS)('%s says how it is used, and does nothing else', async (name, file) => {
  const usage = expect.stringMatching(new RegExp(`npm (?:run )?${name}\\b`));
  const nothing = { stdout: '', stderr: '', left: [] };
  const [help, wrong] = await Promise.all([run(file, '--help'), run(file, '--wrong')]);
  expect(help).toEqual({ ...nothing, code: 0, stdout: usage });
  expect(wrong).toEqual({ ...nothing, code: 1, stderr: usage });
  expect(wrong.stderr).toMatch(/^Unknown option '--wrong'\.\n\n/);
});
