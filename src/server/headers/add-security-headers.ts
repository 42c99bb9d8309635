import type { MiddlewareHandler } from 'hono';
import { securityHeaders } from './security-headers.ts';

/** Adds the security headers to API responses, on every host. */
export function withSecurityHeaders(siteUrl: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders(c.req.path, siteUrl))) c.header(name, value);
  };
}
