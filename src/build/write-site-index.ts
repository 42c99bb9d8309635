import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { makeSiteIndex } from '../content/search/make-site-index.ts';
import {
  SITE_INDEX,
  SITE_INDEX_IN_DEVELOPMENT,
  SITE_INDEX_OF_FUNCTIONS,
} from '../server/search/site/read-site-index.ts';
import type { SiteIndexFile } from '../shared/search/site-index.ts';

/**
 * Writes the index of the pages for the site's search into the build's folder. A synonym that leads nowhere stops the
 * build.
 */
export const writeSiteIndex = (): AstroIntegration => {
  let outDir = '';
  let isDevelopment = false;
  let index: SiteIndexFile | undefined;
  return {
    name: 'site-index',
    hooks: {
      'astro:config:setup': ({ command }) => {
        isDevelopment = command === 'dev';
      },
      'astro:config:done': ({ config }) => {
        outDir = fileURLToPath(config.outDir);
      },
      'astro:build:start': () => {
        index = makeSiteIndex();
      },
      // Before the adapter for Vercel gathers the files of its functions.
      'astro:build:generated': () =>
        write(process.env['VERCEL'] ? SITE_INDEX_OF_FUNCTIONS : join(outDir, SITE_INDEX), index),
      'astro:server:setup': ({ server, logger }) => {
        // A build also starts a server.
        if (!isDevelopment) return;
        const update = () => {
          try {
            write(SITE_INDEX_IN_DEVELOPMENT, makeSiteIndex());
          } catch (error) {
            logger.error((error as Error).message);
          }
        };
        update();
        const folder = resolve('content');
        server.watcher.on('change', (path) => {
          if (resolve(path).startsWith(folder)) update();
        });
      },
    },
  };
};

function write(path: string, index: SiteIndexFile | undefined): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(index));
}
