import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** This file and its neighbours run before anything is installed: plain JavaScript, Node ≥ 20, no dependencies. */
export const root = join(import.meta.dirname, '..', '..');
const binaries = join(root, 'node_modules', '.bin');

/** The environment in which every tool of the project runs: Node 24 from the npm package, whatever is on the PATH. */
export const projectEnvironment = () => ({ ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` });

export const print = (line) => process.stdout.write(`${line}\n`);

/** A step that failed, and what the reader can do about it. */
export class StepError extends Error {
  constructor(step, cure) {
    super(`${step} failed. ${cure}`);
    this.name = 'StepError';
  }
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a command to its end and resolves to its exit code; a dot every ten seconds shows that it goes on. */
export function run(command, args, { quiet = false, env = projectEnvironment(), onOutput } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    child.stdout?.on('data', (data) => onOutput?.(data.toString()));
    child.stderr?.on('data', (data) => onOutput?.(data.toString()));
    const dots = quiet ? setInterval(() => process.stdout.write('.'), 10_000) : undefined;
    // Stopped, it takes along what it started: two installations at once would spoil each other.
    const stop = (signal) => child.kill(signal);
    for (const signal of STOP_SIGNALS) process.on(signal, stop);
    child.on('error', () => resolve(127));
    child.on('close', (code) => {
      clearInterval(dots);
      for (const signal of STOP_SIGNALS) process.off(signal, stop);
      resolve(code ?? 1);
    });
  });
}

/** Says what it does, runs it quietly, says how long it took; shows the output and throws when it fails. */
export async function step(name, command, args, cure) {
  const start = Date.now();
  process.stdout.write(`${name} …`);
  let output = '';
  const code = await run(command, args, { quiet: true, onOutput: (text) => (output += text) });
  print(code === 0 ? ` ${seconds(start)}` : ' failed');
  if (code !== 0) {
    process.stderr.write(output.split('\n').slice(-40).join('\n'));
    throw new StepError(name, cure);
  }
}

export const seconds = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;

/** Ends the process in one line when set-up could not be finished. */
export function fail(error) {
  process.stderr.write(`\n${error instanceof StepError ? error.message : (error?.stack ?? error)}\n`);
  process.exit(1);
}
