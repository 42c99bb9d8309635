import { causesOf } from '../errors/errors.ts';

/** Postgres ends the connection: https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const LOST_CONNECTION = /^(57P0[1-5]|08\d{3})$/;
const TOO_MANY_CONNECTIONS = '53300';
const CANCELLED = '57014';

type Field = 'code' | 'table' | 'column' | 'constraint';
type PgError = Error & Partial<Record<Field, string>>;

const causes = (error: unknown): PgError[] => causesOf(error);

/** The database cannot be reached, its connection broke, or its response did not come in time. */
export class DatabaseConnectionError extends Error {
  override name = 'DatabaseConnectionError';

  constructor(cause: unknown) {
    super('The database does not answer', { cause });
  }
}

/**
 * Makes one call to the database. Its connection fails with the codes of any other connection, such as ECONNRESET of a
 * visitor who hangs up: only here is it known that it was the database's. `isConnecting`: nothing but the connection
 * can fail.
 */
export async function callDatabase<T>(call: () => Promise<T>, { isConnecting = false } = {}): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isConnecting ? causes(error).some(isSqlState) : !causes(error).some(isOfConnection)) throw error;
    throw new DatabaseConnectionError(error);
  }
}

/** System errors, but not those of Node's own code (`ERR_…`), and what the drivers say without a code. */
const isOfConnection = ({ code = '', message }: PgError) =>
  /^E(?!RR_)[A-Z]/.test(code) ||
  /timeout exceeded when trying to connect|connection terminated|Client has encountered a connection error/i.test(
    message,
  );

/** Whether the error or one of its causes is a failed connection to the database. By name: see error-message.ts. */
export const isConnectionLost = (error: unknown): boolean =>
  causes(error).some(({ name, code = '' }) => name === 'DatabaseConnectionError' || LOST_CONNECTION.test(code));

/** Whether Postgres cancelled the statement, because it took longer than its limit. */
export const isTooSlow = (error: unknown) => causes(error).some(({ code }) => code === CANCELLED);

/** Whether the same statement may succeed in a moment. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isConnectionLost(error) || isTooSlow(error) || causes(error).some(({ code }) => code === TOO_MANY_CONNECTIONS);

export const isDiskFull = (error: unknown) => causes(error).some(({ code }) => code === '53100');

/** Whether a unique constraint was violated. PGlite names the constraint only in the message. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  return causes(error).some(
    (cause) => cause.code === '23505' && `${cause.constraint} ${cause.message}`.includes(constraint),
  );
}

export const isDeadlock = (error: unknown) => hasSqlState(error, '40P01');

export const hasSqlState = (error: unknown, sqlState: string) => causes(error).some(({ code }) => code === sqlState);

/** By SQLSTATE, or by its class, the first two characters (PostgreSQL documentation, appendix A). */
const MEANING: Record<string, string> = {
  '22': 'a value has the wrong form',
  '23502': 'a required value is missing',
  '23503': 'it refers to a row that does not exist',
  '23505': 'a value that must be unique exists already',
  '23': 'a value violates a constraint',
  '28': 'the user name or the password is wrong',
  '3D': 'there is no such database',
  '40': 'another change was made at the same time',
  '42501': 'its user lacks the permission',
  '42P06': 'a schema of that name exists already',
  '42P07': 'a table of that name exists already',
  '42': 'the tables do not match this version of the site',
  '53100': 'its disk is full',
  '53300': 'it has too many connections',
  '53': 'it is out of resources',
  '54': 'a value is too large',
  '57014': 'it took too long',
  '57': 'it is shutting down',
  '58': 'its files cannot be read',
};

/** The message of a database error may hold the statement's values; do not print or log it. */
export const isDatabaseError = (error: unknown) =>
  causes(error).some((cause) => isSqlState(cause) || ('query' in cause && 'params' in cause));

/** An error message without any values of the statement; undefined when the error is not from the database server. */
export function describeDatabaseError(
  error: unknown,
): ({ message: string } & Partial<Record<Field, string>>) | undefined {
  if (!isDatabaseError(error)) return undefined;
  const serverError = causes(error).find(isSqlState);
  if (!serverError && isDatabaseUnavailable(error)) return undefined;
  const { code = '', table, column, constraint } = serverError ?? {};
  const meaning = MEANING[code] ?? MEANING[code.slice(0, 2)] ?? 'a statement failed';
  const details = [code, [table, column].filter(Boolean).join('.'), constraint].filter(Boolean).join(', ');
  return {
    message: `the database refused it: ${meaning}${details && ` (${details})`}`,
    ...(code && { code }),
    ...(table && { table }),
    ...(column && { column }),
    ...(constraint && { constraint }),
  };
}

/** Every SQLSTATE the server sends holds a digit; system error codes of five letters, such as EPIPE, do not. */
const isSqlState = ({ code }: PgError) => /^(?=.*\d)[0-9A-Z]{5}$/.test(code ?? '');
