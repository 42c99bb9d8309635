import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const Part = z.object({ status: z.enum(['ok', 'unavailable']), milliseconds: z.number().int() });

/** For everybody one word; for staff what it is made of. */
export const HealthResponse = z.object({
  status: z.enum(['ok', 'unavailable']),
  parts: z
    .object({
      database: Part,
      /** Where uploaded pictures are. */
      pictures: Part,
      /** Notices of contact messages. `failing`: the last attempt for some of them failed; the messages are safe. */
      mail: z.object({
        status: z.enum(['ok', 'off', 'failing']),
        /** Notices that still have to go out. */
        pending: z.number().int(),
        /** Notices that were given up after two days. */
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
    'Whether the site can do its work: 503 with `Retry-After` and `{ "status": "unavailable" }` while its database or its picture store is away. Answers within 3 seconds, whatever hangs. Staff also see each part.',
  response: HealthResponse,
});
