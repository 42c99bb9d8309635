import { execFileSync, spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AstroCheck } from '@astrojs/language-server/dist/check.js';
import { readArguments } from './set-up/arguments.mjs';

// `astro check` would check all of them, but takes three times as long.
readArguments('npm run types: the compiler of TypeScript checks every .ts and .tsx, that of Astro every .astro file');

execFileSync('astro', ['sync', '--silent'], { stdio: 'inherit' });
const compiler = join(dirname(fileURLToPath(import.meta.resolve('typescript-native/package.json'))), 'bin/tsc');
// Each of the compiler's checkers repeats a part of the work: its default of four takes twice the processor time of one.
const checkers = Math.max(1, Math.floor(availableParallelism() / 2));
const { status } = spawnSync(process.execPath, [compiler, '--noEmit', '--checkers', String(checkers)], {
  stdio: 'inherit',
});

const pages = globSync('src/**/*.astro').map((path) => fileURLToPath(new URL(`../${path}`, import.meta.url)));
// A list of files for this check: with that of tsconfig.json, a third of the time goes to modules that no page imports.
const settings = fileURLToPath(new URL('../tsconfig.astro.json', import.meta.url));
const checker = new AstroCheck(process.cwd(), fileURLToPath(import.meta.resolve('typescript')), settings);
const { fileChecked, errors, warnings } = await checker.lint({ fileNames: pages, logErrors: { level: 'warning' } });
process.stdout.write(`${fileChecked} .astro files, ${errors} errors, ${warnings} warnings\n`);
process.exit(status === 0 && errors + warnings === 0 && fileChecked === pages.length ? 0 : 1);
