import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { getHealth } from '../../shared/contract/health.ts';
import { countVisit } from '../../shared/contract/visitors/visits.ts';
import type { Log } from '../log/log.ts';

/** Logs each request by its route pattern, because its URL may hold personal data, such as a search. */
export function logRequests(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const { status } = c.res;
    const pattern = routePath(c, -1);
    // Monitoring requests this every few seconds.
    if (pattern === getHealth.path && status === 200) return;
    // Visits are counted, not logged with a time.
    if (pattern === countVisit.path && status === 204) return;
    log.info('request', {
      requestId: c.get('requestId'),
      method: c.req.method,
      route: pattern === '/*' ? 'none' : pattern,
      status,
      ms: Math.round(performance.now() - started),
    });
  };
}
