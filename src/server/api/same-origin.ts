import type { MiddlewareHandler } from 'hono';
import { DomainError } from '../errors/errors.ts';
import { messagesFor } from './messages.ts';

/**
 * A change may come only from our own pages: the site's address, or the very host that is asked (a preview
 * deployment, 127.0.0.1). Beside the SameSite cookie this is the defence against forged requests.
 */
export function sameOrigin(siteUrl: string): MiddlewareHandler {
  const site = new URL(siteUrl).origin;
  return async (c, next) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) {
      const origin = c.req.header('origin');
      const own = `//${c.req.header('host') ?? new URL(c.req.url).host}`;
      const foreign = origin ? origin !== site && !origin.endsWith(own) : isCrossSite(c.req.header('sec-fetch-site'));
      if (foreign) throw new DomainError('forbidden', messagesFor(c).otherSite);
    }
    await next();
  };
}

const isCrossSite = (site: string | undefined) => site === 'cross-site' || site === 'same-site';
