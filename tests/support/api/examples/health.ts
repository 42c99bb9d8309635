import type { Example } from '../example-parts.ts';

export const EXAMPLES: Record<string, Example> = {
  'GET /api/openapi.json': { response: { openapi: '3.1.1' } },
  'GET /api/health': {
    response: {
      status: 'ok',
      version: '1.0.0',
      parts: {
        database: { status: 'ok', milliseconds: 2 },
        pictures: { status: 'ok', milliseconds: 31 },
        mail: {
          status: 'failing',
          pending: 1,
          givenUp: 0,
          attempts: 2,
          lastError: 'The mail server could not be reached.',
          nextAttemptAt: '2026-11-21T10:03:00.000Z',
        },
        cdn: { status: 'off', pending: 0, givenUp: 0, attempts: 0, lastError: null, nextAttemptAt: null },
        renames: { status: 'ok', pending: 0, givenUp: 0, attempts: 0, lastError: null, nextAttemptAt: null },
      },
    },
  },
};
