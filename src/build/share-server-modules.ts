import { dirname, posix, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const SERVER_FOLDER = fileURLToPath(new URL('../server/', import.meta.url));

/**
 * Self-hosted, one process runs the host, the API and the pages. The built pages import `src/server` by its name in
 * package.json (`#server/…`) instead of bundling a copy, so that all of them share one set of modules.
 */
export const shareServerModules = () => importByName(SERVER_FOLDER);

/** In a function the pages bundle all but what has to stay CommonJS. */
export const sharePackages = () => importByName(`${SERVER_FOLDER}db/packages.cjs`, { isRelative: true });

/** `isRelative`: a function has a package.json of its own, without names. */
function importByName(folder: string, { isRelative = false } = {}): AstroIntegration {
  const plugin: Plugin = {
    name: 'import-server-by-name',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !source.startsWith('.') || this.environment.name === 'client') return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved?.id.startsWith(folder)) return resolved;
      return { id: `#server/${toPosix(relative(SERVER_FOLDER, resolved.id))}`, external: true };
    },
    renderChunk(code, { fileName }, { dir = '' }) {
      if (!isRelative || !code.includes('#server/')) return null;
      const up = toPosix(relative(dirname(resolve(dir, fileName)), SERVER_FOLDER));
      return { code: code.replaceAll(/(from ["'])#server(?=\/)/g, `$1${up}`), map: null };
    },
  };
  return {
    name: 'share-server-modules',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

const toPosix = (path: string) => path.split(sep).join(posix.sep);
