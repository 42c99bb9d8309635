/** Appears in every field of the errors below and nowhere else, so that tests can search output for it. */
export const DRIVER_MARKER = 'stuurprogrammawoord';

type Run = (query: string, values?: unknown[], ...rest: unknown[]) => Promise<unknown>;
type Statements = { query: Run; exec: Run };
type Client = Statements & {
  transaction: (work: (tx: Statements) => Promise<unknown>, ...rest: unknown[]) => Promise<unknown>;
};
export type StatementFilter = (query: string, values: unknown[]) => boolean;

/** Makes a PGlite client, or the PGlite prototype, fail the statements for which `isRefused` returns true. */
export function refuseStatements(client: object, isRefused: StatementFilter): void {
  const target = client as Client;
  const { query, exec, transaction } = target;
  target.query = failingWhen(query, isRefused);
  target.exec = failingWhen(exec, isRefused);
  target.transaction = function (this: Client, work, ...rest) {
    const guardedWork = (tx: Statements) =>
      work(
        new Proxy(tx, {
          get: (inner, name) => {
            const found = Reflect.get(inner, name) as unknown;
            if (name === 'query' || name === 'exec') return failingWhen(found as Run, isRefused).bind(inner);
            return typeof found === 'function' ? found.bind(inner) : found;
          },
        }),
      );
    return transaction.call(this, guardedWork, ...rest);
  };
}

function failingWhen(run: Run, isRefused: StatementFilter): Run {
  return async function (this: unknown, query, values = [], ...rest) {
    if (isRefused(query, values)) throw driverError(query, values);
    return run.call(this, query, values, ...rest);
  };
}

const CODES = ['23505', '22P02', '42P01', 'XX000', undefined];
let refused = 0;

/** Like a real driver's error it repeats the statement and its values; its message even contains a fake stack frame. */
function driverError(query: string, values: unknown[]): Error {
  const text = `${DRIVER_MARKER} ${query} ${values.map(String)}`;
  const error = new Error(
    `duplicate key value violates ${text}\n    at ${DRIVER_MARKER} (/app/${DRIVER_MARKER}.ts:1:2)`,
  );
  refused += 1;
  const code = CODES[refused % CODES.length];
  const fields = { severity: 'ERROR', detail: `Key (email)=(${text})`, hint: text, where: text, internalQuery: text };
  return Object.assign(error, { name: 'error', query, params: values, ...fields, ...(code && { code }) });
}
