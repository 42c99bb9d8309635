import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { busyness } from './busyness.mjs';
import { isNpmGone } from './npm-parent.mjs';
import { startGroup } from './process-group.mjs';

/**
 * The files in this folder run before any package is installed: plain JavaScript for Node 20 and later. An older one must
 * load them, to be told so.
 */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const binaries = join(root, 'node_modules', '.bin');

/**
 * Puts the project's own Node and tools first on the PATH. NODE_ENV is each tool's own choice: the `production` of a
 * server would take React's test tools away, a `development` would put its slow half into the build.
 */
export function projectEnvironment() {
  const { NODE_ENV: _, ...environment } = process.env;
  return { ...environment, PATH: `${binaries}${delimiter}${environment.PATH ?? ''}` };
}

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

/** The exit code of a command that took too long, as timeout(1) has it. */
const TIMED_OUT = 124;
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const TICK_MS = 1000;
const DOTS_MS = 10_000;

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ minutes: number, env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void, hasDots?: boolean, endsOnSignal?: boolean }} options
 * Runs a command and resolves to its exit code; after its limit, and when this process has to stop, it ends with
 * everything that it started. Prints a dot every ten seconds. On a busy machine the minutes of a limit last longer.
 * With `endsOnSignal: false` this process, a server, stops in its own way: the command ends with it.
 */
export async function run(
  command,
  args,
  { minutes, env = projectEnvironment(), onOutput = (_text) => {}, hasDots = true, endsOnSignal = true },
) {
  const signals = endsOnSignal ? STOP_SIGNALS : [];
  const group = startGroup(command, args, { cwd: root, env, onOutput });
  let passed = 0;
  let isOver = false;
  let stopped;
  const stop = (signal) => {
    stopped = signal;
    group.end();
  };
  const timer = setInterval(() => {
    if (endsOnSignal && isNpmGone()) stop('SIGTERM');
    passed += TICK_MS / busyness();
    if (passed < minutes * 60_000 || isOver) return;
    isOver = true;
    onOutput(
      `\nIt has not ended within ${minutes} minutes, so it was stopped. These processes ran:\n${group.running()}\n`,
    );
    group.end();
  }, TICK_MS);
  const dots = hasDots ? setInterval(printDot, DOTS_MS) : undefined;
  for (const signal of signals) process.on(signal, stop);
  const code = await group.ended;
  clearInterval(timer);
  clearInterval(dots);
  for (const signal of signals) process.off(signal, stop);
  // As a shell reports it. What runs beside this command ends with this process.
  if (stopped) process.exit(128 + constants.signals[stopped]);
  return isOver ? TIMED_OUT : code;
}

/** Runs a command quietly, printing its name and duration. On failure prints its output and throws a StepError. */
export async function step(name, command, args, { minutes, remedy, env }) {
  const start = Date.now();
  beginLine(name);
  let output = '';
  const code = await run(command, args, { minutes, env, onOutput: (text) => (output += text) });
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
