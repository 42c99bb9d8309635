import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * An error is told by `errorMessage` (for people) or `loggableError` (in the log), because a database's own words hold the
 * values of the statement. Each of these is a way around them.
 */
const WAYS_AROUND = [
  /\b(?:error|cause|err|reason|failure|fault)\b(?: as [\w.]+)?\)?[?!]?\.(?:message|stack|detail)\b/,
  /\{[^{}]*\b(?:message|stack|detail)\b[^{}]*\} = (?:error|cause|err)\b/,
  /\bString\((?:error|cause|err|reason)\)/,
  /\$\{(?:error|cause|err|reason)\}/,
  /\b(?:console\.\w+|inspect)\([^)]*\b(?:error|cause|err|reason)\b/,
  /error instanceof Error \? error\b/,
];
const waysAround = (text: string) => WAYS_AROUND.filter((way) => way.test(text));

/** Where an error's own words are read, and why none of a database's can come out. */
const ALLOWED: Record<string, string> = {
  'src/server/errors/error-message.ts': 'the one place',
  'src/server/api/error-response.ts': 'a refusal of our own, and what Hono says of a request',
  'src/server/db/postgres-errors.ts': 'looks for words, and repeats none',
  'src/server/pictures/remote/download.ts': 'looks for words, and repeats none',
  'src/server/staff/second-factor/code-attempts.ts': 'a refusal of our own',
  'src/server/operations/starter/settings.ts': 'what YAML says of a file of this site',
  'src/server/operations/backup/archive.ts': 'what zlib and tar say of a file; no statement comes near',
  'scripts/set-up/step.mjs': 'runs before anything is installed, and opens no database',
  'scripts/build.mjs': 'what Astro says of a build, which opens no database',
};

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(?:api|scripts|src\/server|src\/pages)\/.*\.(?:ts|mjs|astro)$|^src\/[\w-]+\.ts$/.test(file))
  .filter((file) => existsSync(file) && !/\.test\.ts$|\.testing\.ts$/.test(file));

test('no error is printed in its own words', () => {
  const found = sources.filter((file) => !(file in ALLOWED) && waysAround(readFileSync(file, 'utf8')).length > 0);
  expect(found, 'Use errorMessage() of src/server/errors/error-message.ts, or log it as `error`').toEqual([]);
});

test('every exception is still needed', () => {
  expect(Object.keys(ALLOWED).filter((file) => waysAround(readFileSync(file, 'utf8')).length === 0)).toEqual([]);
});

test.each([
  'console.error(error)',
  'console.error(error instanceof Error ? error.message : error);',
  'process.stderr.write((cause as Error).message)',
  `throw new CommandError(It failed: $\{cause})`,
  'say(String(error))',
  'const { code, message } = cause as NodeJS.ErrnoException;',
  'console.log(inspect(err))',
  'error?.stack ?? error',
])('%s is found', (line) => expect(waysAround(line)).not.toEqual([]));

test.each([
  'log.error("x", { error })',
  'printError(error)',
  `throw new CommandError($\{errorMessage(error)}, { cause: error });`,
  'const { code } = cause as NodeJS.ErrnoException;',
])('%s is fine', (line) => expect(waysAround(line)).toEqual([]));
