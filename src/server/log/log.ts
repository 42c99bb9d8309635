import { styleText } from 'node:util';
import { loggableError } from '../errors/loggable-error.ts';

/** One line per event; never a person's data, never a secret (docs/decisions). An error among the details is told without values. */
export type Log = {
  info: (event: string, details?: Record<string, unknown>) => void;
  error: (event: string, details?: Record<string, unknown>) => void;
};

/** `error` leaves out the line of each request, and what went well. */
export type LogLevel = 'info' | 'error';

type Entry = { time: string; level: LogLevel; event: string; details: Record<string, unknown> };

/** Lines for whoever watches a terminal; for everything else one JSON object a line. */
export function createLog({ level, readable }: { level: LogLevel; readable: boolean }, write = toProcess): Log {
  const print = readable ? readableLine : jsonLine;
  const at =
    (own: LogLevel) =>
    (event: string, details: Record<string, unknown> = {}) => {
      if (own === 'info' && level === 'error') return;
      write(own, print({ time: new Date().toISOString(), level: own, event, details: plain(details) }));
    };
  return { info: at('info'), error: at('error') };
}

/** The same log, with details that every line carries. */
export function logWith(log: Log, shared: Record<string, unknown>): Log {
  return {
    info: (event, details) => log.info(event, { ...shared, ...details }),
    error: (event, details) => log.error(event, { ...shared, ...details }),
  };
}

export const silentLog: Log = { info: () => {}, error: () => {} };

function plain({ error, ...details }: Record<string, unknown>): Record<string, unknown> {
  return error === undefined ? details : { ...details, ...loggableError(error) };
}

const jsonLine = ({ details, ...entry }: Entry) => `${JSON.stringify({ ...entry, ...details })}\n`;

function readableLine({ time, level, event, details: { at = [], ...details } }: Entry): string {
  const pairs = Object.entries(details)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`);
  const name = level === 'error' ? styleText('red', event) : event;
  const frames = (at as string[]).map((frame) => `\n    at ${frame}`).join('');
  return `${styleText('dim', time.slice(11, 19))} ${name} ${pairs.join(' ')}${frames}\n`;
}

function toProcess(level: LogLevel, line: string): void {
  process[level === 'error' ? 'stderr' : 'stdout'].write(line);
}
