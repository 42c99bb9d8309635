import { styleText } from 'node:util';
import { loggableError } from '../errors/loggable-error.ts';

/** One line per event, without personal data and secrets. An `error` in the details is logged without values. */
export type Log = {
  info: (event: string, details?: Record<string, unknown>) => void;
  error: (event: string, details?: Record<string, unknown>) => void;
};

/** `error` logs errors only. */
export type LogLevel = 'info' | 'error';

type Entry = { time: string; level: LogLevel; event: string; details: Record<string, unknown> };

/** `readable` formats lines for a terminal; otherwise each line is a JSON object. */
export function createLog({ level, readable }: { level: LogLevel; readable: boolean }, write = writeToProcess): Log {
  const format = readable ? formatReadable : formatJson;
  const logAt =
    (eventLevel: LogLevel) =>
    (event: string, details: Record<string, unknown> = {}) => {
      if (eventLevel === 'info' && level === 'error') return;
      const entry = { time: new Date().toISOString(), level: eventLevel, event, details: withLoggableError(details) };
      write(eventLevel, format(entry));
    };
  return { info: logAt('info'), error: logAt('error') };
}

/** The same log; every line gets the shared details. */
export function logWith(log: Log, shared: Record<string, unknown>): Log {
  return {
    info: (event, details) => log.info(event, { ...shared, ...details }),
    error: (event, details) => log.error(event, { ...shared, ...details }),
  };
}

export const silentLog: Log = { info: () => {}, error: () => {} };

function withLoggableError({ error, ...details }: Record<string, unknown>): Record<string, unknown> {
  return error === undefined ? details : { ...details, ...loggableError(error) };
}

const formatJson = ({ details, ...entry }: Entry) => `${JSON.stringify({ ...entry, ...details })}\n`;

function formatReadable({ time, level, event, details: { at = [], ...details } }: Entry): string {
  const pairs = Object.entries(details)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`);
  const name = level === 'error' ? styleText('red', event) : event;
  const frames = (at as string[]).map((frame) => `\n    at ${frame}`).join('');
  return `${styleText('dim', time.slice(11, 19))} ${name} ${pairs.join(' ')}${frames}\n`;
}

function writeToProcess(level: LogLevel, line: string): void {
  process[level === 'error' ? 'stderr' : 'stdout'].write(line);
}
