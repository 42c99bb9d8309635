import type { AstroIntegration } from 'astro';

/**
 * Self-hosted, the page for unknown addresses is rendered on request: Astro would send the file of the build that this
 * process began with, also when the telephone number on it has changed since.
 */
export const notFoundOnRequest = (): AstroIntegration => ({
  name: 'not-found-on-request',
  hooks: {
    'astro:route:setup': ({ route }) => {
      if (route.component.endsWith('/404.astro')) route.prerender = false;
    },
  },
});
