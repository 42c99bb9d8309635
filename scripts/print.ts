import { errorMessage } from '../src/server/errors/error-message.ts';
import { loggableError } from '../src/server/errors/loggable-error.ts';

/** Prints why a command stops; with DEBUG also the stack frames. Never the values of a database statement. */
export function printError(error: unknown): void {
  process.stderr.write(`${errorMessage(error)}\n`);
  if (process.env['DEBUG']) for (const frame of loggableError(error).at) process.stderr.write(`    at ${frame}\n`);
}

/** Node itself would print an uncaught database error with the values of its statement. */
export function exitOnUncaughtError(): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      printError(error);
      process.exit(1);
    });
  }
}

/** Prints a line for the operator: plain text, whatever the log level and wherever the output goes. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);
