import { posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const SERVER_FOLDER = fileURLToPath(new URL('../server/', import.meta.url));

/**
 * Self-hosted, one process runs the host, the API and the pages. The built pages import `src/server` by its name in
 * package.json (`#server/…`) instead of bundling a copy, so that all of them share one set of modules.
 */
const importServerByName: Plugin = {
  name: 'import-server-by-name',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || !source.startsWith('.') || this.environment.name === 'client') return undefined;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!resolved?.id.startsWith(SERVER_FOLDER)) return resolved;
    const path = relative(SERVER_FOLDER, resolved.id).split(sep).join(posix.sep);
    return { id: `#server/${path}`, external: true };
  },
};

export const shareServerModules = (): AstroIntegration => ({
  name: 'share-server-modules',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [importServerByName] } });
    },
  },
});
