import type { AstroIntegration } from 'astro';

/** `client:intent`: an island that loads when the visitor reaches for it. */
export const intentDirective = (): AstroIntegration => ({
  name: 'client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: './src/ui/client-intent.ts' }),
  },
});
