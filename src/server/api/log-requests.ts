import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { getHealth } from '../../shared/contract/health.ts';
import type { Log } from '../log/log.ts';

/**
 * A line for each request: what was asked for by its pattern, never by its values (an address, a search), and how it
 * went. Who asked is not in it.
 */
export function logRequests(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const { status } = c.res;
    const pattern = routePath(c, -1);
    // Asked for every few seconds by whatever watches the site; worth a line only when it fails.
    if (pattern === getHealth.path && status === 200) return;
    log.info('request', {
      requestId: c.get('requestId'),
      method: c.req.method,
      route: pattern === '/*' ? 'none' : pattern,
      status,
      ms: Math.round(performance.now() - started),
    });
  };
}
