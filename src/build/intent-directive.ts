import type { AstroIntegration } from 'astro';

/** `client:intent`: loads an island at the first interaction with the page. */
export const intentDirective = (): AstroIntegration => ({
  name: 'client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: './src/ui/client-intent.ts' }),
  },
});
