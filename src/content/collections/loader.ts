import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { withoutFrontMatter } from '../plain-markdown.ts';
import { contentRoot, readContentFile, readFacts } from '../read-file.ts';
import { withReferences } from '../references.ts';
import { type ContentFiles, filesOf } from './files.ts';
import { headingId } from './page-ids.ts';

/** Loads the files of a collection with the clinic's facts filled in, again whenever a file of content/ changes. */
export const load = (collection: ContentFiles): Loader => ({
  name: 'content-with-facts',
  load: async (context) => {
    const loadAll = () => loadFiles(context, collection);
    await loadAll();
    const folder = resolve(contentRoot(), 'content');
    context.watcher?.on('change', (path) => {
      if (resolve(path).startsWith(folder)) loadAll().catch((error: Error) => context.logger.error(error.message));
    });
  },
});

async function loadFiles(context: LoaderContext, collection: ContentFiles): Promise<void> {
  const root = contentRoot();
  const facts = readFacts(root);
  const entries = await Promise.all(
    filesOf(collection, root).map(async (path) => {
      const id = basename(path).replace(/\.\w+$/, '');
      const { data: fields, body } = readContentFile(path, facts, root);
      const data = await context.parseData({ id, data: fields, filePath: resolve(path) });
      const digest = context.generateDigest({ fields, body });
      if (body === undefined) return { id, data, filePath: path, digest };
      const fileURL = pathToFileURL(resolve(join(root, path)));
      const { html, metadata } = await context.renderMarkdown(withoutFrontMatter(body), { fileURL });
      const headings = (metadata?.headings ?? []).map((one) => ({ ...one, slug: headingId(one.slug) }));
      const rendered = { html: withReferences(withHeadingIds(html)), metadata: { ...metadata, headings } };
      return { id, data, filePath: path, digest, body, rendered };
    }),
  );
  context.store.clear();
  for (const entry of entries) context.store.set(entry);
}

const withHeadingIds = (html: string) => html.replace(/(?<=<h[1-6] id=")[^"]+/g, (id) => headingId(id));
