import { glob } from 'astro/loaders';

/** Reads content/{folder}/*.md; a file whose name is not one of the known addresses stops the build. */
export const pageLoader = (folder: string, slugs: readonly string[]) =>
  glob({
    base: `content/${folder}`,
    pattern: '*.md',
    generateId: ({ entry }) => requireKnownSlug(folder, entry.replace(/\.md$/, ''), slugs),
  });

export function requireKnownSlug(folder: string, slug: string, slugs: readonly string[]): string {
  if (slugs.includes(slug)) return slug;
  throw new Error(
    `content/${folder}/${slug}.md: er is geen pagina /${folder}/${slug}. Geef het bestand een van deze namen: ${slugs.join(', ')}.`,
  );
}
