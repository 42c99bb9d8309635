import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { LONG_CHECKS, QUICK_CHECKS, stages } from './checks.mjs';
import { readArguments } from './set-up/arguments.mjs';
import { build } from './set-up/build.mjs';
import { install, installTools } from './set-up/install.mjs';
import { slowest } from './set-up/slowest.mjs';
import { fail, print, projectEnvironment, run, seconds } from './set-up/step.mjs';
import { temporaryFolder } from './set-up/temporary-folder.mjs';
import { findBrowser, findHeadlessShell, installHtmlChecker, installPgBouncer } from './set-up/tools.mjs';

const { positionals: only, values } = readArguments(
  `npm test: the checks of every change, and a count at the end
npm run test:full: every browser test, over every page, and the long checks after them
With names only those run: npm test -- unit, npm run test:full -- memory. A name also stands for those that go on after
it: slow for "slow by tag".`,
  (args) => parseArgs({ args, options: { full: { type: 'boolean', default: false } }, allowPositionals: true }),
);
const isFull = values.full;
const isMeant = (name, word) => name === word || name.startsWith(`${word} `);
const isWanted = ({ name }) => only.length === 0 || only.some((word) => isMeant(name, word));
const started = Date.now();
const results = [];

const planned = stages(isFull);
const onBuild = [...planned.flat(2), ...(isFull ? LONG_CHECKS : [])];
const names = [...QUICK_CHECKS, ...onBuild].map(({ name }) => name);
const unknown = only.filter((word) => !names.some((name) => isMeant(name, word)));
if (unknown.length > 0) {
  print(
    `No check is named ${unknown.join(' or ')}. ${isFull ? '' : '`npm run test:full` has more. '}Names: ${names.join(', ')}`,
  );
  process.exit(1);
}

await install('test').catch(fail);
if (isFull) await installTools().catch(fail);
let environment = { ...projectEnvironment(), ...(await temporaryFolder().catch(fail)) };
let withoutBrowser;
const quick = runLane(QUICK_CHECKS);
if (onBuild.some(isWanted)) environment = await prepare().catch(failAfterQuick);
await quick;
for (const lanes of availableParallelism() >= 4 ? [planned.flat()] : planned) await Promise.all(lanes.map(runLane));
if (isFull) await runLane(LONG_CHECKS);
process.exit(report() > 0 ? 1 : 0);

/** Prints the failures again and returns their number: hundreds of lines of later checks may follow a failure. */
function report() {
  const failed = results.filter(({ code }) => code !== 0);
  for (const { name, output } of failed) print(`\n── ${name} failed\n${output.split('\n').slice(-80).join('\n')}`);
  if (failed.length > 0) print(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
  const times = slowest(environment.TEST_TIMES, 10);
  if (times.length > 0) print('\nThe slowest tests:');
  for (const { seconds: time, name } of times) print(`${time.toFixed(1).padStart(6)} s  ${name}`);
  print(`\nAll checks in ${seconds(started)}`);
  print(`${results.length - failed.length} passed, ${failed.length} failed`);
  return failed.length;
}

/** Without a build the other checks cannot run; what the quick ones found is told first. */
async function failAfterQuick(error) {
  await quick;
  report();
  fail(error);
}

async function prepare() {
  const BUILD_FOLDER = await build();
  await hold(BUILD_FOLDER);
  await installPgBouncer();
  if (isFull) await installHtmlChecker();
  const needsBrowser = onBuild.some((check) => check.needsBrowser && isWanted(check));
  return {
    ...environment,
    BUILD_FOLDER,
    ...(needsBrowser && (await browserSettings().catch(tellLater))),
    ...(isFull && { EXHAUSTIVE: '1' }),
  };
}

async function browserSettings() {
  const CHROMIUM_PATH = await findBrowser();
  const shell = isFull ? undefined : await findHeadlessShell(CHROMIUM_PATH);
  return { CHROMIUM_PATH, ...(shell !== undefined && { HEADLESS_SHELL_PATH: shell }) };
}

/** The checks without a browser run all the same. */
function tellLater(error) {
  withoutBrowser = error.message;
}

async function runLane(checks) {
  for (const check of checks.filter(isWanted)) await runCheck(check);
}

/** Prints the output of a check when it ends, so that those of two checks do not mix. */
async function runCheck({ name, command: [command, ...args], settings, minutes, needsBrowser }) {
  const start = Date.now();
  let output = '';
  print(`── ${name} …`);
  const onOutput = (text) => (output += text);
  const isImpossible = needsBrowser && withoutBrowser;
  if (isImpossible) onOutput(withoutBrowser);
  const code = isImpossible ? 1 : await run(command, args, { minutes, env: { ...environment, ...settings }, onOutput });
  output = output.trimEnd();
  results.push({ name, code, output });
  print(`${output}\n── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(start)}\n`);
}

/** Keeps this build until the checks end, whatever else is built in that time. The first run's Node may not have locks. */
async function hold(folder) {
  const find = await import('./builds/find.ts').catch(() => undefined);
  find?.lockBuild(folder);
}
