import { errorMessage } from '../src/server/errors/error-message.ts';
import { loggableError } from '../src/server/errors/loggable-error.ts';

/** Says in a line why a command stops; with DEBUG also where in the code. Never what was in a statement. */
export function printError(error: unknown): void {
  process.stderr.write(`${errorMessage(error)}\n`);
  if (process.env['DEBUG']) for (const frame of loggableError(error).at) process.stderr.write(`    at ${frame}\n`);
}

/** What nobody catches ends a command in the same words: Node itself would print statements with their values. */
export function exitOnUncaughtError(): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      printError(error);
      process.exit(1);
    });
  }
}
