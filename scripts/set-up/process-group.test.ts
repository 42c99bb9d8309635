import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startGroup } from './process-group.mjs';

/** Starts another process that takes for ever, and says its number. */
const START_CHILD = 'sleep 1000 & echo $!;';
const startInOwnGroup = (stdio: string) => `"${process.execPath}" -e 'const { spawn } = require("node:child_process");
  const child = spawn("sleep", ["1000"], { detached: true, stdio: "${stdio}" });
  child.unref();
  console.log(child.pid);';`;

function start(script: string) {
  let output = '';
  const heard = Promise.withResolvers<void>();
  const onOutput = (text: string) => {
    output += text;
    heard.resolve();
  };
  const group = startGroup('sh', ['-c', script], { cwd: process.cwd(), env: process.env, onOutput });
  return { ...group, heard: heard.promise, output: () => output, child: () => Number.parseInt(output, 10) };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('resolves to the exit code, with all output', async () => {
  const group = start('echo one; echo two >&2; exit 3');
  expect(await group.ended).toBe(3);
  expect(group.output().split('\n').sort()).toEqual(['', 'one', 'two']);
});

test.each([
  ['the command', 'kill -KILL $$'],
  ['the command and what stands before it', 'kill -KILL $PPID $$'],
])('resolves to the code of the signal that killed %s', async (_, script) => {
  expect(await start(script).ended).toBe(137);
});

test('says so when the command does not exist', async () => {
  const group = start('exec no-such-command');
  expect(await group.ended).toBe(127);
  expect(group.output()).toContain('no-such-command');
});

test.each([
  ['in the group', START_CHILD],
  ['in a group of its own', startInOwnGroup('ignore').replace('child.unref()', '')],
])('ends a process %s of a command that waits for it', async (_, startChild) => {
  const group = start(`${startChild} sleep 1000`);
  await group.heard;
  await expect.poll(group.running).toContain(`  ${group.child()} sleep 1000`);
  group.end();
  expect(await group.ended).not.toBe(0);
  await expect.poll(() => isRunning(group.child())).toBe(false);
});

test('names and ends what a command leaves behind', async () => {
  const group = start(START_CHILD);
  expect(await group.ended).toBe(0);
  expect(group.output()).toContain(`It left these processes behind:\n  ${group.child()} `);
  await expect.poll(() => isRunning(group.child())).toBe(false);
});

test('does not wait for the output of what left the group', { tags: ['slow'] }, async () => {
  const group = start(startInOwnGroup('inherit'));
  expect(await group.ended).toBe(0);
  process.kill(group.child());
});

test('ends everything when the process that started it is killed', async () => {
  const script = `
    import { startGroup } from ${JSON.stringify(new URL('./process-group.mjs', import.meta.url).href)};
    const options = { cwd: '.', env: process.env, onOutput: (text) => process.stdout.write(text) };
    startGroup('sh', ['-c', '${START_CHILD} wait'], options);`;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const [data] = (await once(starter.stdout, 'data')) as [Buffer];
  const pid = Number(data.toString());
  expect(isRunning(pid)).toBe(true);
  starter.kill('SIGKILL');
  await expect.poll(() => isRunning(pid)).toBe(false);
});
