import type { AstroIntegration } from 'astro';
import type { Plugin, Rolldown } from 'vite';

/** What fewer screens share stays apart: loaded with the first screen it would be above its budget. */
const SHARED_BY = 6;

/**
 * Bundles what most screens of the admin area share into one file. By default each set of modules that the same screens
 * share is a file of its own, most of them smaller than the headers they come with. It imports nothing but
 * modules that visitors load too, so it cannot be in an import cycle.
 */
const groupModules: Plugin = {
  name: 'admin-chunks',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            rolldownOptions: {
              // Otherwise a module of a few constants is a file, and a request, of its own.
              optimization: { inlineConst: true },
              // The bundler asks for it with the setting below.
              preserveEntrySignatures: 'allow-extension',
              output: {
                codeSplitting: {
                  // Dependencies that only the admin loads match the group themselves; the others must stay out.
                  includeDependenciesRecursively: false,
                  groups: [{ name: group, debugName: 'admin', minShareCount: SHARED_BY }],
                },
              },
            },
          },
        }
      : undefined,
};

/** What uploads pictures: shared by as many forms and dialogs, and by none of the lists that everybody opens first. */
const UPLOADS =
  /\/src\/(?:admin\/uploads\/(?:DropZone|pending-uploads|rejected-image|upload|use-upload|words)|shared\/pictures\/upload-errors)\./;

const group: Rolldown.CodeSplittingNameFunction = (id, context) =>
  !UPLOADS.test(id) && isOnlyOfAdmin(id, context) ? 'admin' : null;

/** Whether a module is loaded by the admin alone: each of its importers is in src/admin, or is itself imported only from there. */
function isOnlyOfAdmin(id: string, context: Rolldown.ChunkingContext): boolean {
  const modules = new Set([id]);
  // The set grows while it is read.
  for (const module of modules) {
    if (module.includes('/src/admin/')) continue;
    const info = context.getModuleInfo(module);
    const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])];
    if (importers.length === 0) return false;
    for (const importer of importers) modules.add(importer);
  }
  return true;
}

export const adminChunks = (): AstroIntegration => ({
  name: 'admin-chunks',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [groupModules] } });
    },
  },
});
