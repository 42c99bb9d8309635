import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { requestId } from 'hono/request-id';
import { activityRoutes } from './activity/routes.ts';
import { errorResponse, withErrorFields } from './api/error-response.ts';
import { handleCall } from './api/handle-call.ts';
import { redirectHtmlForms } from './api/html-form.ts';
import { limitBody } from './api/limit-body.ts';
import { logRequests } from './api/log-requests.ts';
import { messagesFor } from './api/messages.ts';
import { openApiRoutes } from './api/openapi/routes.ts';
import { sameOrigin } from './api/same-origin.ts';
import { binRoutes } from './articles/bin/routes.ts';
import { draftChangesRoutes } from './articles/draft-changes/routes.ts';
import { previewLinkRoutes } from './articles/preview-links/routes.ts';
import { recoverableDraftRoutes } from './articles/recoverable/routes.ts';
import { reviewRoutes } from './articles/reviews/routes.ts';
import { revisionRoutes } from './articles/revisions/routes.ts';
import { articleRoutes } from './articles/routes.ts';
import { scheduleRoutes } from './articles/schedules/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { visitRoutes } from './counts/routes.ts';
import type { Dependencies } from './dependencies.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { withSecurityHeaders } from './headers/security-headers.ts';
import { healthRoutes } from './health/routes.ts';
import { checkProxies } from './limits/check-proxies.ts';
import type { HostBindings } from './limits/client-address.ts';
import { linkRoutes } from './links/routes.ts';
import { pictureEditRoutes } from './pictures/edit/routes.ts';
import { pictureRoutes } from './pictures/library/routes.ts';
import { imageRoutes } from './pictures/routes.ts';
import { shownPictureRoutes } from './pictures/shown/routes.ts';
import { presenceRoutes } from './presence/routes.ts';
import type { Route } from './route.ts';
import { searchRoutes } from './search/routes.ts';
import { accountLinkRoutes } from './staff/account-links/routes.ts';
import { peopleRoutes } from './staff/people/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { toDoRoutes } from './to-do/routes.ts';
import { writerRoutes } from './writers/routes.ts';

export const routes: Route[] = [
  ...staffRoutes,
  ...peopleRoutes,
  ...accountLinkRoutes,
  ...articleRoutes,
  ...reviewRoutes,
  ...revisionRoutes,
  ...binRoutes,
  ...draftChangesRoutes,
  ...recoverableDraftRoutes,
  ...scheduleRoutes,
  ...previewLinkRoutes,
  ...categoryRoutes,
  ...writerRoutes,
  ...imageRoutes,
  ...pictureRoutes,
  ...pictureEditRoutes,
  ...shownPictureRoutes,
  ...linkRoutes,
  ...contactRoutes,
  ...feedbackRoutes,
  ...visitRoutes,
  ...searchRoutes,
  ...activityRoutes,
  ...presenceRoutes,
  ...toDoRoutes,
  ...healthRoutes,
  ...openApiRoutes,
];

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
