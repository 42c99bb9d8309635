import type { MiddlewareHandler } from 'hono';
import { DomainError } from '../errors/errors.ts';
import { messagesFor } from './messages.ts';

/**
 * Refuses changes from other sites, which together with the SameSite cookie prevents CSRF. The request's own host is
 * allowed too, for preview deployments and 127.0.0.1.
 */
export function sameOrigin(siteUrl: string): MiddlewareHandler {
  const site = new URL(siteUrl).origin;
  return async (c, next) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) {
      const origin = c.req.header('origin');
      const ownHost = `//${c.req.header('host') ?? new URL(c.req.url).host}`;
      const isForeign = origin
        ? origin !== site && !origin.endsWith(ownHost)
        : isCrossSite(c.req.header('sec-fetch-site'));
      if (isForeign) throw new DomainError('forbidden', messagesFor(c).crossSite);
    }
    await next();
  };
}

const isCrossSite = (site: string | undefined) => site === 'cross-site' || site === 'same-site';
