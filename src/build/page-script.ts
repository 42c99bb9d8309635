import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin, type Rolldown } from 'vite';
import { OLDEST_BROWSERS } from './oldest-browsers.ts';

const ENTRY = '/src/layouts/page.ts';
const NAME = 'virtual:page-script';
const RESOLVED = `\0${NAME}`;

/**
 * Bundles the scripts of all pages for visitors (src/layouts/page.ts) into one file, separate from the islands: built
 * together they would share modules, each of them one more request before anything runs. Layouts import its address and
 * its hash for `integrity` from `virtual:page-script`.
 */
export const pageScript = (): AstroIntegration => ({
  name: 'page-script',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      updateConfig({ vite: { plugins: [command === 'build' ? builtScript() : sourceScript] } });
    },
  },
});

const resolveId = (source: string) => (source === NAME ? RESOLVED : undefined);

/** In development Vite serves the source. */
const sourceScript: Plugin = {
  name: 'page-script',
  resolveId,
  load: (id) => (id === RESOLVED ? moduleOf(ENTRY) : undefined),
};

function builtScript(): Plugin {
  let building: ReturnType<typeof bundle> | undefined;
  const built = () => {
    building ??= bundle();
    return building;
  };
  return {
    name: 'page-script',
    resolveId,
    load: async (id) => {
      if (id !== RESOLVED) return undefined;
      const [{ fileName, code }] = await built();
      return moduleOf(`/${fileName}`, `sha384-${createHash('sha384').update(code).digest('base64')}`);
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, code } of await built()) this.emitFile({ type: 'asset', fileName, source: code });
    },
  };
}

const moduleOf = (src: string, integrity?: string) =>
  `export const src = ${JSON.stringify(src)}; export const integrity = ${JSON.stringify(integrity)};`;

/** The script, and its parts that load on demand. */
async function bundle(): Promise<[Rolldown.OutputChunk, ...Rolldown.OutputChunk[]]> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      // As a library, because Vite otherwise adds a helper of 800 bytes for dynamic imports.
      lib: { entry: fileURLToPath(new URL(`../..${ENTRY}`, import.meta.url)), formats: ['es'], fileName: 'page' },
      minify: 'oxc',
      target: OLDEST_BROWSERS,
      rolldownOptions: {
        optimization: { inlineConst: true },
        output: {
          // Of a library Vite would keep spaces and comments: a fifth of the file.
          minify: true,
          entryFileNames: '_astro/[name].[hash].js',
          chunkFileNames: '_astro/[name].[hash].js',
        },
      },
    },
  });
  const chunks = [result]
    .flat()
    .flatMap((one) => ('output' in one ? one.output.filter((part) => part.type === 'chunk') : []));
  const [script, ...others] = chunks.sort((one, other) => Number(other.isEntry) - Number(one.isEntry));
  // A second file that is always fetched would be another request on each page.
  if (!script?.isEntry || script.imports.length > 0) throw new Error(`${ENTRY} was not built into one file`);
  return [script, ...others];
}
