import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { requestId } from 'hono/request-id';
import { articleRoutes } from './articles/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import type { Dependencies } from './dependencies.ts';
import { healthRoutes } from './health/routes.ts';
import { answer } from './http/answer.ts';
import type { HostBindings } from './http/client-address.ts';
import { errorResponse, withErrorFields } from './http/error-response.ts';
import { limitBody } from './http/limit-body.ts';
import { logRequests } from './http/log-requests.ts';
import { answerWithPages } from './http/plain-form.ts';
import type { Route } from './http/route.ts';
import { sameOrigin } from './http/same-origin.ts';
import { sentencesFor } from './http/sentences.ts';
import { withSecurityHeaders } from './http/with-security-headers.ts';
import { imageRoutes } from './images/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { writerRoutes } from './writers/routes.ts';

export const routes: Route[] = [
  ...staffRoutes,
  ...articleRoutes,
  ...categoryRoutes,
  ...writerRoutes,
  ...imageRoutes,
  ...contactRoutes,
  ...healthRoutes,
];

/** The whole API (§7) over the given outside world. Importing this file does nothing. */
export function createApp(dependencies: Dependencies): Hono<{ Bindings: HostBindings }> {
  const app = new Hono<{ Bindings: HostBindings }>({ strict: false });
  app.onError(errorResponse(dependencies.log));
  app.notFound((c) => c.json({ error: sentencesFor(c).noSuchAddress }, 404, { 'cache-control': 'no-store' }));
  app.use(requestId());
  app.use(logRequests(dependencies.log));
  app.use(withSecurityHeaders(dependencies.siteUrl));
  for (const { endpoint, errorFields } of routes) if (errorFields) app.use(endpoint.path, withErrorFields(errorFields));
  for (const { endpoint, plainForm } of routes) if (plainForm) app.use(endpoint.path, answerWithPages(plainForm));
  app.use(sameOrigin(dependencies.siteUrl));
  for (const route of routes) {
    const { method, path } = route.endpoint;
    if (route.tags) app.use(path, etag());
    app.on(method, path, limitBody(route.body), (c) => answer(dependencies, route, c));
  }
  for (const [path, methods] of methodsByPath()) {
    const allow = methods.join(', ');
    app.all(path, (c) =>
      c.json({ error: sentencesFor(c).onlyMethods(allow) }, 405, { allow, 'cache-control': 'no-store' }),
    );
  }
  return app;
}

function methodsByPath(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { endpoint } of routes) found.set(endpoint.path, [...(found.get(endpoint.path) ?? []), endpoint.method]);
  return found;
}
