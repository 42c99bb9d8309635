import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { IdParams } from '../parameters.ts';

/**
 * A random id of the browser tab: one person may have an article open twice. Without hyphens, because a browser makes
 * UUIDs only over HTTPS.
 */
const Tab = z.string().regex(/^[0-9a-f]{32}$/, 'tab must be 32 hexadecimal digits');

const Presence = z.object({
  /** The other users who have the article open, each once. */
  others: z.array(z.object({ staffId: z.int(), name: z.string() })),
  /** Whether the caller has it open in another tab or browser. */
  isOpenTwice: z.boolean(),
});
export type Presence = z.infer<typeof Presence>;

export const announcePresence = endpoint({
  method: 'PUT',
  path: '/api/admin/articles/:id/presence/:tab',
  access: 'magazine.read',
  status: 200,
  summary: 'Announces for a minute that the caller has an article open; returns who else has it open. No lock.',
  params: IdParams.extend({ tab: Tab }),
  response: Presence,
});

export const endPresence = endpoint({
  method: 'DELETE',
  path: '/api/admin/articles/:id/presence/:tab',
  access: 'magazine.read',
  status: 204,
  summary: 'Announces that the caller closed the article.',
  params: IdParams.extend({ tab: Tab }),
});
