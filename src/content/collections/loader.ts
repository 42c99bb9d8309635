import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { readContentFile, readFacts } from '../read-file.ts';
import { withReferences } from '../references.ts';

type IdOf = (name: string) => string;

/** Loads content/{folder}/*.md. A file name that is not one of `slugs` stops the build. */
export const pageLoader = (folder: string, slugs: readonly string[]): Loader =>
  filesLoader(`content/${folder}/*.md`, (name) => requireKnownSlug(folder, name, slugs));

/** Loads Markdown files of content/ itself. */
export const markdownLoader = (pattern: string): Loader => filesLoader(`content/${pattern}.md`);

/** Loads a YAML file of content/ as one entry. */
export const yamlLoader = (name: string): Loader => filesLoader(`content/${name}.yaml`);

/** Loads files with the clinic's facts filled in, again whenever a file of content/ changes. */
function filesLoader(pattern: string, idOf: IdOf = (name) => name): Loader {
  return {
    name: 'content-with-facts',
    load: async (context) => {
      const load = () => loadFiles(context, pattern, idOf);
      await load();
      const folder = resolve('content');
      context.watcher?.on('change', (path) => {
        if (resolve(path).startsWith(folder)) load().catch((error: Error) => context.logger.error(error.message));
      });
    },
  };
}

async function loadFiles(context: LoaderContext, pattern: string, idOf: IdOf): Promise<void> {
  const facts = readFacts();
  const files = globSync(pattern).sort();
  const entries = await Promise.all(
    files.map(async (filePath) => {
      const id = idOf(basename(filePath).replace(/\.\w+$/, ''));
      const { data: fields, body } = readContentFile(filePath, facts);
      const data = await context.parseData({ id, data: fields, filePath: resolve(filePath) });
      const digest = context.generateDigest({ fields, body });
      if (body === undefined) return { id, data, filePath, digest };
      const rendered = await context.renderMarkdown(body, { fileURL: pathToFileURL(resolve(filePath)) });
      return { id, data, filePath, digest, body, rendered: { ...rendered, html: withReferences(rendered.html) } };
    }),
  );
  context.store.clear();
  for (const entry of entries) context.store.set(entry);
}

export function requireKnownSlug(folder: string, slug: string, slugs: readonly string[]): string {
  if (slugs.includes(slug)) return slug;
  throw new Error(
    `content/${folder}/${slug}.md: er is geen pagina /${folder}/${slug}. Geef het bestand een van deze namen: ${slugs.join(', ')}.`,
  );
}
