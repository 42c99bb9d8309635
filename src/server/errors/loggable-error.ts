import { describeDatabaseError, isDatabaseError } from '../db/postgres-errors.ts';
import { errorMessage, framesOf } from './error-message.ts';
import { causesOf } from './errors.ts';

/** What the log says of an error: what broke and where, nothing that somebody typed. */
type Fault = { error: string; code?: string; table?: string; column?: string; constraint?: string; at: string[] };

/**
 * An error as it may be logged: of a database in words of our own, of anything else without what is quoted; frames tell
 * the way through our own code.
 */
export function loggableError(error: unknown): Fault {
  const causes = causesOf(error);
  const root = causes.at(-1);
  if (!root) return { error: typeof error, at: [] };
  const frames = causes.flatMap(framesOf);
  const own = frames.filter((frame) => !/node_modules|node:/.test(frame));
  const at = (own.length > 0 ? own : frames).slice(0, 8);
  if (isDatabaseError(error)) {
    const { message, ...names } = describeDatabaseError(error) ?? { message: errorMessage(error) };
    return { error: message, ...names, at };
  }
  const { name, message, code } = root as Error & { code?: unknown };
  return { error: `${name}: ${redactValues(message)}`, ...(typeof code === 'string' && { code }), at };
}

/** A sentence of a program's, without quoted values, addresses, e-mail addresses, and statements with their values. */
export const redactValues = (text: string): string =>
  text
    .replace(/Failed query:.*/s, 'a statement failed')
    .replace(/".*"/s, '"…"')
    .replace(/\bhttps?:\/\/\S+/g, '…')
    .replace(/\?\S+/g, '?…')
    .replace(/\S+@\S+/g, '…');
