import { glob } from 'astro/loaders';

/** Loads content/{folder}/*.md. A file name that is not one of `slugs` stops the build. */
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
