/** Stands in everything that a refusal of the driver below says, and nowhere else. */
export const DRIVER_WORD = 'stuurprogrammawoord';

type Run = (query: string, values?: unknown[], ...rest: unknown[]) => Promise<unknown>;
type Statements = { query: Run; exec: Run };
type Client = Statements & {
  transaction: (work: (tx: Statements) => Promise<unknown>, ...rest: unknown[]) => Promise<unknown>;
};
export type Decision = (query: string, values: unknown[]) => boolean;

/** Makes an embedded database, or the class of all, refuse the statements that `isRefused` names. */
export function refuseStatements(client: object, isRefused: Decision): void {
  const target = client as Client;
  const { query, exec, transaction } = target;
  target.query = refusing(query, isRefused);
  target.exec = refusing(exec, isRefused);
  target.transaction = function (this: Client, work, ...rest) {
    const guarded = (tx: Statements) =>
      work(
        new Proxy(tx, {
          get: (inner, name) => {
            const found = Reflect.get(inner, name) as unknown;
            if (name === 'query' || name === 'exec') return refusing(found as Run, isRefused).bind(inner);
            return typeof found === 'function' ? found.bind(inner) : found;
          },
        }),
      );
    return transaction.call(this, guarded, ...rest);
  };
}

function refusing(run: Run, isRefused: Decision): Run {
  return async function (this: unknown, query, values = [], ...rest) {
    if (isRefused(query, values)) throw refusal(query, values);
    return run.call(this, query, values, ...rest);
  };
}

const CODES = ['23505', '22P02', '42P01', 'XX000', undefined];
let refused = 0;

/** As Postgres's drivers do, it repeats in every field what it was given; its message even looks like a way through code. */
function refusal(query: string, values: unknown[]): Error {
  const told = `${DRIVER_WORD} ${query} ${values.map(String)}`;
  const error = new Error(`duplicate key value violates ${told}\n    at ${DRIVER_WORD} (/app/${DRIVER_WORD}.ts:1:2)`);
  refused += 1;
  const code = CODES[refused % CODES.length];
  const fields = { severity: 'ERROR', detail: `Key (email)=(${told})`, hint: told, where: told, internalQuery: told };
  return Object.assign(error, { name: 'error', query, params: values, ...fields, ...(code && { code }) });
}
