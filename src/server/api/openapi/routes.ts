import { getOpenApi } from '../../../shared/contract/openapi.ts';
import { route } from '../../route.ts';

/** Made at the first request, and with it the whole contract as JSON Schema. */
let document: Promise<Record<string, unknown>> | undefined;

export const openApiRoutes = [
  route(getOpenApi, () => {
    document ??= import('./document.ts').then(({ openApiDocument }) => openApiDocument());
    return document;
  }),
];
