import type { Plugin } from 'vite';

// biome-ignore lint/suspicious/noTemplateCurlyInString: Astro's own source text
const STYLE = '<style>${ISLAND_STYLES}</style>';

/**
 * Astro writes one rule before the first island of a page, where HTML allows no style element. The rule is in
 * src/styles/base.css instead.
 */
export const islandStyles = (): Plugin => ({
  name: 'island-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /astro\/dist\/runtime\/server\/scripts\.js$/ },
    handler(code) {
      if (!code.includes(STYLE)) this.error('Astro writes the style of islands in another way: see island-styles.ts.');
      return code.replace(STYLE, '');
    },
  },
});
