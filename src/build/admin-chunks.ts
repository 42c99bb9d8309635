import type { AstroIntegration } from 'astro';
import type { Plugin, Rolldown } from 'vite';

/** What fewer screens share stays apart: loaded with the first screen it would be above its budget. */
const SHARED_BY = 6;

/**
 * Bundles what most screens of the admin area share into one file. By default each set of modules that the same screens
 * share is a file of its own, most of them smaller than the headers they come with. The group has no imports outside it but
 * modules that visitors load too, so it cannot be in a circle of imports.
 */
const groupModules: Plugin = {
  name: 'admin-chunks',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            rolldownOptions: {
              preserveEntrySignatures: 'allow-extension',
              output: {
                codeSplitting: {
                  includeDependenciesRecursively: false,
                  groups: [{ name: onlyOfAdmin(), debugName: 'admin', minShareCount: SHARED_BY }],
                },
              },
            },
          },
        }
      : undefined,
};

/** Names the group of a module that no page for visitors loads. */
function onlyOfAdmin(): Rolldown.CodeSplittingNameFunction {
  const known = new Map<string, boolean>();
  const isOnlyOfAdmin = (id: string, context: Rolldown.ChunkingContext): boolean => {
    if (/\/src\/admin\//.test(id)) return true;
    const found = known.get(id);
    if (found !== undefined) return found;
    // For modules that import each other.
    known.set(id, true);
    const info = context.getModuleInfo(id);
    const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])];
    const result = importers.length > 0 && importers.every((importer) => isOnlyOfAdmin(importer, context));
    known.set(id, result);
    return result;
  };
  return (id, context) => (isOnlyOfAdmin(id, context) ? 'admin' : null);
}

export const adminChunks = (): AstroIntegration => ({
  name: 'admin-chunks',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [groupModules] } });
    },
  },
});
