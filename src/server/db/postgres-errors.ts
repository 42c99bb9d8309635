import { causesOf } from '../errors/errors.ts';

const CONNECTION_FAULTS =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|57P0[1-3]|57014|53300|08\d{3})$/;

type Named = 'code' | 'table' | 'column' | 'constraint';
type PgError = Error & Partial<Record<Named, string>>;

const causes = (error: unknown): PgError[] => causesOf(error);

/** Whether an error, or what caused it, means that the database cannot be reached just now, or not in time. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const cause of causes(error)) {
    if (CONNECTION_FAULTS.test(cause.code ?? '')) return true;
    if (
      /timeout exceeded when trying to connect|connection terminated|Client has encountered a connection error/i.test(
        cause.message,
      )
    )
      return true;
  }
  return false;
}

/** Whether Postgres had no room on its disk for what was to be written. */
export const isDiskFull = (error: unknown) => causes(error).some(({ code }) => code === '53100');

/** Whether an error is Postgres refusing a duplicate, and of which constraint. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  return causes(error).some(
    (cause) => cause.code === '23505' && `${cause.constraint} ${cause.message}`.includes(constraint),
  );
}

/** Whether two transactions stood in each other's way, and this one was ended so that the other could go on. */
export const isDeadlock = (error: unknown) => causes(error).some(({ code }) => code === '40P01');

/** What Postgres's codes mean (its appendix A), the most particular first. */
const MEANING: Record<string, string> = {
  '22': 'a value has the wrong form',
  '23502': 'a value that must be there is missing',
  '23503': 'something that is pointed at is not there',
  '23505': 'a value that may stand only once is there already',
  '23': 'a value breaks a rule of its table',
  '28': 'the user name or the password is refused',
  '3D': 'there is no such database',
  '40': 'another change was made at the same moment',
  '42501': 'its user may not do that',
  '42P06': 'something of that name is there already',
  '42P07': 'a table of that name is there already',
  '42': 'the tables are not those of this version of the site',
  '53100': 'its disk is full',
  '53300': 'it has too many connections',
  '53': 'it has not enough room',
  '54': 'a value is too large',
  '57014': 'it took too long',
  '57': 'it is being stopped',
  '58': 'its files cannot be read',
};

/** Whether a database or its driver had a part in an error: then nothing that it says may be repeated. */
export const isDatabaseError = (error: unknown) =>
  causes(error).some((cause) => isSqlState(cause) || ('query' in cause && 'params' in cause));

/** Its refusal in words and names of our own; undefined where it said nothing. */
export function describeDatabaseError(
  error: unknown,
): ({ sentence: string } & Partial<Record<Named, string>>) | undefined {
  if (!isDatabaseError(error)) return undefined;
  const told = causes(error).find(isSqlState);
  if (!told && isDatabaseUnavailable(error)) return undefined;
  const { code = '', table, column, constraint } = told ?? {};
  const meaning = MEANING[code] ?? MEANING[code.slice(0, 2)] ?? 'a statement failed';
  const about = [code, [table, column].filter(Boolean).join('.'), constraint].filter(Boolean).join(', ');
  return {
    sentence: `the database refused it: ${meaning}${about && ` (${about})`}`,
    ...(code && { code }),
    ...(table && { table }),
    ...(column && { column }),
    ...(constraint && { constraint }),
  };
}

/** Unlike a code of the system, one of Postgres always holds a digit. */
const isSqlState = ({ code }: PgError) => /^(?=.*\d)[0-9A-Z]{5}$/.test(code ?? '');
