const CONNECTION_FAULTS =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|57P0[1-3]|57014|53300|08\d{3})$/;

type PgError = Error & { code?: string; constraint?: string };

/** Whether an error, or what caused it, means that the database cannot be reached just now, or not in time. */
export function isDatabaseAway(error: unknown): boolean {
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

/** Whether an error is Postgres refusing a duplicate, and of which constraint. */
export function isDuplicate(error: unknown, constraint: string): boolean {
  return causes(error).some(
    (cause) => cause.code === '23505' && `${cause.constraint} ${cause.message}`.includes(constraint),
  );
}

/** Whether two transactions stood in each other's way, and this one was ended so that the other could go on. */
export const isDeadlock = (error: unknown) => causes(error).some(({ code }) => code === '40P01');

function causes(error: unknown): PgError[] {
  const found: PgError[] = [];
  for (let cause = error; cause instanceof Error && found.length < 5; cause = cause.cause) found.push(cause);
  return found;
}
