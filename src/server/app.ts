import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { requestId } from 'hono/request-id';
import { getOpenApi } from '../shared/contract/openapi.ts';
import { errorResponse, withErrorFields } from './api/error-response.ts';
import { handleCall } from './api/handle-call.ts';
import { redirectHtmlForms } from './api/html-form.ts';
import { limitBody } from './api/limit-body.ts';
import { logRequests } from './api/log-requests.ts';
import { messagesFor } from './api/messages.ts';
import { sameOrigin } from './api/same-origin.ts';
import type { Dependencies } from './dependencies.ts';
import { withSecurityHeaders } from './headers/security-headers.ts';
import { checkProxies } from './limits/check-proxies.ts';
import type { HostBindings } from './limits/client-address.ts';
import { type Route, route } from './route.ts';
import { SUBJECTS } from './subjects.ts';

/** Made at the first request, and with it the whole contract as JSON Schema. */
let description: Promise<Record<string, unknown>> | undefined;
const describeApi = route(getOpenApi, () => {
  description ??= import('./api/openapi/document.ts').then(({ openApiDocument }) => openApiDocument());
  return description;
});

export const routes: Route[] = [...SUBJECTS.flatMap(({ routes = [] }) => routes), describeApi];

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
  for (const one of routes) {
    const { method, path } = one.endpoint;
    if (one.tags) app.use(path, etag());
    app.on(method, path, limitBody(one.body), (c) => handleCall(dependencies, one, c));
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
