import type { MiddlewareHandler } from 'hono';
import { securityHeaders } from './security-headers.ts';

/** For the API, which carries its headers wherever it is hosted. */
export function withSecurityHeaders(siteUrl: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders(c.req.path, siteUrl))) c.header(name, value);
  };
}
