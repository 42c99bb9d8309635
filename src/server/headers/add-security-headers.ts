import type { MiddlewareHandler } from 'hono';
import { securityHeaders } from './security-headers.ts';

/** Adds the security headers to API responses, on every host. */
export function withSecurityHeaders(siteUrl: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const headers = securityHeaders(c.req.path, siteUrl, c.res.status >= 400);
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  };
}
