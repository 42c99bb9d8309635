/** What the log says of an error: what broke and where, nothing that somebody typed. */
type Fault = { error: string; code?: string; table?: string; constraint?: string; at: string[] };

/** Of Postgres's many notes on an error, those that name its own things. */
const NAMES = ['code', 'table', 'constraint'] as const;
type Cause = Error & Partial<Record<(typeof NAMES)[number], unknown>>;

/**
 * An error as it may be logged. Drizzle's message repeats the values of its query, so what caused it speaks instead;
 * Postgres and JSON quote what they could not read, so what is quoted goes; frames tell the way through our own code.
 */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const causes: Cause[] = [];
  for (let cause: unknown = error; cause instanceof Error && causes.length < 5; cause = cause.cause) causes.push(cause);
  const root = causes.at(-1) as Cause;
  const frames = causes.flatMap(framesOf);
  const own = frames.filter((frame) => !/node_modules|node:/.test(frame));
  return {
    error: `${root.name}: ${withoutValues(root.message)}`,
    ...Object.fromEntries(NAMES.flatMap((name) => (typeof root[name] === 'string' ? [[name, root[name]]] : []))),
    at: (own.length > 0 ? own : frames).slice(0, 8),
  };
}

/** A sentence of a program's, without quoted values, addresses and e-mail addresses. */
export const withoutValues = (text: string): string =>
  text
    .replace(/".*"/s, '"…"')
    .replace(/\bhttps?:\/\/\S+/g, '…')
    .replace(/\?\S+/g, '?…')
    .replace(/\S+@\S+/g, '…');

/** After the message, which may hold whatever was typed, lines that look like frames included. */
function framesOf({ message, stack = '' }: Error): string[] {
  const start = stack.indexOf(message) + message.length;
  return stack
    .slice(start)
    .split('\n')
    .filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
    .map((line) => line.trim().slice('at '.length));
}
