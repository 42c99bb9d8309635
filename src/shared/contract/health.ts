import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const Part = z.object({
  status: z.enum(['ok', 'unavailable']),
  milliseconds: z.number().int(),
  /** The problem and the setting to look at, if known. */
  problem: z.string().optional(),
});

/** What the outbox has to deliver. `failing`: the last attempt failed for some; `off`: not set up on this site. */
const DeliveryStatus = z.object({
  status: z.enum(['ok', 'off', 'failing']),
  pending: z.number().int(),
  /** Tried for too long: mails for two days, renames for one, purges for an hour. */
  givenUp: z.number().int(),
  /** The highest number of attempts among the failing ones. */
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  nextAttemptAt: z.iso.datetime().nullable(),
});
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;

/** Only staff get `parts`. */
export const HealthResponse = z.object({
  status: z.enum(['ok', 'unavailable']),
  /** Of the software that runs. */
  version: z.string(),
  parts: z
    .object({
      database: Part,
      /** The store of uploaded pictures. */
      pictures: Part,
      /** Mails about contact messages; the messages themselves are stored. */
      mail: DeliveryStatus,
      /** Purges of a CDN before the site. */
      cdn: DeliveryStatus,
      /** Renamed writers of many articles, whose new name is being copied to them. */
      renames: DeliveryStatus,
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
    'Whether the site works, and its version: 503 with `Retry-After` and `"status": "unavailable"` while its database or picture store is unavailable. Responds within 3 seconds, even when a part hangs. Staff also see each part.',
  response: HealthResponse,
});
