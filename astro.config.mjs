// @ts-check
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import node from '@astrojs/node';
import react from '@astrojs/react';
import vercel from '@astrojs/vercel';
import { cacheVercel } from '@astrojs/vercel/cache';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { adminChunks } from './src/build/admin-chunks.ts';
import { clientDirectives } from './src/build/client-directives.ts';
import { checkFacts } from './src/build/content-checks/check-facts.ts';
import { warnOfOverdueReviews } from './src/build/content-checks/overdue-reviews.ts';
import { warnOfSamples } from './src/build/content-checks/samples-in-texts.ts';
import { development } from './src/build/development.ts';
import { fonts } from './src/build/fonts.ts';
import { hyphenatePages } from './src/build/hyphenate-pages.ts';
import { checkInlineParts } from './src/build/inline-checks.ts';
import { islandStyles } from './src/build/island-styles.ts';
import { notFoundOnRequest } from './src/build/not-found-on-request.ts';
import { OLDEST_BROWSERS } from './src/build/oldest-browsers.ts';
import { oneStylesheet } from './src/build/one-stylesheet.ts';
import { pageScript } from './src/build/page-script.ts';
import { precompress } from './src/build/precompress.ts';
import { sharePackages, shareServerModules } from './src/build/share-server-modules.ts';
import { writeSiteIndex } from './src/build/write-site-index.ts';
import { hastPlugins } from './src/content/markdown.ts';
import { contentRoot } from './src/content/read-file.ts';
import { SITE_INDEX_OF_FUNCTIONS } from './src/server/search/site/read-site-index.ts';
import { BUILD_PICTURES } from './src/shared/pictures/build-pictures.ts';

const onVercel = Boolean(process.env['VERCEL']);

// Functions never contain PGlite; the adapter needs every file by name.
const EMBEDDED_DATABASE = globSync('./node_modules/@electric-sql/pglite/**/*.*');

const hosting = onVercel
  ? {
      outDir: './.vercel/astro',
      adapter: vercel({ excludeFiles: EMBEDDED_DATABASE, includeFiles: [`./${SITE_INDEX_OF_FUNCTIONS}`] }),
      cache: { provider: cacheVercel() },
      integrations: [sharePackages(), warnOfSamples()],
    }
  : {
      outDir: './dist',
      adapter: node({ mode: 'standalone' }),
      cache: {
        provider: {
          name: 'process',
          entrypoint: new URL('./src/build/runtime/response-cache-provider.ts', import.meta.url),
        },
      },
      integrations: [shareServerModules(), notFoundOnRequest(), precompress()],
    };

export default defineConfig({
  ...hosting,
  site: process.env['SITE_URL'] || 'http://localhost:4321',
  output: 'static',
  integrations: [
    checkFacts(),
    warnOfOverdueReviews(),
    react(),
    clientDirectives(),
    development(),
    checkInlineParts(),
    hyphenatePages(),
    pageScript(),
    adminChunks(),
    oneStylesheet(),
    writeSiteIndex(),
    ...hosting.integrations,
  ],
  // The default removes the space between inline elements on separate lines.
  compressHTML: true,
  logger: { entrypoint: new URL('./src/build/runtime/page-log.ts', import.meta.url) },
  // The security policy allows no inline styles (src/server/headers/security-headers.ts).
  build: { inlineStylesheets: 'never' },
  markdown: { processor: satteri({ hastPlugins }) },
  trailingSlash: 'never',
  devToolbar: { enabled: false },
  // Forms post only to the API, which checks the origin itself.
  security: { checkOrigin: false },
  // Twenty times faster than the default effort for a fifth more bytes: hundreds of pictures build in a minute.
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { quality: 46, effort: 1 }, webp: { quality: 76, effort: 2 } },
    },
  },
  fonts,
  vite: {
    plugins: [tailwindcss(), islandStyles()],
    // Without targets the minifier writes for the newest browsers only: shorthands that Safari rejects, no prefixes.
    build: { assetsInlineLimit: 0, cssTarget: OLDEST_BROWSERS },
    resolve: {
      alias: {
        '@library-pictures': resolve(contentRoot(), 'content', BUILD_PICTURES),
        'react-style-singleton': fileURLToPath(new URL('./src/ui/overlay/style-singleton.ts', import.meta.url)),
      },
    },
  },
});
