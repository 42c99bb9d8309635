import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const Part = z.object({
  status: z.enum(['ok', 'unavailable']),
  milliseconds: z.number().int(),
  /** What is wrong and which setting to look at, where that is known. */
  problem: z.string().optional(),
});

/** Only staff get `parts`. */
export const HealthResponse = z.object({
  status: z.enum(['ok', 'unavailable']),
  parts: z
    .object({
      database: Part,
      /** The store of uploaded pictures. */
      pictures: Part,
      /** Mails about contact messages. `failing`: the last attempt failed for some; the messages themselves are stored. */
      mail: z.object({
        status: z.enum(['ok', 'off', 'failing']),
        /** Mails still to be sent. */
        pending: z.number().int(),
        /** Mails given up after two days. */
        givenUp: z.number().int(),
      }),
    })
    .optional(),
});
export type HealthResponse = z.infer<typeof HealthResponse>;

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  status: 200,
  summary:
    'Whether the site works: 503 with `Retry-After` and `{ "status": "unavailable" }` while its database or picture store is unavailable. Responds within 3 seconds, even when a part hangs. Staff also see each part.',
  response: HealthResponse,
});
