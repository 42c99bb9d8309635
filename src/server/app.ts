import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { requestId } from 'hono/request-id';
import { errorResponse, withErrorFields } from './api/error-response.ts';
import { handleCall } from './api/handle-call.ts';
import { redirectHtmlForms } from './api/html-form.ts';
import { limitBody } from './api/limit-body.ts';
import { logRequests } from './api/log-requests.ts';
import { messagesFor } from './api/messages.ts';
import { openApiRoutes } from './api/openapi/routes.ts';
import { sameOrigin } from './api/same-origin.ts';
import type { Dependencies } from './dependencies.ts';
import { withSecurityHeaders } from './headers/security-headers.ts';
import { checkProxies } from './limits/check-proxies.ts';
import type { HostBindings } from './limits/client-address.ts';
import type { Route } from './route.ts';
import type { Subject } from './subject.ts';
import { SUBJECTS } from './subjects.ts';

export const routes: Route[] = [...SUBJECTS.flatMap((subject: Subject) => subject.routes ?? []), ...openApiRoutes];

/** The API as a Hono app. */
export function createApp(dependencies: Dependencies): Hono<{ Bindings: HostBindings }> {
  const app = new Hono<{ Bindings: HostBindings }>({ strict: false });
  app.onError(errorResponse(dependencies.log));
  app.notFound((c) => c.json({ error: messagesFor(c).notFound }, 404, { 'cache-control': 'no-store' }));
  app.use(requestId());
  app.use(logRequests(dependencies.log));
  app.use(checkProxies(dependencies));
  app.use(withSecurityHeaders(dependencies.siteUrl));
  for (const { endpoint, errorFields } of routes) if (errorFields) app.use(endpoint.path, withErrorFields(errorFields));
  for (const { endpoint, htmlForm } of routes) if (htmlForm) app.use(endpoint.path, redirectHtmlForms(htmlForm));
  app.use(sameOrigin(dependencies.siteUrl));
  for (const route of routes) {
    const { method, path } = route.endpoint;
    if (route.tags) app.use(path, etag());
    app.on(method, path, limitBody(route.body), (c) => handleCall(dependencies, route, c));
  }
  for (const [path, methods] of methodsByPath()) {
    const allow = methods.join(', ');
    app.all(path, (c) =>
      c.json({ error: messagesFor(c).methodNotAllowed(allow) }, 405, { allow, 'cache-control': 'no-store' }),
    );
  }
  return app;
}

function methodsByPath(): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { endpoint } of routes)
    methods.set(endpoint.path, [...(methods.get(endpoint.path) ?? []), endpoint.method]);
  return methods;
}
