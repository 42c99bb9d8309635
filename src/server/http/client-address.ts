import type { Context as HonoContext } from 'hono';
import type { Dependencies } from '../dependencies.ts';

/** What the host hands the API beside the request. */
export type HostBindings = { clientAddress?: string | undefined };

/**
 * The address a request came from. Forwarding headers count only behind a proxy that is trusted; of its list the
 * last entry, because that is the one the proxy wrote itself.
 */
export function clientAddressOf({ trustProxy }: Dependencies, c: HonoContext): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || (c.env as HostBindings | undefined)?.clientAddress || 'unknown';
}
