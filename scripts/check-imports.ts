import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import {
  forbiddenImports,
  importedByTestsAlone,
  importsFromAbove,
  importsOfDrizzle,
  importsOfSchemas,
  unguardedImports,
} from './imports/rules.ts';

/** Part of `npm test`: checks every import of the repository against scripts/imports/. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mts|mjs|astro)$/.test(file) && existsSync(file));
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const { entry } = JSON.parse(readFileSync('knip.json', 'utf8')) as { entry: string[] };
const problems = [...sources].flatMap(([file, source]) =>
  [forbiddenImports, importsFromAbove, importsOfSchemas, importsOfDrizzle, unguardedImports].flatMap((rule) =>
    rule(file, source),
  ),
);
problems.push(...importedByTestsAlone(sources, entry));
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${files.length} files, ${problems.length} forbidden imports\n`);
process.exit(problems.length > 0 ? 1 : 0);
