import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** The files in this folder run before any package is installed: plain JavaScript for Node 20 and later. */
export const root = join(import.meta.dirname, '..', '..');
const binaries = join(root, 'node_modules', '.bin');

/** Puts the project's own Node and tools first on the PATH. */
export const projectEnvironment = () => ({ ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` });

/** What the line that is being written belongs to: the name of a step, or dots. */
let begun;

/** Prints a line of its own, also while a step is being written. */
export function print(line) {
  process.stdout.write(`${begun === undefined ? '' : '\n'}${line}\n`);
  begun = undefined;
}

function printDot() {
  process.stdout.write('.');
  begun ??= 'dots';
}

function beginLine(name) {
  process.stdout.write(`${begun === undefined ? '' : '\n'}${name} …`);
  begun = name;
}

function endLine(name, result) {
  if (begun !== name) return print(`${name}: ${result}`);
  process.stdout.write(` ${result}\n`);
  begun = undefined;
}

/** `remedy` tells the operator what to do. */
export class StepError extends Error {
  constructor(step, remedy) {
    super(`${step} failed. ${remedy}`);
    this.name = 'StepError';
  }
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a command and resolves to its exit code. A quiet command prints a dot every ten seconds. */
export function run(command, args, { quiet = false, env = projectEnvironment(), onOutput } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    child.stdout?.on('data', (data) => onOutput?.(data.toString()));
    child.stderr?.on('data', (data) => onOutput?.(data.toString()));
    const dots = quiet ? setInterval(printDot, 10_000) : undefined;
    // An orphaned `npm ci` would clash with the one of the next start.
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

/** Runs a command quietly, printing its name and duration. On failure prints its output and throws a StepError. */
export async function step(name, command, args, remedy) {
  const start = Date.now();
  beginLine(name);
  let output = '';
  const code = await run(command, args, { quiet: true, onOutput: (text) => (output += text) });
  endLine(name, code === 0 ? seconds(start) : 'failed');
  if (code !== 0) {
    process.stderr.write(output.split('\n').slice(-40).join('\n'));
    throw new StepError(name, remedy);
  }
}

export const seconds = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;

/** Prints why the set-up failed and ends the process. */
export function fail(error) {
  process.stderr.write(`\n${error instanceof StepError ? error.message : (error?.stack ?? error)}\n`);
  process.exit(1);
}
