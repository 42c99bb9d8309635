import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'zod';

/** A kind of document in content/. */
export type ContentFiles = {
  /** Its files below content/: one name, or a pattern. */
  files: string;
  /** The names that its files may have, when pages have fixed addresses. */
  slugs?: readonly string[];
  schema: z.ZodType;
};

/** The paths of its files, such as `content/therapieen/pro-aging.md`. Throws for a name without a page. */
export function filesOf({ files, slugs }: ContentFiles, root: string): string[] {
  const paths = globSync(`content/${files}`, { cwd: root }).sort();
  for (const path of slugs ? paths : []) requireKnownSlug(path, slugs ?? []);
  return paths;
}

export function requireKnownSlug(path: string, slugs: readonly string[]): void {
  const [, folder, name] = path.split('/');
  const slug = basename(name ?? '', '.md');
  if (slugs.includes(slug)) return;
  throw new Error(
    `${path}: er is geen pagina /${folder}/${slug}. Geef het bestand een van deze namen: ${slugs.join(', ')}.`,
  );
}
