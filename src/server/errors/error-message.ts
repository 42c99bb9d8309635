import { describeDatabaseError, isDatabaseUnavailable } from '../db/postgres-errors.ts';
import { causesOf } from './errors.ts';

/**
 * This site's error classes. By name, because `instanceof` fails in `npm run dev`: Vite loads the classes a second time
 * for the pages and the database, and the process that prints their errors has its own.
 */
const OWN_ERRORS = new Set(['DomainError', 'SettingError', 'CommandError', 'DeadlineError', 'StoreProblem']);

/**
 * The message of an error, safe to print. Messages of this site's own errors appear unchanged. A database's own message
 * never does, because it may repeat password hashes, addresses and contact messages. Of an unforeseen error: its class
 * and where it was thrown.
 */
export function errorMessage(error: unknown): string {
  const safe = safeMessage(error);
  if (safe !== undefined) return safe;
  const database = describeDatabaseError(error);
  if (database) return database.message;
  if (isDatabaseUnavailable(error)) return `the database does not answer${inBrackets(codeOf(causesOf(error).at(-1)))}`;
  if (!(error instanceof Error)) return 'something unexpected went wrong';
  if (isArgumentError(error) || isSystemError(error)) return error.message;
  const [place] = stackFrames(error);
  return `something unexpected went wrong (${[error.name, codeOf(error)].filter(Boolean).join(' ')}${place ? ` at ${place}` : ''})`;
}

/** The message of this site's own errors, undefined for others. Unlike `errorMessage` it never names a file or line. */
export const safeMessage = (error: unknown): string | undefined =>
  error instanceof Error && OWN_ERRORS.has(error.name) ? error.message : undefined;

/** The frames of an error's stack, without the message before them, which may hold lines that look like frames. */
export function stackFrames({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message);
  if (start < 0) return [];
  return stack
    .slice(start + message.length)
    .split('\n')
    .filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
    .map((line) => line.trim().slice('at '.length));
}

/** Such as ENOENT or EADDRINUSE. Node's message only names the operator's own files and ports. */
const isSystemError = (error: Error) => 'syscall' in error && 'errno' in error;

/** Thrown by `parseArgs` for a wrong command-line argument. */
const isArgumentError = (error: Error) => codeOf(error).startsWith('ERR_PARSE_ARGS_');

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const inBrackets = (text: string) => (text ? ` (${text})` : '');
