import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import node from '@astrojs/node';
import react from '@astrojs/react';
import vercel from '@astrojs/vercel';
import { cacheVercel } from '@astrojs/vercel/cache';
import tailwindcss from '@tailwindcss/vite';
import type { AstroIntegration } from 'astro';
import { defineConfig, fontProviders } from 'astro/config';
import { EXTENDED_LETTERS, OTHER_LETTERS, unicodeRange } from './src/assets/fonts/letters.ts';
import { checkInlineParts } from './src/build/inline-checks.ts';
import { OLDEST_BROWSERS } from './src/build/oldest-browsers.ts';
import { precompress } from './src/build/precompress.ts';
import { warnOfSamples } from './src/build/warn-of-samples.ts';
import { hastPlugins } from './src/content/markdown.ts';

/** PGlite never enters a function (architecture §3); the adapter wants every file by name. */
const EMBEDDED_DATABASE = globSync('./node_modules/@electric-sql/pglite/**/*.*');

const onVercel = Boolean(process.env['VERCEL']);

type Face = {
  src: [string];
  weight: string;
  style: 'normal' | 'italic';
  display: 'optional' | 'swap';
  unicodeRange?: [string, ...string[]];
};

/** A cut of one weight or a range of weights, in three files of scripts/generate/subset-fonts.ts: the later ones if a page needs them. */
function faces(file: string, weight: string, style: Face['style'] = 'normal'): [Face, ...Face[]] {
  const face = (letters: string, display: Face['display']): Face => ({
    src: [`./src/assets/fonts/${file}-${letters}.woff2`],
    weight,
    style,
    display,
  });
  return [
    // Not in time for the first look: then from the next page on. A font that comes late moves what is being read.
    face('common', 'optional'),
    { ...face('other', 'swap'), unicodeRange: unicodeRange(OTHER_LETTERS) },
    { ...face('extended', 'swap'), unicodeRange: unicodeRange(EXTENDED_LETTERS) },
  ];
}

function font(name: string, variants: [Face, ...Face[]], fallbacks: [string, string]) {
  const cssVariable = `--font-${name.toLowerCase()}`;
  return { name, cssVariable, fallbacks, provider: fontProviders.local(), options: { variants } };
}

/** /stijl shows every part the site is made of, to those who build it; and the API keeps its headers there. */
const developmentPages: AstroIntegration = {
  name: 'development-pages',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      injectRoute({ pattern: '/stijl', entrypoint: './src/pages/_stijl.astro' });
      injectRoute({ pattern: '/api/[...path]', entrypoint: './src/pages/_api.ts' });
    },
  },
};

/** `client:intent`: an island that waits until somebody reaches for it. */
const intentDirective: AstroIntegration = {
  name: 'client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: './src/ui/client-intent.ts' }),
  },
};

export default defineConfig({
  site: process.env['SITE_URL'] ?? 'http://localhost:4321',
  output: 'static',
  outDir: onVercel ? './.vercel/astro' : './dist',
  adapter: onVercel ? vercel({ excludeFiles: EMBEDDED_DATABASE }) : node({ mode: 'standalone' }),
  cache: {
    provider: onVercel
      ? cacheVercel()
      : { name: 'process', entrypoint: new URL('./src/build/response-cache-provider.ts', import.meta.url) },
  },
  integrations: [
    react(),
    intentDirective,
    developmentPages,
    checkInlineParts(),
    onVercel ? warnOfSamples() : precompress(),
  ],
  // The default drops the space between inline elements that stand on separate lines.
  compressHTML: true,
  logger: { entrypoint: new URL('./src/build/page-log.ts', import.meta.url) },
  // The security policy wants every script and style in a file (src/server/headers/security-headers.ts).
  build: { inlineStylesheets: 'never' },
  markdown: { processor: satteri({ hastPlugins }) },
  trailingSlash: 'never',
  // A page is on its way from the moment that a finger or the mouse goes down on its link; nothing is asked for in vain.
  prefetch: { prefetchAll: true, defaultStrategy: 'tap' },
  devToolbar: { enabled: false },
  // Forms post to the API only, which has a same-origin check of its own.
  security: { checkOrigin: false },
  // Twenty times faster than the default effort, for a fifth more bytes: hundreds of pictures stay a matter of a minute.
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { quality: 46, effort: 1 }, webp: { quality: 76, effort: 2 } },
    },
  },
  // Made by scripts/generate/subset-fonts.ts. Metric-matched fallbacks come from Astro, so that nothing moves.
  fonts: [
    font(
      'Newsreader',
      [...faces('newsreader', '380'), ...faces('newsreader-italic', '380', 'italic')],
      ['Georgia', 'serif'],
    ),
    font('Figtree', faces('figtree', '400 600'), ['Arial', 'sans-serif']),
  ],
  vite: {
    plugins: [tailwindcss()],
    // Without targets the minifier writes for the newest browsers alone: shorthands that Safari refuses, and no prefixes.
    build: { assetsInlineLimit: 0, cssTarget: OLDEST_BROWSERS },
    resolve: {
      alias: {
        'react-style-singleton': fileURLToPath(new URL('./src/ui/overlay/style-singleton.ts', import.meta.url)),
      },
    },
  },
});
