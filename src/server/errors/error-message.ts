import { describeDatabaseError, isDatabaseUnavailable } from '../db/postgres-errors.ts';
import { causesOf } from './errors.ts';

/** Errors whose message is a sentence of this site. By name: a server and its pages may hold two copies of a class. */
const OWN = new Set(['DomainError', 'SettingError', 'CommandError', 'DeadlineError']);

/**
 * An error in a sentence, for everybody who reads what the site prints: the one place where that is decided. A sentence
 * of this site stands as it is. Nothing that a database or its driver says is ever repeated: it holds the values of the
 * statement, and so passwords' hashes, addresses and messages. Of what nobody foresaw, its kind and where it happened.
 */
export function errorMessage(error: unknown): string {
  const own = ownMessage(error);
  if (own !== undefined) return own;
  const database = describeDatabaseError(error);
  if (database) return database.message;
  if (isDatabaseUnavailable(error)) return `the database does not answer${inBrackets(codeOf(causesOf(error).at(-1)))}`;
  if (!(error instanceof Error)) return 'something unexpected went wrong';
  if (isAboutArguments(error) || isOfSystem(error)) return error.message;
  const [place] = framesOf(error);
  return `something unexpected went wrong (${[error.name, codeOf(error)].filter(Boolean).join(' ')}${place ? ` at ${place}` : ''})`;
}

/** A sentence of this site; undefined for what anything else says. For answers, where no file or line may stand. */
export const ownMessage = (error: unknown): string | undefined =>
  error instanceof Error && OWN.has(error.name) ? error.message : undefined;

/** The way through the code, after the message, which may hold whatever was typed, lines that look like frames included. */
export function framesOf({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message);
  if (start < 0) return [];
  return stack
    .slice(start + message.length)
    .split('\n')
    .filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
    .map((line) => line.trim().slice('at '.length));
}

/** A file that is not there, a port that is taken: Node's own sentence, about the operator's own machine. */
const isOfSystem = (error: Error) => 'syscall' in error && 'errno' in error;

/** What the operator typed after a command, and how it should have been. */
const isAboutArguments = (error: Error) => codeOf(error).startsWith('ERR_PARSE_ARGS_');

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const inBrackets = (text: string) => (text ? ` (${text})` : '');
