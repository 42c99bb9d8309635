import { describeDatabaseError, isDatabaseError } from '../db/postgres-errors.ts';
import { errorMessage, stackFrames } from './error-message.ts';
import { causesOf } from './errors.ts';

/** The fields of an error in the log; `at` are stack frames. */
type LoggableError = {
  error: string;
  code?: string;
  table?: string;
  column?: string;
  constraint?: string;
  at: string[];
};

/**
 * What may be logged of an error: nothing that a user typed. A database error is described by its code and names, any
 * other by its message without values. Stack frames are those of this site's code, if any.
 */
export function loggableError(error: unknown): LoggableError {
  const causes = causesOf(error);
  const root = causes.at(-1);
  if (!root) return { error: typeof error, at: [] };
  const frames = causes.flatMap(stackFrames);
  const ownFrames = frames.filter((frame) => !/node_modules|node:/.test(frame));
  const at = (ownFrames.length > 0 ? ownFrames : frames).slice(0, 8);
  if (isDatabaseError(error)) {
    const { message, ...names } = describeDatabaseError(error) ?? { message: errorMessage(error) };
    return { error: message, ...names, at };
  }
  const { name, message, code } = root as Error & { code?: unknown };
  return { error: `${name}: ${redactValues(message)}`, ...(typeof code === 'string' && { code }), at };
}

/** A message that repeats what a user sent may be as long as that. */
const MAX_MESSAGE = 2000;

/**
 * An error message without quoted values, URLs, queries, e-mail addresses and SQL statements. It is cut at the end: half
 * a quoted value would not be recognised. Each step reads the text once.
 */
export function redactValues(text: string): string {
  const redacted = text
    .replace(/Failed query:.*/s, 'a statement failed')
    .replace(/".*"/s, '"…"')
    .replace(/\bhttps?:\/\/\S+/g, '…')
    .replace(/\?\S+/g, '?…')
    .replace(/\S+/g, (word) => (/.@./.test(word) ? '…' : word));
  return redacted.length > MAX_MESSAGE ? `${redacted.slice(0, MAX_MESSAGE)}…` : redacted;
}
