import { CHECKS, LONG_CHECKS } from './checks.mjs';
import { findBrowser } from './set-up/browser.mjs';
import { build } from './set-up/build.mjs';
import { install } from './set-up/install.mjs';
import { fail, print, projectEnvironment, run, seconds } from './set-up/step.mjs';

/**
 * `npm test`: one line a check and a count at the end; `npm run test:full`: the long ones too. With names after `--`
 * only those run: `npm test -- unit`, `npm run test:full -- memory`.
 */
const only = process.argv.slice(2).filter((argument) => argument !== '--full');
const all = process.argv.includes('--full') ? [...CHECKS, ...LONG_CHECKS] : CHECKS;
const started = Date.now();
const failed = [];
let browser = '';
let buildFolder = '';
try {
  await install();
  buildFolder = await build();
  await hold(buildFolder);
  browser = await findBrowser();
} catch (error) {
  fail(error);
}

const checks = all.filter(([name]) => only.length === 0 || only.includes(name));
for (const [name, command, args, settings] of checks) {
  const start = Date.now();
  print(`\n── ${name}`);
  const code = await run(command, args, {
    env: { ...projectEnvironment(), CHROMIUM_PATH: browser, BUILD_FOLDER: buildFolder, ...settings },
  });
  if (code !== 0) failed.push(name);
  print(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(start)}`);
}

if (failed.length > 0) print(`\nFailed: ${failed.join(', ')}`);
print(`\nAll checks in ${seconds(started)}`);
print(`${checks.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

/** The checks look into one build from beginning to end, whatever is built meanwhile. The Node of a first run may have no locks. */
async function hold(folder) {
  const find = await import('./builds/find.ts').catch(() => undefined);
  find?.lockBuild(folder);
}
