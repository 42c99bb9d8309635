import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { secureHeaders } from 'hono/secure-headers';
import { articleRoutes } from './articles/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import type { Dependencies } from './dependencies.ts';
import { answer } from './http/answer.ts';
import type { HostBindings } from './http/client-address.ts';
import { errorResponse, withErrorFields } from './http/error-response.ts';
import { limitBody } from './http/limit-body.ts';
import type { Route } from './http/route.ts';
import { sameOrigin } from './http/same-origin.ts';
import { imageRoutes } from './images/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { writerRoutes } from './writers/routes.ts';

const routes: Route[] = [...staffRoutes, ...articleRoutes, ...categoryRoutes, ...writerRoutes, ...imageRoutes];

/** The whole API (§7) over the given outside world. Importing this file does nothing. */
export function createApp(dependencies: Dependencies): Hono<{ Bindings: HostBindings }> {
  const app = new Hono<{ Bindings: HostBindings }>({ strict: false });
  app.onError(errorResponse(dependencies.log));
  app.notFound((c) => c.json({ error: 'There is nothing at this address' }, 404));
  app.use(requestId());
  app.use(secureHeaders());
  for (const { endpoint, errorFields } of routes) if (errorFields) app.use(endpoint.path, withErrorFields(errorFields));
  app.use(sameOrigin(dependencies.siteUrl));
  for (const route of routes) {
    app.on(route.endpoint.method, route.endpoint.path, limitBody(route.body), (c) => answer(dependencies, route, c));
  }
  for (const [path, methods] of methodsByPath()) {
    app.all(path, (c) =>
      c.json({ error: `This address answers only ${methods.join(', ')}` }, 405, { allow: methods.join(', ') }),
    );
  }
  return app;
}

function methodsByPath(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { endpoint } of routes) found.set(endpoint.path, [...(found.get(endpoint.path) ?? []), endpoint.method]);
  return found;
}
