import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILES } from '../support/repository/files.ts';

/**
 * Database errors quote the values of the statement, so code prints errors with `errorMessage` and logs them with
 * `loggableError`. Each of these patterns bypasses the two.
 */
const BYPASSES = [
  /\b(?:error|cause|err|reason|failure|fault)\b(?: as [\w.]+)?\)?[?!]?\.(?:message|stack|detail)\b/,
  /\{[^{}]*\b(?:message|stack|detail)\b[^{}]*\} = (?:error|cause|err)\b/,
  /\bString\((?:error|cause|err|reason)\)/,
  /\$\{(?:error|cause|err|reason)\}/,
  /\b(?:console\.\w+|inspect)\([^)]*\b(?:error|cause|err|reason)\b/,
  /error instanceof Error \? error\b/,
];
const bypasses = (text: string) => BYPASSES.filter((pattern) => pattern.test(text));

/** Files that read an error's own message, and why no database error is printed. */
const ALLOWED: Record<string, string> = {
  'src/server/errors/error-message.ts': 'defines errorMessage',
  'src/server/api/error-response.ts': 'messages of DomainError, and of Hono about a request',
  'src/server/db/postgres-errors.ts': 'only searches the message',
  'src/server/outgoing/guarded-request.ts': 'only searches the message',
  'src/server/operations/starter/settings.ts': 'messages of the YAML parser about a file of this site',
  'src/server/operations/backup/archive.ts': 'messages of zlib and tar about a file',
  'src/server/db/embedded-engine.ts': 'only searches the message',
  'scripts/set-up/step.mjs': 'runs before packages are installed, and opens no database',
  'scripts/set-up/arguments.mjs': 'what Node or a command says of its arguments',
  'scripts/set-up/temporary-folder.mjs': 'messages of the file system about a folder',
  'scripts/test.mjs': 'the message of a StepError',
  'scripts/operations/content/command.ts': 'the message of a DomainError',
  'src/pages/magazine/preview/_read-preview.ts': 'the message of a DomainError',
  'scripts/operations/check-content/read-content.ts': 'messages of the YAML parser about a file of this site',
  'scripts/build.mjs': 'messages of Astro about a build, and of a CommandError',
};

const sources = FILES.filter(
  (file) => /^(?:api|scripts|src\/server|src\/pages)\/.*\.(?:ts|mjs|astro)$/.test(file) && !file.endsWith('.test.ts'),
);

test('no error is printed with its own message', () => {
  const found = sources.filter((file) => !(file in ALLOWED) && bypasses(readFileSync(file, 'utf8')).length > 0);
  expect(found, 'Print it with errorMessage() of src/server/errors/error-message.ts, or log it as `error`').toEqual([]);
});

test('every exception is still needed', () => {
  expect(Object.keys(ALLOWED).filter((file) => bypasses(readFileSync(file, 'utf8')).length === 0)).toEqual([]);
});

test.each([
  'console.error(error)',
  'console.error(error instanceof Error ? error.message : error);',
  'process.stderr.write((cause as Error).message)',
  `throw new CommandError(It failed: $\{cause})`,
  'print(String(error))',
  'const { code, message } = cause as NodeJS.ErrnoException;',
  'console.log(inspect(err))',
  'error?.stack ?? error',
])('finds %s', (line) => expect(bypasses(line)).not.toEqual([]));

test.each([
  'log.error("x", { error })',
  'printError(error)',
  `throw new CommandError($\{errorMessage(error)}, { cause: error });`,
  'const { code } = cause as NodeJS.ErrnoException;',
])('accepts %s', (line) => expect(bypasses(line)).toEqual([]));
