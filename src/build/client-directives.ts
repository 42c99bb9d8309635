import type { AstroIntegration } from 'astro';

/** The site's own ways to load an island: at the first interaction with the page, or at the first key of a form. */
export const clientDirectives = (): AstroIntegration => ({
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/ui/islands/client-intent.ts' });
      addClientDirective({ name: 'first-key', entrypoint: './src/ui/islands/client-first-key.ts' });
    },
  },
});
